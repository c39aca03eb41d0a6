// Finds Japanese companies by name (in Japanese, kana or English) or securities code.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Candidate, CompanyQuery, MatchReason, Outcome } from '../../../ports/sources.ts';
import { comparableName } from '../../company-name.ts';
import { compareCandidates, isExact, matchName, rankOf } from '../../name-match.ts';
import { EMPTY, listed, ok } from '../../outcome.ts';
import type { EdinetSetup } from './call.ts';
import { type Registered, register } from './register.ts';

const MAX_COMPANIES = 20;

const reasonsOf = (company: Registered, ticker: string, name: string): MatchReason[] => {
  const byName = company.comparable
    .flatMap((one) => matchName(name, one) ?? [])
    .sort((a, b) => rankOf([a]) - rankOf([b]))[0];
  const byTicker = ticker !== '' && company.ticker === ticker;
  return [...(byTicker ? (['sameTicker'] as const) : []), ...(byName ? [byName] : [])];
};

const idsOf = ({ name, edinetCode, ticker }: Registered): CompanyIds => ({
  name,
  edinetCode,
  ticker: ticker || undefined,
});

export const edinetCompanies = async (
  setup: EdinetSetup,
  query: CompanyQuery,
): Promise<Outcome<readonly Candidate[]>> => {
  const all = await register(setup);
  if (all.is !== 'ok') return all;
  const name = comparableName(query.name ?? '');
  const ticker = (query.ticker ?? '').trim().toUpperCase();
  const found = all.value.flatMap((company): Candidate[] => {
    const reasons = reasonsOf(company, ticker, name);
    if (reasons.length === 0) return [];
    const names = [company.name, company.english].filter(Boolean);
    const { isSample } = setup;
    const isListed = company.ticker !== '';
    return [{ company: idsOf(company), source: 'edinet', reasons, names, country: 'JP', isListed, isSample }];
  });
  return listed(found.sort(compareCandidates).slice(0, MAX_COMPANIES));
};

/** The only matching company, or none: two companies of one name are never decided between. */
export const theOne = async (setup: EdinetSetup, company: CompanyIds): Promise<Outcome<Registered>> => {
  const all = await register(setup);
  if (all.is !== 'ok') return all;
  const byCode = (code: string | undefined) => all.value.find(({ edinetCode }) => edinetCode === code);
  const known = byCode(company.edinetCode);
  if (known) return ok(known);
  const found = await edinetCompanies(setup, company);
  if (found.is !== 'ok') return found;
  const exact = found.value.filter(({ reasons }) => isExact(reasons));
  const byTicker = exact.filter(({ reasons }) => reasons.includes('sameTicker'));
  const [only, other] = byTicker.length > 0 ? byTicker : exact;
  const one = other ? undefined : byCode(only?.company.edinetCode);
  return one ? ok(one) : EMPTY;
};
