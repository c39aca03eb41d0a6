// Figures of fiscal years, the share price and the number of shares from S&P Capital IQ, as facts.
import type { Fact } from '#shared/model/fact.ts';
import type { FactsQuery, Outcome } from '../../../ports/sources.ts';
import { EMPTY, listed } from '../../outcome.ts';
import { nowIso, type Setup } from '../../provider.ts';
import { askValues, NAME, type Wanted } from './request.ts';

export const HOMEPAGE = 'https://www.capitaliq.spglobal.com/';
export const PUBLISHER = 'S&P Capital IQ';

/** Capital IQ gives money and shares in millions. */
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
const PERIOD_END = 'IQ_PERIODDATE';
const CURRENCY = 'IQ_FILING_CURRENCY';
const PRICE = { mnemonic: 'IQ_CLOSEPRICE', label: 'Closing Price', metric: 'sharePrice' };
const SHARES = { mnemonic: 'IQ_SHARESOUTSTANDING', label: 'Shares Outstanding', metric: 'sharesOutstanding' };
const TODAY = [NAME, CURRENCY, PRICE.mnemonic, SHARES.mnemonic];

/** As many as comparisons and their growth look back. */
const MOST_YEARS = 5;

const fiscalYears = (count: number): string[] =>
  Array.from({ length: count }, (_, before) => (before === 0 ? 'IQ_FY' : `IQ_FY-${before}`));

/** `12/31/2025`, as the provider writes days. */
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
  ] as const;
  return units.flatMap(([line, shown]) => {
    const value = numberOf(read(line.mnemonic));
    return value === undefined ? [] : [factOf(of, line, value, shown)];
  });
};

/** What the company has reported for the years, and what it is worth on the market today. */
export const factsOf = async (setup: Setup, query: FactsQuery): Promise<Outcome<readonly Fact[]>> => {
  const { company, fromYear, toYear } = query;
  if (!company.ticker) return EMPTY;
  const today = nowIso(setup).slice(0, 10);
  const periods = fiscalYears(Math.min(MOST_YEARS, Math.max(1, Number(today.slice(0, 4)) - fromYear)));
  const wanted: Wanted[] = [
    ...TODAY.map((mnemonic) => ({ mnemonic })),
    ...periods.flatMap((period) =>
      [PERIOD_END, ...LINES.map(({ mnemonic }) => mnemonic)].map((mnemonic) => ({ mnemonic, period })),
    ),
  ];
  const reply = await askValues(setup, company.ticker, wanted);
  if (reply.is !== 'ok') return reply;
  const read: Read = (mnemonic, period) =>
    reply.value[wanted.findIndex((one) => one.mnemonic === mnemonic && one.period === period)];
  const currency = read(CURRENCY);
  if (!currency) return EMPTY;
  const of = { entity: { ...company, name: read(NAME) ?? company.name }, isSample: setup.isSample, filedAt: today };
  const years = periods.flatMap((period) => ofYear(of, currency, period, toYear, read));
  return listed([...years, ...ofToday(of, currency, read)]);
};
