// Finds the companies that a name, ticker or homepage may mean, with reasons; two companies of one name are both
// returned.
import { numberIn, REGISTER_NAMES, REGISTERS } from '#shared/model/registers.ts';
import type { SourceProvider } from '#shared/model/source.ts';
import type { Candidate, CompanyQuery, Outcome, Source } from '../ports/sources.ts';
import { isExact, rankOf } from './name-match.ts';
import type { Failure } from './outcome.ts';

export type Resolved = {
  /** Best first. */
  readonly candidates: readonly Candidate[];
  /** The only exact match; `undefined` if there are several or none. */
  readonly only?: Candidate | undefined;
  /** Registers that failed, whose companies are missing here. */
  readonly failures: readonly { readonly source: SourceProvider; readonly outcome: Failure }[];
};

const MAX_NAMES = 3;

const candidatesOf = (outcome: Outcome<readonly Candidate[]>): readonly Candidate[] =>
  outcome.is === 'ok' ? outcome.value : [];

/** Names on a company's site are looked up like typed names. */
const namesBehind = async (homepage: Source | undefined, query: CompanyQuery): Promise<readonly string[]> => {
  if (query.name || !query.homepage || !homepage?.companies) return query.name ? [query.name] : [];
  return candidatesOf(await homepage.companies(query))
    .flatMap(({ names }) => names)
    .slice(0, MAX_NAMES);
};

const distinct = (candidates: readonly Candidate[]): Candidate[] => {
  const known = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const { company, source } = candidate;
    const key = `${source}:${numberIn(source, company) ?? company.domain}`;
    const earlier = known.get(key);
    if (!earlier || rankOf(candidate.reasons) < rankOf(earlier.reasons)) known.set(key, candidate);
  }
  return [...known.values()].sort((a, b) => rankOf(a.reasons) - rankOf(b.reasons));
};

export const resolveCompany = async (
  sources: Readonly<Partial<Record<SourceProvider, Source>>>,
  query: CompanyQuery,
): Promise<Resolved> => {
  const names = await namesBehind(sources.homepage, query);
  const queries = names.length > 0 ? names.map((name) => ({ ...query, name })) : [query];
  const registers = REGISTER_NAMES.map((name) => sources[REGISTERS[name].provider]).filter(
    (source) => source?.companies,
  );
  const replies = await Promise.all(
    registers.flatMap((source) =>
      queries.map(async (one) => ({ source: source?.name, outcome: await source?.companies?.(one) })),
    ),
  );
  const candidates = distinct(replies.flatMap(({ outcome }) => (outcome ? candidatesOf(outcome) : [])));
  const failures = replies.flatMap(({ source, outcome }) =>
    source && outcome && outcome.is !== 'ok' && outcome.is !== 'empty' ? [{ source, outcome }] : [],
  );
  const exact = candidates.filter(({ reasons }) => isExact(reasons));
  return { candidates, only: exact.length === 1 ? exact[0] : undefined, failures };
};
