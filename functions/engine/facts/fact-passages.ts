// Reads the passages that show facts from the index if the search missed them, so that an answer can cite them.
import type { Chunk, Index, Scope } from '../../ports/search-index.ts';
import type { Candidate } from '../retrieve/gatherer.ts';
import type { KnownFact } from '../understand/plan-type.ts';

const MAX_FACTS = 12;

const chunkOf = async (index: Pick<Index, 'range'>, tenant: string, id: string): Promise<Chunk | undefined> => {
  const [fileId = '', seq = ''] = id.split('#');
  const [chunk] = await index.range({ tenant, fileId, from: Number(seq), to: Number(seq) });
  return chunk;
};

const shows = (chunk: Chunk | undefined, { start, end, shown }: KnownFact): chunk is Chunk =>
  chunk?.text.slice(start, end) === shown;

type Found = { readonly facts: readonly KnownFact[]; readonly candidates: readonly Candidate[] };

/** Drops facts whose passage has changed since: only what the index contains can be shown. */
export const withPassages = async (
  index: Pick<Index, 'range'>,
  scope: Scope,
  facts: readonly KnownFact[],
  candidates: readonly Candidate[],
): Promise<Found> => {
  const known = new Map(candidates.map((one) => [one.chunk.id, one.chunk]));
  const found = await Promise.all(
    facts.slice(0, MAX_FACTS).map(async (fact) => {
      const chunk = known.get(fact.chunkId) ?? (await chunkOf(index, scope.tenant, fact.chunkId));
      return shows(chunk, fact) && scope.projectIds.includes(chunk.projectId) ? { fact, chunk } : undefined;
    }),
  );
  const standing = found.filter((one) => one !== undefined);
  const added = standing.filter(({ fact, chunk }) => fact.answers && !known.has(chunk.id)).map(({ chunk }) => chunk);
  return {
    facts: standing.map(({ fact }) => fact),
    candidates: [
      ...candidates,
      ...[...new Map(added.map((chunk) => [chunk.id, chunk])).values()].map((chunk) => ({
        source: 'FILES' as const,
        chunk,
        fused: 0,
      })),
    ],
  };
};
