// Opens a compound file (OLE): streams by path; chains are limited to the file's number of sectors, against loops.
import { DocumentRefused } from '../refused.ts';

export type Compound = {
  /** Paths such as `Root Entry/BodyText/Section0`, without the root: `BodyText/Section0`. */
  readonly names: readonly string[];
  /** `undefined` if there is no such stream. */
  read(name: string): Uint8Array | undefined;
};

type Entry = {
  readonly name: string;
  readonly type: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
};
type Chains = { readonly table: readonly number[]; read(sector: number): Uint8Array };

const STORAGE = 1;
const STREAM = 2;
const LAST = 0xfffffffa;
const MAX_ENTRIES = 20_000;
const MAX_NESTING = 20;
const damaged = () => new DocumentRefused('damaged');

const chain = ({ table, read }: Chains, start: number, size: number): Uint8Array => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let at = start; at < LAST && length < size && parts.length <= table.length; at = table[at] ?? LAST) {
    const part = read(at);
    if (part.length === 0) break;
    parts.push(part);
    length += part.length;
  }
  const whole = new Uint8Array(Math.min(length, size));
  let to = 0;
  for (const part of parts) {
    whole.set(part.subarray(0, whole.length - to), to);
    to += part.length;
  }
  return whole;
};

const numbers = (bytes: Uint8Array): number[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length >> 2 }, (_, n) => view.getUint32(n * 4, true));
};

/** The sectors of the allocation table: the header names 109, a list of sectors the others. */
const tableSectors = (view: DataView, read: (sector: number) => Uint8Array, most: number): number[] => {
  const sectors = Array.from({ length: 109 }, (_, n) => view.getUint32(76 + n * 4, true));
  let next = view.getUint32(68, true);
  for (let n = 0; next < LAST && n < most; n += 1) {
    const list = numbers(read(next));
    next = list.pop() ?? LAST;
    sectors.push(...list);
    if (sectors.length > most + 256) break;
  }
  return sectors.filter((sector) => sector < LAST).slice(0, most);
};

const entryAt = (view: DataView, at: number): Entry => {
  const length = Math.min(64, view.getUint16(at + 64, true));
  let name = '';
  for (let n = 0; n + 2 < length; n += 2) name += String.fromCharCode(view.getUint16(at + n, true));
  return {
    name,
    type: view.getUint8(at + 66),
    left: view.getUint32(at + 68, true),
    right: view.getUint32(at + 72, true),
    child: view.getUint32(at + 76, true),
    start: view.getUint32(at + 116, true),
    size: view.getUint32(at + 120, true),
  };
};

const streamsOf = (entries: readonly Entry[]): Map<string, Entry> => {
  const streams = new Map<string, Entry>();
  const seen = new Set<number>();
  const waiting: { at: number; path: string; depth: number }[] = [
    { at: entries[0]?.child ?? LAST, path: '', depth: 0 },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { at, path, depth } = next;
    const entry = entries[at];
    if (!entry || seen.has(at) || depth > MAX_NESTING) continue;
    seen.add(at);
    if (entry.type === STREAM) streams.set(path + entry.name, entry);
    else if (entry.type === STORAGE) waiting.push({ at: entry.child, path: `${path}${entry.name}/`, depth: depth + 1 });
    waiting.push({ at: entry.left, path, depth }, { at: entry.right, path, depth });
  }
  return streams;
};

export const openCompound = (bytes: Uint8Array): Compound => {
  if (bytes.length < 512) throw damaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw damaged();
  const sector = (n: number) => bytes.subarray((n + 1) << shift, ((n + 1) << shift) + (1 << shift));
  const most = bytes.length >> shift;
  const readable = (n: number) => (n < most ? sector(n) : new Uint8Array());
  const table = tableSectors(view, readable, most).flatMap((n) => numbers(readable(n)));
  const big: Chains = { table, read: readable };
  const whole = Number.MAX_SAFE_INTEGER;
  const directory = chain(big, view.getUint32(48, true), MAX_ENTRIES * 128);
  const slots = new DataView(directory.buffer);
  const entries = Array.from({ length: directory.length >> 7 }, (_, n) => entryAt(slots, n * 128));
  const streams = streamsOf(entries);
  if (streams.size === 0) throw damaged();
  const cutoff = view.getUint32(56, true);
  let small: Chains | undefined;
  const smallChains = (): Chains => {
    const store = chain(big, entries[0]?.start ?? LAST, whole);
    return {
      table: numbers(chain(big, view.getUint32(60, true), whole)),
      read: (n) => store.subarray(n * 64, n * 64 + 64),
    };
  };
  return {
    names: [...streams.keys()],
    read: (name) => {
      const entry = streams.get(name);
      if (!entry) return undefined;
      if (entry.size >= cutoff) return chain(big, entry.start, entry.size);
      small ??= smallChains();
      return chain(small, entry.start, entry.size);
    },
  };
};
