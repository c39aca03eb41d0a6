// Finds Korean companies by name or ticker; a homepage distinguishes companies of one name.
import * as z from 'zod';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Candidate, CompanyQuery, MatchReason, Outcome } from '../../../ports/sources.ts';
import { comparableName, domainOf } from '../../company-name.ts';
import { compareCandidates, isExact, matchName } from '../../name-match.ts';
import { listed, mapped, ok } from '../../outcome.ts';
import { type DartSetup, dartJson } from './call.ts';
import { type Registered, register } from './register.ts';

const MAX_COMPANIES = 20;
/** Maximum number of companies whose homepage is looked up. */
const MAX_CHECKED = 5;

const Company = z.object({
  corp_code: z.string(),
  corp_name: z.string(),
  corp_name_eng: z.string().default(''),
  stock_name: z.string().default(''),
  stock_code: z.string().default(''),
  hm_url: z.string().default(''),
  acc_mt: z.string().default(''),
});
export type DartCompany = { readonly ids: CompanyIds; readonly fiscalYearEnd: string };

export const companyOf = async (setup: DartSetup, corpCode: string): Promise<Outcome<DartCompany>> => {
  const reply = await dartJson(setup, { name: 'company', params: { corp_code: corpCode } }, Company);
  return mapped(reply, (company) => ({
    ids: {
      name: company.corp_name.trim(),
      corpCode,
      ticker: company.stock_code.trim() || undefined,
      domain: domainOf(company.hm_url),
    },
    fiscalYearEnd: company.acc_mt.trim(),
  }));
};

const reasonsOf = (company: Registered, { ticker = '' }: CompanyQuery, name: string): MatchReason[] => {
  const byName = matchName(name, company.comparable);
  const byTicker = ticker !== '' && company.ticker === ticker.trim().toUpperCase();
  return [...(byTicker ? (['sameTicker'] as const) : []), ...(byName ? [byName] : [])];
};

const withHomepage = async (setup: DartSetup, candidate: Candidate, wanted: string): Promise<Candidate> => {
  const found = await companyOf(setup, candidate.company.corpCode ?? '');
  if (found.is !== 'ok') return candidate;
  const { domain } = found.value.ids;
  const reasons: MatchReason[] = domain === wanted ? [...candidate.reasons, 'sameDomain'] : [...candidate.reasons];
  return { ...candidate, company: { ...candidate.company, domain }, reasons };
};

export const dartCompanies = async (setup: DartSetup, query: CompanyQuery): Promise<Outcome<readonly Candidate[]>> => {
  const all = await register(setup);
  if (all.is !== 'ok') return all;
  const name = comparableName(query.name ?? '');
  const found = all.value.flatMap((company): Candidate[] => {
    const reasons = reasonsOf(company, query, name);
    if (reasons.length === 0) return [];
    const ids = { name: company.name, corpCode: company.corpCode, ticker: company.ticker || undefined };
    const names = [company.name, company.english].filter(Boolean);
    const { isSample } = setup;
    return [{ company: ids, source: 'dart', reasons, names, country: 'KR', isListed: company.ticker !== '', isSample }];
  });
  const best = found.sort(compareCandidates).slice(0, MAX_COMPANIES);
  const domain = query.homepage ? domainOf(query.homepage) : undefined;
  if (!domain) return listed(best);
  const checked = best.slice(0, MAX_CHECKED).map((candidate) => withHomepage(setup, candidate, domain));
  return listed([...(await Promise.all(checked)), ...best.slice(MAX_CHECKED)].sort(compareCandidates));
};

/** The only matching company, or none: two companies of one name are never decided between. */
export const theOne = async (setup: DartSetup, company: CompanyIds): Promise<Outcome<string>> => {
  if (company.corpCode) return ok(company.corpCode);
  const found = await dartCompanies(setup, company);
  if (found.is !== 'ok') return found;
  const exact = found.value.filter(({ reasons }) => isExact(reasons));
  const byTicker = exact.filter(({ reasons }) => reasons.includes('sameTicker'));
  const [only, other] = byTicker.length > 0 ? byTicker : exact;
  return only?.company.corpCode && !other ? ok(only.company.corpCode) : { is: 'empty' };
};
