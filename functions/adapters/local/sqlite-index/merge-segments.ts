// Keeps the number of segments low: eight of one size become one of the next, in slices between which other work runs.
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { blockWriter } from './blocks.ts';
import { appendPostings, decoded, writePostings } from './postings.ts';
import { segmentCursor } from './segment-cursor.ts';
import { transaction } from './tenant-database.ts';

const FANOUT = 8;
/** Bytes of postings merged, and blocks removed, before other work runs: some 10 ms. */
const SLICE_BYTES = 256 * 1024;
const SLICE_BLOCKS = 250;

type Segment = { readonly segment: number; readonly docs: number };

const tier = (docs: number) => Math.floor(Math.log(Math.max(docs, 1)) / Math.log(FANOUT));

/** The smallest tier with enough segments, together with all smaller ones. */
const nextMerge = (segments: readonly Segment[]): readonly Segment[] => {
  const tiers = [...new Set(segments.map(({ docs }) => tier(docs)))].sort((a, b) => a - b);
  for (const level of tiers) {
    const chosen = segments.filter(({ docs }) => tier(docs) <= level);
    if (chosen.length >= FANOUT) return chosen;
  }
  return [];
};

const liveSegments = (db: DatabaseSync): readonly Segment[] =>
  db
    .prepare('SELECT segment, docs FROM segment WHERE live = 1 ORDER BY segment')
    .all()
    .map((row) => ({ segment: Number(row.segment), docs: Number(row.docs) }));

/** Returns a function that merges one slice and returns whether there is more. */
const merger = (db: DatabaseSync, from: readonly Segment[], into: number) => {
  const cursors = from.map(({ segment }) => segmentCursor(db, segment));
  const blocks = blockWriter(db, into);
  const all = decoded();
  return (alive: Uint32Array): boolean => {
    for (let bytes = 0; bytes < SLICE_BYTES; ) {
      let key = Number.POSITIVE_INFINITY;
      for (const cursor of cursors) key = Math.min(key, cursor.key());
      if (key === Number.POSITIVE_INFINITY) {
        blocks.end();
        return false;
      }
      all.size = 0;
      for (const cursor of cursors) {
        if (cursor.key() !== key) continue;
        appendPostings(cursor.postings(), alive, all);
        cursor.next();
      }
      const postings = writePostings(all);
      bytes += postings.length + 12;
      if (all.size > 0) blocks.add(key, postings);
    }
    return true;
  };
};

const removeSegment = async (db: DatabaseSync, segment: number): Promise<void> => {
  const bound = db.prepare('SELECT first FROM block WHERE segment = ? ORDER BY first LIMIT 1 OFFSET ?');
  const clear = db.prepare('DELETE FROM block WHERE segment = ? AND first <= ?');
  for (;;) {
    const until = bound.get(segment, SLICE_BLOCKS)?.first ?? Number.MAX_SAFE_INTEGER;
    transaction(db, () => clear.run(segment, until));
    if (until === Number.MAX_SAFE_INTEGER) break;
    await setImmediate();
  }
  db.prepare('DELETE FROM segment WHERE segment = ?').run(segment);
};

const merge = async (db: DatabaseSync, from: readonly Segment[], alive: () => Uint32Array): Promise<void> => {
  const docs = from.reduce((sum, segment) => sum + segment.docs, 0);
  const into = Number(db.prepare('INSERT INTO segment (docs, live) VALUES (?, 0)').run(docs).lastInsertRowid);
  const slice = merger(db, from, into);
  while (transaction(db, () => slice(alive()))) await setImmediate();
  transaction(db, () => {
    const change = db.prepare('UPDATE segment SET live = ? WHERE segment = ?');
    change.run(1, into);
    for (const { segment } of from) change.run(0, segment);
  });
  for (const { segment } of from) await removeSegment(db, segment);
};

export const mergeSegments = async (db: DatabaseSync, alive: () => Uint32Array): Promise<void> => {
  for (;;) {
    const from = nextMerge(liveSegments(db));
    if (from.length === 0) return;
    await merge(db, from, alive);
  }
};
