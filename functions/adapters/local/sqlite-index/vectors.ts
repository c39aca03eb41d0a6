// Nearest vectors, exact: 8-bit products narrow all vectors down to those that could be among the best, whose full
// vectors decide.
import type { DatabaseSync } from 'node:sqlite';
import { best, type Found } from './best.ts';
import { dot, unit } from './quantise.ts';
import { BLOCK, type VectorBlock, vectorBlock } from './vector-block.ts';

const floats = (data: unknown): Float32Array => {
  const bytes = data as Uint8Array;
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
};

/** Stretches of a block whose documents are allowed; runs that nearly touch are joined, and filtered afterwards. */
const runsOf = (block: VectorBlock, allowed: Uint8Array): (readonly [number, number])[] => {
  const runs: [number, number][] = [];
  const size = block.size();
  for (let slot = 0; slot < size; slot += 1) {
    if (allowed[block.docs[slot] ?? 0] !== 1) continue;
    const last = runs.at(-1);
    if (last && slot - last[1] < 16) last[1] = slot + 1;
    else runs.push([slot, slot + 1]);
  }
  return runs;
};

export const vectors = (db: DatabaseSync) => {
  const blocks: VectorBlock[] = [];
  let dimensions = 0;
  let upTo = 0;
  const load = db.prepare('SELECT doc, data FROM vector WHERE doc > ? AND dimensions = ? ORDER BY doc');
  const read = db.prepare('SELECT data FROM vector WHERE doc = ?');

  const reset = () => {
    blocks.length = 0;
    upTo = 0;
  };
  const sync = (wanted: number) => {
    if (wanted !== dimensions) reset();
    dimensions = wanted;
    for (const row of load.iterate(upTo, dimensions)) {
      let block = blocks.at(-1);
      if (!block || block.size() === BLOCK) {
        block = vectorBlock(dimensions);
        blocks.push(block);
      }
      upTo = Number(row.doc);
      block.add(upTo, floats(row.data));
    }
  };
  const candidates = (query: Float32Array, allowed: Uint8Array, limit: number): readonly number[] => {
    const certain = best(limit);
    const docs: number[] = [];
    const most: number[] = [];
    for (const block of blocks)
      block.score(query, runsOf(block, allowed), (doc, product, error) => {
        if (product + error < certain.bar() || allowed[doc] !== 1) return;
        docs.push(doc);
        most.push(product + error);
        certain.offer(doc, product - error);
      });
    const bar = certain.bar();
    return docs.filter((_, i) => (most[i] ?? 0) >= bar);
  };

  return {
    reset,
    bytes: () => blocks.reduce((sum, block) => sum + block.bytes(), 0),
    /** `allowed` is 1 at the numbers of documents that may be found. */
    nearest: (vector: readonly number[], allowed: Uint8Array, limit: number): readonly Found[] => {
      sync(vector.length);
      const query = unit(vector);
      const found = best(limit);
      for (const doc of candidates(query, allowed, limit)) found.offer(doc, dot(query, floats(read.get(doc)?.data)));
      return found.take();
    },
  };
};
