// Reads the properties of an Outlook message: texts in separate streams, numbers and times in one table.
import iconv from 'iconv-lite';
import type { Compound } from '../../guard/compound.ts';

const WIDE = '001F';
const NARROW = '001E';
const BYTES = '0102';
const HEADER = 32;
const ENTRY = 16;
/** 1970 as FILETIME, which counts tenths of microseconds from 1601. */
const EPOCH = 116_444_736_000_000_000n;

/** The values in the message's own table by tag, eight bytes each. */
const tableOf = (file: Compound): ReadonlyMap<number, bigint> => {
  const bytes = file.read('__properties_version1.0') ?? new Uint8Array();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const values = new Map<number, bigint>();
  for (let at = HEADER; at + ENTRY <= bytes.length; at += ENTRY)
    values.set(view.getUint32(at, true), view.getBigUint64(at + 8, true));
  return values;
};

export const messageProperties = (file: Compound) => {
  const table = tableOf(file);
  const code = Number((table.get(0x3ffd0003) ?? table.get(0x3fde0003) ?? 1252n) & 0xffffffffn);
  const narrow = code === 65001 ? 'utf-8' : iconv.encodingExists(`cp${code}`) ? `cp${code}` : 'windows-1252';
  const stream = (id: string, type: string, folder: string) => file.read(`${folder}__substg1.0_${id}${type}`);
  return {
    /** The text with this id of four hexadecimal digits. `folder` ends in a slash; the top level by default. */
    text: (id: string, folder = ''): string | undefined => {
      const wide = stream(id, WIDE, folder);
      if (wide) return new TextDecoder('utf-16le').decode(wide);
      const bytes = stream(id, NARROW, folder);
      return bytes && iconv.decode(bytes, narrow);
    },
    bytes: (id: string, folder = ''): Uint8Array | undefined => stream(id, BYTES, folder),
    time: (tag: number): string | undefined => {
      const value = table.get(tag);
      const date = value === undefined ? undefined : new Date(Number((value - EPOCH) / 10_000n));
      return date && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined;
    },
  };
};
