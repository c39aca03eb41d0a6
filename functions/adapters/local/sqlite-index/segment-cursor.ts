// Reads the terms of a segment in order, a block at a time.
import type { DatabaseSync } from 'node:sqlite';
import { type Block, blockOf, keyAt, postingsAt } from './blocks.ts';

export type SegmentCursor = {
  /** The current term; Infinity at the end. */
  key(): number;
  postings(): Uint8Array;
  next(): void;
};

export const segmentCursor = (db: DatabaseSync, segment: number): SegmentCursor => {
  const read = db.prepare('SELECT data FROM block WHERE segment = ? AND first > ? ORDER BY first LIMIT 1');
  let block: Block | undefined;
  let at = 0;
  const fetch = (after: number) => {
    const row = read.get(segment, after);
    block = row ? blockOf(row.data) : undefined;
    at = 0;
  };
  fetch(-1);
  return {
    key: () => (block ? keyAt(block, at) : Number.POSITIVE_INFINITY),
    postings: () => (block ? postingsAt(block, at) : new Uint8Array()),
    next: () => {
      at += 1;
      if (block && at === block.size) fetch(keyAt(block, at - 1));
    },
  };
};
