// Fetches figures of fiscal years, analysts' estimates, share price, share count and beta from S&P Capital IQ, as
// facts.
import type { Fact } from '#shared/model/fact.ts';
import type { FactsQuery, Outcome } from '../../../ports/sources.ts';
import { EMPTY, listed } from '../../outcome.ts';
import { nowIso, type Setup } from '../../provider.ts';
import { askValues, NAME, type Wanted } from './request.ts';

export const HOMEPAGE = 'https://www.capitaliq.spglobal.com/';
export const PUBLISHER = 'S&P Capital IQ';

/** Capital IQ states money and shares in millions. */
const MILLIONS = 6;

type Line = { readonly mnemonic: string; readonly label: string; readonly metric: string };

const FLOWS: readonly Line[] = [
  { mnemonic: 'IQ_TOTAL_REV', label: 'Total Revenue', metric: 'revenue' },
  { mnemonic: 'IQ_EBITDA', label: 'EBITDA', metric: 'ebitda' },
  { mnemonic: 'IQ_EBIT', label: 'EBIT', metric: 'operatingIncome' },
  { mnemonic: 'IQ_NI', label: 'Net Income', metric: 'netIncome' },
];
const BALANCES: readonly Line[] = [
  { mnemonic: 'IQ_TOTAL_EQUITY', label: 'Total Equity', metric: 'equity' },
  { mnemonic: 'IQ_TOTAL_DEBT', label: 'Total Debt', metric: 'debt' },
  { mnemonic: 'IQ_CASH_ST_INVEST', label: 'Cash & Short-Term Investments', metric: 'cash' },
];
const LINES = [...FLOWS, ...BALANCES];
/** The analysts' mean, for fiscal years not yet reported. */
const ESTIMATES: readonly Line[] = [
  { mnemonic: 'IQ_REVENUE_EST', label: 'Revenue Estimate', metric: 'revenueEstimate' },
  { mnemonic: 'IQ_EBITDA_EST', label: 'EBITDA Estimate', metric: 'ebitdaEstimate' },
];
const PERIOD_END = 'IQ_PERIODDATE';
const CURRENCY = 'IQ_FILING_CURRENCY';
const PRICE = { mnemonic: 'IQ_CLOSEPRICE', label: 'Closing Price', metric: 'sharePrice' };
const SHARES = { mnemonic: 'IQ_SHARESOUTSTANDING', label: 'Shares Outstanding', metric: 'sharesOutstanding' };
/** Over five years, levered. */
const BETA = { mnemonic: 'IQ_BETA', label: 'Beta (5 years)', metric: 'beta' };
const TODAY = [NAME, CURRENCY, PRICE.mnemonic, SHARES.mnemonic, BETA.mnemonic];

/** As many years as comparisons and growth rates need. */
const MAX_YEARS = 5;
/** Few analysts estimate further ahead. */
const YEARS_AHEAD = 2;

const fiscalYears = (count: number): string[] =>
  Array.from({ length: count }, (_, before) => (before === 0 ? 'IQ_FY' : `IQ_FY-${before}`));

/** Parses `12/31/2025`, the provider's date format. */
const dayOf = (text = ''): string | undefined => {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text) ?? [];
  return month && day && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
};

const numberOf = (text: string | undefined): number | undefined => {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', ''));
  return Number.isFinite(value) ? value : undefined;
};

type Of = Pick<Fact, 'entity' | 'isSample' | 'filedAt'>;
type Shown = Pick<Fact, 'period' | 'unit' | 'scale'>;

const factOf = (of: Of, { mnemonic, label, metric }: Line, value: number, shown: Shown): Fact => ({
  ...of,
  ...shown,
  ...{ concept: `capitalIq:${mnemonic}`, label, metric, value: value * 10 ** shown.scale, basis: 'consolidated' },
  source: { provider: 'capitalIq', url: HOMEPAGE, filing: '', form: PUBLISHER, field: mnemonic },
});

type Read = (mnemonic: string, period?: string) => string | undefined;

const ofYear = (of: Of, unit: string, period: string, toYear: number, read: Read): Fact[] => {
  const end = dayOf(read(PERIOD_END, period));
  if (!end || Number(end.slice(0, 4)) > toYear) return [];
  return LINES.flatMap((line) => {
    const value = numberOf(read(line.mnemonic, period));
    if (value === undefined) return [];
    const kind = FLOWS.includes(line) ? ('year' as const) : ('instant' as const);
    const key = kind === 'year' ? end.slice(0, 4) : end;
    return [factOf(of, line, value, { period: { key, kind, end }, unit, scale: MILLIONS })];
  });
};

const ofToday = (of: Of, currency: string, read: Read): Fact[] => {
  const period = { key: of.filedAt, kind: 'instant' as const, end: of.filedAt };
  const units = [
    [PRICE, { period, unit: `${currency}/shares`, scale: 0 }],
    [SHARES, { period, unit: 'shares', scale: MILLIONS }],
    [BETA, { period, unit: 'pure', scale: 0 }],
  ] as const;
  return units.flatMap(([line, shown]) => {
    const value = numberOf(read(line.mnemonic));
    return value === undefined ? [] : [factOf(of, line, value, shown)];
  });
};

const aheadOf = (years: number): string => `IQ_FY+${years}`;
const AHEAD = Array.from({ length: YEARS_AHEAD }, (_, i) => i + 1);

/** Future fiscal years end on the same day as the last reported one. */
const ofYearsAhead = (of: Of, unit: string, read: Read): Fact[] => {
  const [year = '', ...day] = dayOf(read(PERIOD_END, 'IQ_FY'))?.split('-') ?? [];
  if (!year) return [];
  return AHEAD.flatMap((years) => {
    const key = String(Number(year) + years);
    const period = { key, kind: 'year' as const, end: [key, ...day].join('-') };
    return ESTIMATES.flatMap((line) => {
      const value = numberOf(read(line.mnemonic, aheadOf(years)));
      return value === undefined ? [] : [factOf(of, line, value, { period, unit, scale: MILLIONS })];
    });
  });
};

/** Reported figures by year, analysts' estimates, and current market data. */
export const factsOf = async (setup: Setup, query: FactsQuery): Promise<Outcome<readonly Fact[]>> => {
  const { company, fromYear, toYear } = query;
  if (!company.ticker) return EMPTY;
  const today = nowIso(setup).slice(0, 10);
  const periods = fiscalYears(Math.min(MAX_YEARS, Math.max(1, Number(today.slice(0, 4)) - fromYear)));
  const wanted: Wanted[] = [
    ...TODAY.map((mnemonic) => ({ mnemonic })),
    ...periods.flatMap((period) =>
      [PERIOD_END, ...LINES.map(({ mnemonic }) => mnemonic)].map((mnemonic) => ({ mnemonic, period })),
    ),
    ...AHEAD.flatMap((years) => ESTIMATES.map(({ mnemonic }) => ({ mnemonic, period: aheadOf(years) }))),
  ];
  const reply = await askValues(setup, company.ticker, wanted);
  if (reply.is !== 'ok') return reply;
  const read: Read = (mnemonic, period) =>
    reply.value[wanted.findIndex((one) => one.mnemonic === mnemonic && one.period === period)];
  const currency = read(CURRENCY);
  if (!currency) return EMPTY;
  const of = { entity: { ...company, name: read(NAME) ?? company.name }, isSample: setup.isSample, filedAt: today };
  const years = periods.flatMap((period) => ofYear(of, currency, period, toYear, read));
  return listed([...years, ...ofYearsAhead(of, currency, read), ...ofToday(of, currency, read)]);
};
