// Caches the postings of a term in a segment: questions over one workspace repeat its words.
import type { DatabaseSync } from 'node:sqlite';
import { blockOf, postingsOf } from './blocks.ts';

/** Of one tenant; then all are read again. Set by hand, no set chose it. */
const MAX_BYTES = 8 * 1024 * 1024;
/** What an entry takes beside its postings. */
const ENTRY_BYTES = 100;

/** A segment is never changed and its number never used twice, so what was read stays true while it is live. */
export const segmentPostings = (db: DatabaseSync) => {
  const read = db.prepare('SELECT data FROM block WHERE segment = ? AND first <= ? ORDER BY first DESC LIMIT 1');
  const known = new Map<number, Map<number, Uint8Array | undefined>>();
  let bytes = 0;

  const load = (segment: number, term: number): Uint8Array | undefined => {
    const row = read.get(segment, term);
    return row && postingsOf(blockOf(row.data), term)?.slice();
  };
  const ofSegment = (segment: number) => {
    const own = known.get(segment) ?? new Map<number, Uint8Array | undefined>();
    known.set(segment, own);
    return own;
  };

  return {
    bytes: () => bytes,
    get: (segment: number, term: number): Uint8Array | undefined => {
      const own = ofSegment(segment);
      if (own.has(term)) return own.get(term);
      const postings = load(segment, term);
      own.set(term, postings);
      bytes += ENTRY_BYTES + (postings?.length ?? 0);
      return postings;
    },
    /** Forgets segments that were merged, and all of them where they take too much. */
    trim: (live: readonly number[]): void => {
      const isStale = [...known.keys()].some((segment) => !live.includes(segment));
      if (!isStale && bytes <= MAX_BYTES) return;
      known.clear();
      bytes = 0;
    },
  };
};
