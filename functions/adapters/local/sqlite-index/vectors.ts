// Finds the nearest vectors exactly: 8-bit products narrow all vectors down to the candidates, whose full vectors
// decide.
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { best, type Found } from './best.ts';
import { dot, unit } from './quantise.ts';
import { BLOCK, type Run, type VectorBlock, vectorBlock } from './vector-block.ts';

const floats = (data: unknown): Float32Array => {
  const bytes = data as Uint8Array;
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
};

/** Ranges of a block with allowed documents; ranges that nearly touch are joined, and filtered afterwards. */
const runsOf = (block: VectorBlock, allowed: Uint8Array): readonly Run[] => {
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

type Possible = { readonly doc: number; readonly most: number };
type Search = {
  readonly query: Float32Array;
  readonly allowed: Uint8Array;
  /** Ranked by the lowest possible product. */
  readonly certain: ReturnType<typeof best>;
  /** Candidates whose product may be among the best so far. */
  readonly possible: Possible[];
};

const collect = (block: VectorBlock, { query, allowed, certain, possible }: Search): void => {
  const runs = runsOf(block, allowed);
  const { sums, step, steps, errors, error } = block.score(query, runs);
  let bar = certain.bar();
  for (const [from, to] of runs)
    for (let slot = from; slot < to; slot += 1) {
      const product = (sums[slot] ?? 0) * step * (steps[slot] ?? 0);
      const off = (errors[slot] ?? 0) + error;
      const doc = block.docs[slot] ?? 0;
      if (product + off < bar || allowed[doc] !== 1) continue;
      possible.push({ doc, most: product + off });
      certain.offer(doc, product - off);
      bar = certain.bar();
    }
};

/** Vectors read before other work runs. */
const SLICE = 2000;

const store = (db: DatabaseSync, dimensions: number) => {
  const blocks: VectorBlock[] = [];
  let upTo = 0;
  const load = db.prepare('SELECT doc, data FROM vector WHERE doc > ? AND dimensions = ? ORDER BY doc LIMIT ?');
  const room = (): VectorBlock => {
    const last = blocks.at(-1);
    if (last && last.size() < BLOCK) return last;
    const fresh = vectorBlock(dimensions);
    blocks.push(fresh);
    return fresh;
  };
  const loadSlice = (): number => {
    let loaded = 0;
    for (const row of load.iterate(upTo, dimensions, SLICE)) {
      upTo = Number(row.doc);
      room().add(upTo, floats(row.data));
      loaded += 1;
    }
    return loaded;
  };
  return {
    blocks,
    slots: () => blocks.reduce((sum, block) => sum + block.size(), 0),
    /** Loads what has been written since. */
    sync: async (): Promise<void> => {
      while (loadSlice() === SLICE) await setImmediate();
    },
  };
};

export const vectors = (db: DatabaseSync) => {
  const stores = new Map<number, ReturnType<typeof store>>();
  const read = db.prepare('SELECT data FROM vector WHERE doc = ?');
  /** Rebuilds a store if most of its rows were removed or replaced. */
  const storeOf = (dimensions: number, documents: number) => {
    const known = stores.get(dimensions);
    if (known && known.slots() < 2 * documents + 10_000) return known;
    const fresh = store(db, dimensions);
    stores.set(dimensions, fresh);
    return fresh;
  };

  return {
    bytes: () => [...stores.values()].flatMap(({ blocks }) => blocks).reduce((sum, block) => sum + block.bytes(), 0),
    /** Loads new vectors and returns the search. `allowed` is 1 at the numbers of documents that may be found. */
    ready: async (dimensions: number, documents: number) => {
      const { blocks, sync } = storeOf(dimensions, documents);
      await sync();
      return (vector: readonly number[], allowed: Uint8Array, limit: number): readonly Found[] => {
        const query = unit(vector);
        const certain = best(limit);
        const possible: Possible[] = [];
        for (const block of blocks) collect(block, { query, allowed, certain, possible });
        const bar = certain.bar();
        const nearest = best(limit);
        for (const { doc, most } of possible)
          if (most >= bar) nearest.offer(doc, dot(query, floats(read.get(doc)?.data)));
        return nearest.found;
      };
    },
  };
};
