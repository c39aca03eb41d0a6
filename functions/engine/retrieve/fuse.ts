// Fuses ranked lists (reciprocal rank fusion): a passage scores by its positions, not by the scores of the lists.
import type { Chunk } from '../../ports/search-index.ts';

/** The customary constant, which limits the advantage of the first positions. */
const K = 60;

export type Ranked = { readonly weight: number; readonly chunks: readonly Chunk[] };
export type Fused = { readonly chunk: Chunk; readonly fused: number };

export const fuse = (lists: readonly Ranked[]): Fused[] => {
  const sums = new Map<string, { chunk: Chunk; fused: number }>();
  for (const { weight, chunks } of lists)
    chunks.forEach((chunk, place) => {
      const sum = sums.get(chunk.id) ?? { chunk, fused: 0 };
      sum.fused += weight / (K + place + 1);
      sums.set(chunk.id, sum);
    });
  return [...sums.values()].sort((a, b) => b.fused - a.fused || (a.chunk.id < b.chunk.id ? -1 : 1));
};
