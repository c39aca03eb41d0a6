// Retrieves industry reports: the organization's own library, searched like files, and a licensed feed.
import type { Gathered, Gatherer } from './gatherer.ts';

type Parts = {
  readonly files: Gatherer;
  readonly feed: Gatherer;
  /** The workspaces that hold the library. */
  readonly libraryIds: readonly string[];
};

/** Joins library and feed; a feed with sample data is not mixed with the organization's own reports. */
const joined = (own: Gathered, feed: Gathered): Gathered => {
  const candidates = own.candidates.map((one) => ({ ...one, source: 'INDUSTRY' as const }));
  if (candidates.length === 0) return feed;
  const base = { source: 'INDUSTRY', outcome: 'ok', detail: 'ok' } as const;
  if (feed.isSample || feed.outcome !== 'ok') return { ...base, candidates };
  return { ...feed, ...base, candidates: [...candidates, ...feed.candidates] };
};

export const industryGatherer = ({ files, feed, libraryIds }: Parts): Gatherer => ({
  source: 'INDUSTRY',
  gather: async (plan, scope) => {
    if (libraryIds.length === 0) return feed.gather(plan, scope);
    const library = { tenant: scope.tenant, projectIds: libraryIds };
    const [own, licensed] = await Promise.all([files.gather(plan, library), feed.gather(plan, scope)]);
    return joined(own, licensed);
  },
});
