// Opens a zip from its central directory and inflates within hard limits; names are looked up, never used as paths.
import { inflateRawSync } from 'node:zlib';
import { DocumentRefused } from '../refused.ts';

const ZIP_LIMITS = {
  entries: 2_000,
  total: 100 * 1024 * 1024,
  entry: 50 * 1024 * 1024,
  ratio: 100,
  /** Smaller parts may have any compression ratio. */
  ratioFree: 5 * 1024 * 1024,
} as const;

type Entry = {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
  readonly locked: boolean;
};

export type Zip = {
  readonly names: readonly string[];
  has(name: string): boolean;
  /** Throws DocumentRefused: damaged, tooLargeOpened or passwordNeeded. `undefined` if there is no such part. */
  read(name: string): Uint8Array | undefined;
};

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const damaged = () => new DocumentRefused('damaged');
const tooLarge = () => new DocumentRefused('tooLargeOpened');

const findEnd = (view: DataView): number => {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) if (view.getUint32(at, true) === END) return at;
  throw damaged();
};

const readEntry = (bytes: Uint8Array, view: DataView, at: number) => {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== CENTRAL) throw damaged();
  const nameLength = view.getUint16(at + 28, true);
  const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if (next > view.byteLength) throw damaged();
  const entry: Entry = {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)).replace(/^\/+/, ''),
    locked: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
  };
  return { entry, next };
};

const judge = (entries: readonly Entry[]): void => {
  let total = 0;
  for (const { size, packed } of entries) {
    total += size;
    if (size > ZIP_LIMITS.entry || total > ZIP_LIMITS.total) throw tooLarge();
    if (size > ZIP_LIMITS.ratioFree && size > packed * ZIP_LIMITS.ratio) throw tooLarge();
  }
};

const inflate = (bytes: Uint8Array, view: DataView, entry: Entry): Uint8Array => {
  if (entry.locked) throw new DocumentRefused('passwordNeeded');
  if (entry.at + 30 > view.byteLength || view.getUint32(entry.at, true) !== LOCAL) throw damaged();
  const from = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const packed = bytes.subarray(from, from + entry.packed);
  if (packed.length < entry.packed) throw damaged();
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw damaged();
  try {
    // The directory may state wrong sizes, so the cap decides.
    const ratioCap = Math.max(ZIP_LIMITS.ratioFree, packed.length * ZIP_LIMITS.ratio);
    return inflateRawSync(packed, { maxOutputLength: Math.min(ZIP_LIMITS.entry, ratioCap) });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : damaged();
  }
};

const directory = (bytes: Uint8Array, view: DataView): Entry[] => {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > ZIP_LIMITS.entries) throw tooLarge();
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count; n += 1) {
    const { entry, next } = readEntry(bytes, view, at);
    entries.push(entry);
    at = next;
  }
  judge(entries);
  return entries;
};

export const openZip = (bytes: Uint8Array): Zip => {
  if (bytes.length < 22) throw damaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = directory(bytes, view);
  const byName = new Map<string, Entry>();
  /** Names of two parts, of which programs open one or the other. */
  const twice = new Set<string>();
  for (const entry of entries) {
    const name = entry.name.toLowerCase();
    if (byName.has(name)) twice.add(name);
    byName.set(name, entry);
  }
  let inflated = 0;
  return {
    names: entries.map((entry) => entry.name),
    has: (name) => byName.has(name.toLowerCase()),
    read: (name) => {
      const entry = byName.get(name.toLowerCase());
      if (!entry) return undefined;
      if (twice.has(name.toLowerCase())) throw damaged();
      const opened = inflate(bytes, view, entry);
      inflated += opened.length;
      if (inflated > ZIP_LIMITS.total) throw tooLarge();
      return opened;
    },
  };
};
