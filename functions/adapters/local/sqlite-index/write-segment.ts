// Writes a batch of documents as one segment.
import type { DatabaseSync } from 'node:sqlite';
import { blockWriter } from './blocks.ts';
import { type DocTerms, invert } from './invert.ts';
import { postingsWriter } from './postings.ts';

/** Documents must be in ascending order. Runs inside the caller's transaction. */
export const writeSegment = (db: DatabaseSync, batch: readonly DocTerms[]): void => {
  const created = db.prepare('INSERT INTO segment (docs, live) VALUES (?, 1)').run(batch.length);
  const blocks = blockWriter(db, Number(created.lastInsertRowid));
  const postings = postingsWriter();
  const { hashes, inOrder, starts, docs, times } = invert(batch);
  for (const term of inOrder) {
    postings.begin();
    for (let i = starts[term] ?? 0; i < (starts[term + 1] ?? 0); i += 1) postings.add(docs[i] ?? 0, times[i] ?? 0);
    blocks.add(hashes[term] ?? 0, postings.end());
  }
  blocks.end();
};
