// Finds companies at the SEC by name or ticker.
import * as z from 'zod';
import { DAY_MS } from '#shared/model/durations.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Candidate, CompanyQuery, MatchReason, Outcome } from '../../../ports/sources.ts';
import { comparableName } from '../../company-name.ts';
import { type Comparable, comparable, isExact, matchName, rankOf } from '../../name-match.ts';
import { EMPTY, listed, ok, parsedJson } from '../../outcome.ts';
import { paddedCik, type SecSetup, secGet } from './call.ts';

const Tickers = z.record(
  z.string(),
  z.object({ cik_str: z.union([z.number(), z.string()]), ticker: z.string(), title: z.string() }),
);
type Listed = {
  readonly cik: string;
  readonly tickers: string[];
  readonly title: string;
  readonly comparable: Comparable;
};

const MAX_COMPANIES = 20;

/** A company with several share classes is listed once per class. */
const byCompany = (rows: z.infer<typeof Tickers>): Listed[] => {
  const companies = new Map<string, Listed>();
  for (const { cik_str, ticker, title } of Object.values(rows)) {
    const cik = paddedCik(cik_str);
    const known = companies.get(cik);
    if (known) known.tickers.push(ticker);
    else companies.set(cik, { cik, tickers: [ticker], title, comparable: comparable(title) });
  }
  return [...companies.values()];
};

const read = new WeakMap<Uint8Array, readonly Listed[]>();

const register = async (setup: SecSetup): Promise<Outcome<readonly Listed[]>> => {
  const keep = { name: `register:${setup.bases.www}`, ms: DAY_MS, type: 'json' } as const;
  const reply = await secGet(setup, `${setup.bases.www}/files/company_tickers.json`, { keep });
  if (reply.is !== 'ok') return reply;
  const { bytes } = reply.value;
  const known = read.get(bytes);
  if (known) return ok(known);
  const rows = parsedJson(bytes, Tickers);
  if (rows.is !== 'ok') return rows;
  const companies = byCompany(rows.value);
  read.set(bytes, companies);
  return ok(companies);
};

const reasonsOf = (company: Listed, ticker: string, name: string): MatchReason[] => {
  const byName = matchName(name, company.comparable);
  const byTicker = ticker !== '' && company.tickers.includes(ticker);
  return [...(byTicker ? (['sameTicker'] as const) : []), ...(byName ? [byName] : [])];
};

const bestFirst = (a: Candidate, b: Candidate): number =>
  rankOf(a.reasons) - rankOf(b.reasons) || a.company.name.length - b.company.name.length;

export const secCompanies = async (setup: SecSetup, query: CompanyQuery): Promise<Outcome<readonly Candidate[]>> => {
  const all = await register(setup);
  if (all.is !== 'ok') return all;
  const name = comparableName(query.name ?? '');
  // The SEC writes BRK.B as BRK-B.
  const ticker = (query.ticker ?? '').trim().toUpperCase().replaceAll('.', '-');
  const found = all.value.flatMap((company): Candidate[] => {
    const reasons = reasonsOf(company, ticker, name);
    if (reasons.length === 0) return [];
    const ids = { name: company.title, cik: company.cik, ticker: company.tickers[0] };
    return [{ company: ids, source: 'sec', reasons, names: [company.title], isListed: true, isSample: setup.isSample }];
  });
  return listed(found.sort(bestFirst).slice(0, MAX_COMPANIES));
};

export const theOne = async (setup: SecSetup, company: CompanyIds): Promise<Outcome<string>> => {
  if (company.cik) return ok(paddedCik(company.cik));
  const found = await secCompanies(setup, company);
  if (found.is !== 'ok') return found;
  const exact = found.value.filter(({ reasons }) => isExact(reasons));
  const byTicker = exact.filter(({ reasons }) => reasons.includes('sameTicker'));
  const [only, other] = byTicker.length > 0 ? byTicker : exact;
  return only?.company.cik && !other ? ok(only.company.cik) : EMPTY;
};
