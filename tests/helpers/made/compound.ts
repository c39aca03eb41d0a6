// Builds a compound file (OLE) from streams by path.
import { CFB } from '@e965/xlsx';

export const compound = (streams: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const file = CFB.utils.cfb_new();
  for (const [path, content] of Object.entries(streams)) CFB.utils.cfb_add(file, path, [...content]);
  return new Uint8Array(CFB.write(file, { type: 'array' }) as ArrayBuffer | number[]);
};

export const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le'));

export const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

export const numbers = (bits: 8 | 16 | 32, ...values: readonly number[]): Uint8Array => {
  const bytes = new Uint8Array((values.length * bits) / 8);
  const view = new DataView(bytes.buffer);
  for (const [n, value] of values.entries()) {
    if (bits === 8) view.setUint8(n, value);
    else if (bits === 16) view.setUint16(n * 2, value, true);
    else view.setUint32(n * 4, value, true);
  }
  return bytes;
};
