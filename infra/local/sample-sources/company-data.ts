// Sample CoreSignal and Capital IQ APIs, with invented companies.
import * as z from 'zod';
import { AOBA, GAON, NORTHWAY, SHIRAKABA } from '../samples/make/companies.ts';
import type { Statement } from '../samples/make/statements.ts';
import { json } from './replies.ts';

const company = (
  id: number,
  [name, industry, country]: readonly [string, string, string],
  rest: readonly [number, string, string, number],
) => {
  const [employees, size, type, founded] = rest;
  const site = name.split(' ').slice(0, 2).join('-').toLowerCase();
  return {
    ...{ id, company_name: name, website: `https://www.${site}.example`, industry, hq_country: country },
    ...{ employees_count: employees, size_range: size, type, founded_year: founded },
    ...{ description: `${name} is an invented company (${industry}).`, linkedin_url: null },
  };
};

const COMPANIES = [
  company(
    990001,
    ['Gaon Logistics', 'Logistics', 'South Korea'],
    [1740, '1001-5000 employees', 'Public Company', 1998],
  ),
  company(
    990002,
    ['Northway Freight Systems', 'Trucking', 'United States'],
    [8940, '5001-10,000 employees', 'Public Company', 1987],
  ),
  company(990003, ['Aoba Rikuun', 'Logistics', 'Japan'], [2314, '1001-5000 employees', 'Public Company', 1961]),
  company(
    990004,
    ['Shirakaba Foods', 'Food Production', 'Japan'],
    [1480, '1001-5000 employees', 'Privately Held', 1974],
  ),
  company(990005, ['Dasan Fulfilment', 'Logistics', 'South Korea'], [410, '201-500 employees', 'Privately Held', 2012]),
  company(990006, ['Hanul Express', 'Logistics', 'South Korea'], [860, '501-1000 employees', 'Privately Held', 2004]),
  company(990007, ['Narae Warehousing', 'Logistics', 'South Korea'], [150, '51-200 employees', 'Privately Held', 2016]),
  company(
    990008,
    ['Prairie Line Haul', 'Trucking', 'United States'],
    [2300, '1001-5000 employees', 'Privately Held', 1993],
  ),
];

/** The few forms of Elasticsearch's query language that the source uses. */
const Query = z.object({
  query: z.object({ bool: z.object({ must: z.array(z.record(z.string(), z.record(z.string(), z.unknown()))) }) }),
});

const wordsIn = (value: unknown): string => {
  const nested = z.object({ query: z.string() }).safeParse(value);
  return String(nested.success ? nested.data.query : value).toLowerCase();
};

const fits = (
  one: Readonly<Record<string, unknown>>,
  clause: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): boolean =>
  Object.values(clause).every((fields) =>
    Object.entries(fields).every(([field, wanted]) => {
      const value = String(one[field.replace('.exact', '')]).toLowerCase();
      if (Array.isArray(wanted)) return wanted.some((option) => value.startsWith(String(option).toLowerCase()));
      return wordsIn(wanted)
        .split(/\s+/)
        .every((word) => value.includes(word));
    }),
  );

export const sampleCoresignal = (path: string, body: unknown): Response => {
  const id = /\/collect\/(\d+)$/.exec(path)?.[1];
  if (id) {
    const found = COMPANIES.find((one) => String(one.id) === id);
    return found ? json(found) : json({ detail: 'Not Found' }, 404);
  }
  const query = Query.safeParse(body);
  if (!query.success) return json({ detail: 'query' }, 422);
  return json(
    COMPANIES.filter((one) => query.data.query.bool.must.every((clause) => fits(one, clause))).map((one) => one.id),
  );
};

type Listed = {
  readonly name: string;
  readonly years: readonly Statement[];
  readonly currency: string;
  /** The month and day on which its fiscal years end. */
  readonly yearEnd: string;
  /** The price of a share, and the number of shares in millions. */
  readonly share: readonly [price: number, millions: number];
  readonly beta: number;
  /** The growth of revenue that analysts expect in each of the next years. */
  readonly growth: readonly number[];
};

/** By the tickers in the sample registers. */
const BY_TICKER: Readonly<Record<string, Listed>> = {
  NWFS: {
    ...{ name: 'Northway Freight Systems, Inc.', years: NORTHWAY, currency: 'USD', yearEnd: '12/31' },
    ...{ share: [41.2, 62.4], beta: 1.12, growth: [0.06, 0.05] },
  },
  '990010': {
    ...{ name: 'Gaon Logistics Co., Ltd.', years: GAON, currency: 'KRW', yearEnd: '12/31' },
    ...{ share: [84_000, 5], beta: 0.94, growth: [0.11, 0.08] },
  },
  '9901': {
    ...{ name: 'Aoba Rikuun Co., Ltd.', years: AOBA, currency: 'JPY', yearEnd: '03/31' },
    ...{ share: [2_310, 31.5], beta: 0.81, growth: [0.03, 0.025] },
  },
  '9902': {
    ...{ name: 'Shirakaba Foods Co., Ltd.', years: SHIRAKABA, currency: 'JPY', yearEnd: '03/31' },
    ...{ share: [1_480, 22], beta: 0.67, growth: [0.02, 0.02] },
  },
};

const OF_COMPANY: Readonly<Record<string, (one: Listed) => string | number>> = {
  IQ_COMPANY_NAME: ({ name }) => name,
  IQ_FILING_CURRENCY: ({ currency }) => currency,
  IQ_CLOSEPRICE: ({ share: [price] }) => price,
  IQ_SHARESOUTSTANDING: ({ share: [, millions] }) => millions,
  IQ_BETA: ({ beta }) => beta,
};

/** Estimates for later years, with the margins of the last year. */
const OF_LATER: Readonly<Record<string, (last: Statement, grown: number) => number>> = {
  IQ_REVENUE_EST: ({ revenue }, grown) => Math.round(revenue * grown),
  IQ_EBITDA_EST: ({ operating, depreciation }, grown) => Math.round((operating + depreciation) * grown),
};

const estimateOf = ({ years, growth }: Listed, mnemonic: string, ahead: number): number | undefined => {
  const last = years.at(-1);
  const rates = growth.slice(0, ahead);
  if (!last || rates.length < ahead) return undefined;
  return OF_LATER[mnemonic]?.(
    last,
    rates.reduce((grown, rate) => grown * (1 + rate), 1),
  );
};
const OF_YEAR: Readonly<Record<string, (year: Statement, one: Listed) => string | number>> = {
  IQ_PERIODDATE: ({ year }, { yearEnd }) => `${yearEnd}/${year}`,
  IQ_TOTAL_REV: (year) => year.revenue,
  IQ_GP: (year) => year.gross,
  IQ_EBITDA: (year) => year.operating + year.depreciation,
  IQ_EBIT: (year) => year.operating,
  IQ_NI: (year) => year.net,
  IQ_TOTAL_ASSETS: (year) => year.assets,
  IQ_TOTAL_EQUITY: (year) => year.equity,
  IQ_TOTAL_DEBT: (year) => year.debt,
  IQ_CASH_ST_INVEST: (year) => year.cash,
};

const Request = z.object({
  ...{ function: z.string(), identifier: z.string(), mnemonic: z.string() },
  properties: z.object({ periodType: z.string().optional() }).default({}),
});
const Requests = z.object({ inputRequests: z.array(Request) });

/** Returns a figure: `IQ_FY` is the last year, `IQ_FY-1` the one before, `IQ_FY+1` the next. */
const figureOf = ({ identifier, mnemonic, properties }: z.infer<typeof Request>): string | undefined => {
  const found = BY_TICKER[identifier];
  if (!found) return undefined;
  const years = Number(/[-+]\d+$/.exec(properties.periodType ?? '')?.[0] ?? 0);
  const year = found.years.at(years - 1);
  const value =
    years > 0
      ? estimateOf(found, mnemonic, years)
      : (OF_COMPANY[mnemonic]?.(found) ?? (year && OF_YEAR[mnemonic]?.(year, found)));
  return value === undefined ? undefined : String(value);
};

export const sampleCapitalIq = (body: unknown): Response => {
  const requests = Requests.safeParse(body);
  if (!requests.success) return json({ Errors: ['Invalid request'] });
  return json({
    GDSSDKResponse: requests.data.inputRequests.map((wanted) => ({
      ...{ Function: wanted.function, Identifier: wanted.identifier, Mnemonic: wanted.mnemonic },
      ...{ Properties: wanted.properties, ErrMsg: '' },
      Rows: [{ Row: [figureOf(wanted) ?? 'Data Unavailable'] }],
      ...{ Headers: [wanted.mnemonic], NumRows: 1, NumCols: 1, CacheExpiryTime: '0' },
    })),
  });
};
