// Caches the postings of a term in a segment, because questions over one workspace repeat its words.
import type { DatabaseSync } from 'node:sqlite';
import { blockOf, postingsOf } from './blocks.ts';

/** Per tenant; beyond it the cache is emptied. Set by hand, not tuned on a set. */
const MAX_BYTES = 8 * 1024 * 1024;
/** The overhead of an entry besides its postings. */
const ENTRY_BYTES = 100;

/** A segment never changes and its number is never reused, so entries are valid while it is live. */
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
    /** Empties the cache if it takes too much memory or any of its segments was merged. */
    trim: (live: readonly number[]): void => {
      const isStale = [...known.keys()].some((segment) => !live.includes(segment));
      if (!isStale && bytes <= MAX_BYTES) return;
      known.clear();
      bytes = 0;
    },
  };
};
