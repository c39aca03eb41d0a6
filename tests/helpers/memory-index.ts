// An index over a few hand-made chunks: overlap of terms, no vectors.

import { terms } from '#functions/engine/terms.ts';
import type { Chunk, Index, Scope } from '#functions/ports/search-index.ts';

export const memoryIndex = (chunks: readonly Chunk[]): Pick<Index, 'lexical' | 'nearest' | 'range' | 'count'> => {
  const within = ({ projectIds, fileIds }: Scope) =>
    chunks.filter((chunk) => projectIds.includes(chunk.projectId) && (!fileIds || fileIds.includes(chunk.fileId)));
  return {
    lexical: async ({ scope, terms: asked, limit }) =>
      within(scope)
        .map((chunk) => {
          const given = new Set(terms(`${chunk.context.company ?? ''} ${chunk.context.document} ${chunk.text}`));
          return { chunk, score: asked.filter((term) => given.has(term)).length };
        })
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit),
    nearest: async () => [],
    range: async ({ fileId, from, to }) =>
      chunks.filter(({ fileId: id, seq }) => id === fileId && seq >= from && seq <= to),
    count: async (scope) => within(scope).length,
  };
};
