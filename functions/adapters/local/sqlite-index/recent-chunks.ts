// Caches recently read chunks, parsed: the questions of one report read the same passages many times.
import type { DatabaseSync } from 'node:sqlite';
import type { Chunk } from '../../../ports/search-index.ts';

/** About eight filings. Set by hand, not tuned on a set. */
const MAX_CHUNKS = 4_000;
const BYTES_PER_CHARACTER = 2;

type Entry = { readonly chunk: Chunk; readonly bytes: number };

/** A document number is never reused, so an entry is valid until its document is removed. */
export const recentChunks = (db: DatabaseSync) => {
  const payload = db.prepare('SELECT chunk FROM payload WHERE doc = ?');
  const entries = new Map<number, Entry>();
  let bytes = 0;

  const forget = (doc: number) => {
    bytes -= entries.get(doc)?.bytes ?? 0;
    entries.delete(doc);
  };
  const read = (doc: number): Entry | undefined => {
    const row = payload.get(doc);
    if (!row) return undefined;
    const text = String(row.chunk);
    return { chunk: JSON.parse(text) as Chunk, bytes: text.length * BYTES_PER_CHARACTER };
  };

  return {
    bytes: () => bytes,
    /** `undefined` if the document was removed. */
    get: (doc: number): Chunk | undefined => {
      const entry = entries.get(doc) ?? read(doc);
      forget(doc);
      if (!entry) return undefined;
      entries.set(doc, entry);
      bytes += entry.bytes;
      const oldest = entries.size > MAX_CHUNKS ? entries.keys().next().value : undefined;
      if (oldest !== undefined) forget(oldest);
      return entry.chunk;
    },
    forget: (docs: readonly number[]): void => docs.forEach(forget),
    clear: (): void => {
      entries.clear();
      bytes = 0;
    },
  };
};
