// An index over a few hand-made chunks: term overlap, no vectors.

import { terms } from '#functions/engine/terms.ts';
import type { Chunk, Index, Scope } from '#functions/ports/search-index.ts';

/** Cached, because a set of questions searches the same passages repeatedly. */
const TERMS = new WeakMap<Chunk, ReadonlySet<string>>();
const termsOf = (chunk: Chunk): ReadonlySet<string> => {
  const known = TERMS.get(chunk);
  if (known) return known;
  const { company = '', document } = chunk.context;
  const given = new Set(terms(`${company} ${document} ${chunk.text}`));
  TERMS.set(chunk, given);
  return given;
};

export const memoryIndex = (chunks: readonly Chunk[]): Pick<Index, 'lexical' | 'nearest' | 'range' | 'count'> => {
  const within = ({ projectIds, fileIds }: Scope) =>
    chunks.filter((chunk) => projectIds.includes(chunk.projectId) && (!fileIds || fileIds.includes(chunk.fileId)));
  return {
    lexical: async ({ scope, terms: asked, limit }) =>
      within(scope)
        .map((chunk) => ({ chunk, own: termsOf(chunk) }))
        .map(({ chunk, own }) => ({ chunk, score: asked.filter((term) => own.has(term)).length }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit),
    nearest: async () => [],
    range: async ({ fileId, from, to }) =>
      chunks.filter(({ fileId: id, seq }) => id === fileId && seq >= from && seq <= to),
    count: async (scope) => within(scope).length,
  };
};
