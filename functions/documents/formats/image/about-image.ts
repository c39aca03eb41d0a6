// Reads the size and metadata of a picture, without decoding pixels.
import type { About } from '../../../ports/parser.ts';
import { clean } from '../../text/clean.ts';
import { readExif } from './exif.ts';

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  new TextDecoder('latin1').decode(bytes.subarray(from, to));
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const MAX_PARTS = 1_000;

const PNG_TEXT: Readonly<Record<string, keyof About>> = { Title: 'title', Author: 'author' };

const png = (bytes: Uint8Array): About => {
  const view = viewOf(bytes);
  const found: Record<string, string> = {};
  let more: About = {};
  for (let at = 8, n = 0; at + 12 <= bytes.length && n < MAX_PARTS; n += 1) {
    const size = view.getUint32(at);
    const type = ascii(bytes, at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + size);
    const [key = '', value = ''] = type === 'tEXt' ? ascii(data, 0, 1_000).split('\0') : [];
    const field = PNG_TEXT[key];
    if (field) found[field] = clean(value);
    if (type === 'eXIf') more = readExif(data);
    at += 12 + size;
  }
  return { ...more, ...found, width: view.getUint32(16), height: view.getUint32(20) };
};

/** Whether a marker is a frame, which contains the size, and not a table in the same number range. */
const isFrame = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

const jpg = (bytes: Uint8Array): About => {
  const view = viewOf(bytes);
  let about: About = {};
  for (let at = 2, n = 0; at + 9 <= bytes.length && n < MAX_PARTS; n += 1) {
    if (bytes[at] !== 0xff) break;
    const mark = bytes[at + 1] ?? 0;
    const size = view.getUint16(at + 2);
    if (mark === 0xe1 && ascii(bytes, at + 4, at + 8) === 'Exif')
      about = { ...about, ...readExif(bytes.subarray(at + 10, at + 2 + size)) };
    if (isFrame(mark)) return { ...about, height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + size;
  }
  return about;
};

const gif = (bytes: Uint8Array): About => {
  const view = viewOf(bytes);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
};

const webp = (bytes: Uint8Array): About => {
  const view = viewOf(bytes);
  const kind = ascii(bytes, 12, 16);
  if (kind === 'VP8X')
    return { width: 1 + (view.getUint32(24, true) & 0xffffff), height: 1 + (view.getUint32(27, true) & 0xffffff) };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
};

/** `undefined` if the picture contains no metadata, or is truncated before it. */
export const aboutImage = (bytes: Uint8Array): About | undefined => {
  try {
    if (bytes[0] === 0x89) return png(bytes);
    if (bytes[0] === 0xff) return jpg(bytes);
    if (ascii(bytes, 0, 3) === 'GIF') return gif(bytes);
    return ascii(bytes, 8, 12) === 'WEBP' ? webp(bytes) : undefined;
  } catch {
    return undefined;
  }
};
