// Reads the records of an old PowerPoint file, and the locations of its slides after incremental saves.
import iconv from 'iconv-lite';
import { DocumentRefused } from '../../refused.ts';

export type PptRecord = {
  readonly type: number;
  readonly instance: number;
  readonly container: boolean;
  /** Offsets of the header (`at`) and of the payload (`from`). */
  readonly at: number;
  readonly from: number;
  readonly size: number;
};

const HEADER_ATOM = 3999;
const WIDE = 4000;
const NARROW = 4008;
const EDIT = 4085;
const DIRECTORY = 6002;
const LOCKED = 0xf3d1c4df;
const MAX_NESTING = 30;
const MAX_EDITS = 1_000;

const recordAt = (stream: DataView, at: number, end: number): PptRecord => {
  const head = stream.getUint16(at, true);
  const size = Math.min(stream.getUint32(at + 4, true), end - at - 8);
  return {
    type: stream.getUint16(at + 2, true),
    instance: head >>> 4,
    container: (head & 0xf) === 0xf,
    at,
    from: at + 8,
    size,
  };
};

/** The records directly inside the record with its header at `at`. */
export const recordsIn = (stream: DataView, at: number): PptRecord[] => {
  const records: PptRecord[] = [];
  if (at + 8 > stream.byteLength) return records;
  const outer = recordAt(stream, at, stream.byteLength);
  const end = outer.from + outer.size;
  for (let next = outer.from; next + 8 <= end; ) {
    const record = recordAt(stream, next, end);
    records.push(record);
    next = record.from + record.size;
  }
  return records;
};

/** The texts in records, with the kind that precedes each (0 and 6 are titles). */
export const textsIn = (stream: DataView, records: readonly PptRecord[]): { text: string; kind: number }[] => {
  const texts: { text: string; kind: number }[] = [];
  let kind = 1;
  const walk = (one: PptRecord, depth: number) => {
    const bytes = () => new Uint8Array(stream.buffer, stream.byteOffset + one.from, one.size);
    if (one.type === HEADER_ATOM && one.size >= 4) kind = stream.getUint32(one.from, true);
    else if (one.type === WIDE) texts.push({ text: new TextDecoder('utf-16le').decode(bytes()), kind });
    else if (one.type === NARROW) texts.push({ text: iconv.decode(bytes(), 'latin1'), kind });
    else if (one.container && depth < MAX_NESTING)
      for (const inner of recordsIn(stream, one.at)) walk(inner, depth + 1);
  };
  for (const record of records) walk(record, 0);
  return texts;
};

/** Reads the offsets of one save: 20 bits for the first id, 12 for the number of entries. */
const readDirectory = (stream: DataView, at: number, offsets: Map<number, number>): void => {
  if (at + 8 > stream.byteLength) return;
  const { type, from, size } = recordAt(stream, at, stream.byteLength);
  if (type !== DIRECTORY) return;
  for (let next = from; next + 4 <= from + size; ) {
    const head = stream.getUint32(next, true);
    const count = Math.min(head >>> 20, (from + size - next - 4) >> 2);
    next += 4;
    for (let n = 0; n < count; n += 1, next += 4) {
      const id = (head & 0xfffff) + n;
      // The latest save is read first.
      if (!offsets.has(id)) offsets.set(id, stream.getUint32(next, true));
    }
  }
};

/** The offsets of parts by id. */
export const offsetsOf = (stream: DataView, user: Uint8Array | undefined): ReadonlyMap<number, number> => {
  if (!user || user.length < 20) throw new DocumentRefused('damaged');
  const current = new DataView(user.buffer, user.byteOffset, user.byteLength);
  if (current.getUint32(12, true) === LOCKED) throw new DocumentRefused('passwordNeeded');
  const offsets = new Map<number, number>();
  let at = current.getUint32(16, true);
  for (let n = 0; at > 0 || n === 0; n += 1) {
    if (n > MAX_EDITS || at + 28 > stream.byteLength) break;
    const edit = recordAt(stream, at, stream.byteLength);
    if (edit.type !== EDIT) break;
    readDirectory(stream, stream.getUint32(edit.from + 12, true), offsets);
    at = stream.getUint32(edit.from + 8, true);
  }
  if (offsets.size === 0) throw new DocumentRefused('damaged');
  return offsets;
};
