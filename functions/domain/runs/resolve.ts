// Resolves the companies of the inputs in the registers: a single match is used; among several, the person chooses.
import type { CompanyIds } from '#shared/model/fact.ts';
import { anyNumber } from '#shared/model/registers.ts';
import type { SourceProvider } from '#shared/model/source.ts';
import type { Candidate, Source } from '../../ports/sources.ts';
import { isExact } from '../../sources/name-match.ts';
import { resolveCompany } from '../../sources/resolve-company.ts';

export type Providers = Readonly<Partial<Record<SourceProvider, Source>>>;

const MAX_CANDIDATES = 8;

export type Recognised = {
  readonly company: CompanyIds;
  readonly candidates: readonly Candidate[];
  /**
   * `several`: more than one of this name; `like`: only similar names; `none`: no match; `unheard`: no register
   * replied.
   */
  readonly is: 'one' | 'several' | 'like' | 'none' | 'unheard';
};

export const recognise = async (providers: Providers, wanted: CompanyIds): Promise<Recognised> => {
  const isAddress = wanted.domain !== undefined && wanted.name.includes(wanted.domain);
  const query = isAddress ? { homepage: wanted.domain } : { name: wanted.name, ticker: wanted.ticker ?? wanted.name };
  const { candidates, only, failures } = await resolveCompany(providers, query);
  if (only) return { company: { ...wanted, ...only.company }, candidates: [only], is: 'one' };
  const exact = candidates.filter(({ reasons }) => isExact(reasons));
  if (exact.length > 0) return { company: wanted, candidates: exact.slice(0, MAX_CANDIDATES), is: 'several' };
  if (candidates.length > 0) return { company: wanted, candidates: candidates.slice(0, MAX_CANDIDATES), is: 'like' };
  return { company: wanted, candidates: [], is: failures.length > 0 ? 'unheard' : 'none' };
};

export const isKnown = (company: CompanyIds): boolean => anyNumber(company) !== undefined;
