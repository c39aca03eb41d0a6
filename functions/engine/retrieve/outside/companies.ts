// Resolves the companies of a question in the registers: a single match is taken; among several, the person chooses.
import type { CompanyIds } from '#shared/model/fact.ts';
import { anyNumber } from '#shared/model/registers.ts';
import type { SourceProvider } from '#shared/model/source.ts';
import type { Candidate, Source } from '../../../ports/sources.ts';
import { isExact } from '../../../sources/name-match.ts';
import { resolveCompany } from '../../../sources/resolve-company.ts';
import type { Plan } from '../../understand/plan-type.ts';

type Providers = Readonly<Partial<Record<SourceProvider, Source>>>;

/** With all names in the register, so that a question in another language finds its documents. */
export type Known = { readonly ids: CompanyIds; readonly names: readonly string[] };
type Unclear = { readonly name: string; readonly candidates: readonly string[] };
export type Resolved = {
  readonly known: readonly Known[];
  readonly unclear: readonly Unclear[];
  /** The register could not be queried. */
  readonly hasFailure: boolean;
};

const MAX_COMPANIES = 3;
const MAX_NAMED = 5;
const TICKER = /^(?:[A-Z]{1,5}(?:\.[A-Z])?|\d{6})$/;

const labelOf = ({ company }: Candidate): string =>
  [company.name, company.ticker ?? anyNumber(company)].filter(Boolean).join(' ');

const knownOf = ({ company, names }: Candidate): Known => ({
  ids: company,
  names: [...new Set([company.name, ...names])],
});

type Read = { readonly known: readonly Known[]; readonly unclear: readonly Unclear[]; readonly hasFailure: boolean };

const read = async (providers: Providers, name: string): Promise<Read> => {
  const query = TICKER.test(name) ? { name, ticker: name } : { name };
  const { candidates, failures } = await resolveCompany(providers, query);
  const exact = candidates.filter(({ reasons }) => isExact(reasons));
  // A name with which only one company's name begins is its short name.
  const meant = exact.length > 0 ? exact : candidates.length === 1 ? candidates : [];
  if (meant.length > 1)
    return { known: [], unclear: [{ name, candidates: meant.slice(0, MAX_NAMED).map(labelOf) }], hasFailure: false };
  return { known: meant.map(knownOf), unclear: [], hasFailure: failures.length > 0 };
};

/** `registers`: those to search. A company listed in two countries is not treated as two companies of one name. */
export const resolveCompanies = async (registers: Providers, { entities }: Plan): Promise<Resolved> => {
  const all = await Promise.all(entities.slice(0, MAX_COMPANIES).map((name) => read(registers, name)));
  const known = new Map(all.flatMap((one) => one.known).map((one) => [anyNumber(one.ids) ?? '', one]));
  return {
    known: [...known.values()],
    unclear: all.flatMap((one) => one.unclear),
    hasFailure: all.some((one) => one.hasFailure),
  };
};
