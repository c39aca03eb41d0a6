// A temporary index over documents fetched for one question: the same searches as over files, dropped with the answer.
import { searchableText } from '../../../documents/chunk/header.ts';
import type { Model } from '../../../ports/model.ts';
import type { Chunk, Hit, Index, Scope } from '../../../ports/search-index.ts';
import { chunkTerms } from '../../label-terms.ts';
import { inverseFrequency, termScore } from '../bm25.ts';

/** More would keep a hosted embedding model busy for longer than an answer may take. */
const MAX_EMBEDDED = 150;

type Entry = { readonly chunk: Chunk; readonly counts: ReadonlyMap<string, number>; readonly length: number };

const entryOf = (chunk: Chunk): Entry => {
  const all = chunkTerms(chunk);
  const counts = new Map<string, number>();
  for (const term of all) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { chunk, counts, length: all.length };
};

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

const bestFirst = (hits: readonly Hit[], limit: number): Hit[] =>
  hits
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.chunk.id < b.chunk.id ? -1 : 1))
    .slice(0, limit);

export type PassingIndex = Pick<Index, 'lexical' | 'nearest' | 'range'>;

export const passingIndex = (chunks: readonly Chunk[], model: Pick<Model, 'embed'>): PassingIndex => {
  const entries = chunks.map(entryOf);
  const average = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length);
  const inScope = ({ fileIds }: Scope) => entries.filter(({ chunk }) => !fileIds || fileIds.includes(chunk.fileId));
  const rarity = (term: string): number => {
    const having = entries.filter(({ counts }) => counts.has(term)).length;
    return inverseFrequency(entries.length, having);
  };
  const scored = (weights: ReadonlyMap<string, number>, { chunk, counts, length }: Entry): Hit => {
    let score = 0;
    for (const [term, weight] of weights) {
      const count = counts.get(term) ?? 0;
      if (count > 0) score += weight * termScore(count, length, average);
    }
    return { chunk, score };
  };
  let vectors: Promise<readonly (readonly number[])[]> | undefined;
  const embedded = () => {
    vectors ??= model.embed(entries.slice(0, MAX_EMBEDDED).map(({ chunk }) => searchableText(chunk)));
    return vectors;
  };
  return {
    lexical: async ({ scope, terms: queryTerms, limit }) => {
      const weights = new Map([...new Set(queryTerms)].map((term) => [term, rarity(term)]));
      const hits = inScope(scope).map((entry) => scored(weights, entry));
      return bestFirst(hits, limit);
    },
    nearest: async ({ scope, vector, limit }) => {
      if (entries.length > MAX_EMBEDDED) return [];
      const all = await embedded();
      const hits = entries.map(({ chunk }, i) => ({ chunk, score: dot(all[i] ?? [], vector) }));
      return bestFirst(
        hits.filter(({ chunk }) => !scope.fileIds || scope.fileIds.includes(chunk.fileId)),
        limit,
      );
    },
    range: async ({ fileId, from, to }) =>
      chunks.filter(({ fileId: id, seq }) => id === fileId && seq >= from && seq <= to),
  };
};
