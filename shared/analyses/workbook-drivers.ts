// Reads forecast drivers from a workbook that somebody else built: rows by label, years by header, values as displayed.
import { DAYS_A_YEAR } from '../finance/periods.ts';
import { isUnitAlone } from '../language/grammar/column-unit.ts';
import lexicon from '../language/lexicon/driver-lines.json' with { type: 'json' };
import { conceptsNamed } from '../language/lexicon/statement-lines.ts';
import { FORECAST_YEARS } from './fields.ts';
import { type ByYear, readYearlyRows, type SheetGrid, type YearlyRow } from './yearly-rows.ts';

export type FoundDriver = {
  /** Of the form of a DCF. */
  readonly field: string;
  readonly sheet: string;
  /** The labels of the rows that it was read or computed from. */
  readonly labels: readonly string[];
  /** Percent or days, by year. */
  readonly values: ByYear;
};
export type WorkbookDrivers = {
  readonly years: readonly number[];
  /** The first year that the header marks as a forecast. */
  readonly firstForecast: number | undefined;
  readonly found: readonly FoundDriver[];
  /** Fields of which no row was found. */
  readonly missing: readonly string[];
};

const PERCENT = 100;

const BRACKETS = /\([^)]*\)|\[[^\]]*\]/g;
const SHARE_OF = new RegExp(`\\b(?:${lexicon.shareOf.join('|')})\\b`, 'g');

/** Case, brackets, signs of percent and spaces say nothing of what a row is. */
const fold = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replace(SHARE_OF, 'of')
    .replace(/%\s+(?!of\b)(?=[a-z])/g, ' of ')
    .replace(/[\s:%()[\]]+/g, '');

type Words = { readonly ko: readonly string[]; readonly en: readonly string[]; readonly ja: readonly string[] };
const foldedWords = ({ ko, en, ja }: Words): ReadonlySet<string> => new Set([...ko, ...en, ...ja].map(fold));

/** What a bracket adds may be a unit, or of what the row is a share. */
const isNamed = (words: ReadonlySet<string>, label: string): boolean =>
  words.has(fold(label)) || words.has(fold(label.replace(BRACKETS, '')));

const IN_DAYS: ReadonlySet<string> = new Set(['receivableDays', 'inventoryDays', 'payableDays']);

/** Without a sign of percent a rate of at most one is a fraction: what was read is shown to be confirmed. */
const inPercent = ({ values, isPercent }: YearlyRow): ByYear => {
  const isFraction = !isPercent && [...values.values()].every((value) => Math.abs(value) <= 1);
  return isFraction ? new Map([...values].map(([year, value]) => [year, value * PERCENT])) : values;
};

const labelled = (rows: readonly YearlyRow[], field: string): FoundDriver | undefined => {
  const entry = lexicon.drivers.find((one) => one.field === field);
  const words = entry && foldedWords(entry);
  const row = words && rows.find(({ label }) => isNamed(words, label));
  return (
    row && { field, sheet: row.sheet, labels: [row.label], values: IN_DAYS.has(field) ? row.values : inPercent(row) }
  );
};

type Ratio = { readonly of: string; readonly over: string; readonly times: number };
/** One line over another; costs are printed with either sign. */
const RATIOS: Readonly<Record<string, Ratio>> = {
  operatingMargin: { of: 'operatingIncome', over: 'revenue', times: PERCENT },
  taxRate: { of: 'incomeTax', over: 'pretaxIncome', times: PERCENT },
  depreciationShare: { of: 'depreciation', over: 'revenue', times: PERCENT },
  capexShare: { of: 'capex', over: 'revenue', times: PERCENT },
  receivableDays: { of: 'receivables', over: 'revenue', times: DAYS_A_YEAR },
  inventoryDays: { of: 'inventories', over: 'costOfSales', times: DAYS_A_YEAR },
  payableDays: { of: 'payables', over: 'costOfSales', times: DAYS_A_YEAR },
};
const SIGNED: ReadonlySet<string> = new Set(['operatingMargin']);

/** Models shorten lines as no statement does: EBIT, D&A, CAPEX. */
const MODEL_LINES = new Map(lexicon.lines.map(({ concept, ...words }) => [concept, foldedWords(words)]));

const isLine = (concept: string, label: string): boolean =>
  conceptsNamed(label).includes(concept) || MODEL_LINES.get(concept)?.has(fold(label)) === true;

/** A bracket may hold a unit, or the line's name once more: Operating profit (EBIT). */
const withoutAside = (concept: string, label: string): string =>
  label
    .normalize('NFKC')
    .replace(BRACKETS, (bracket) => (isUnitAlone(bracket) || isLine(concept, bracket.slice(1, -1)) ? '' : bracket))
    .trim();

/** A rate is no amount of the line that its label begins with: Capex (% of sales). */
const rowsOf = (rows: readonly YearlyRow[], concept: string): YearlyRow[] =>
  rows.filter(({ label, isPercent }) => !isPercent && isLine(concept, withoutAside(concept, label)));

/** By which power of ten the first is in a larger unit; undefined where nothing says that one may be divided by the other. */
const powerBetween = (above: YearlyRow, below: YearlyRow): number | undefined => {
  const [one, other] = [above.unit, below.unit];
  if (one.currency !== undefined && other.currency !== undefined && one.currency !== other.currency) return undefined;
  if (one.power !== undefined && other.power !== undefined) return one.power - other.power;
  // Rows of a sheet that state no unit of their own are in that of the others.
  return above.sheet === below.sheet || one.power === other.power ? 0 : undefined;
};

type Pair = { readonly above: YearlyRow; readonly below: YearlyRow; readonly power: number };

/** Of one sheet where there are two; else of two sheets whose units are known to each other. */
const pairOf = (rows: readonly YearlyRow[], { of, over }: Ratio): Pair | undefined => {
  const pairs = rowsOf(rows, of).flatMap((above) =>
    rowsOf(rows, over).flatMap((below): Pair[] => {
      const power = powerBetween(above, below);
      return power === undefined ? [] : [{ above, below, power }];
    }),
  );
  return pairs.find(({ above, below }) => above.sheet === below.sheet) ?? pairs[0];
};

const quotient = ({ above, below, power }: Pair, times: number, isSigned: boolean): ByYear =>
  new Map(
    [...above.values].flatMap(([year, value]) => {
      const under = below.values.get(year);
      const top = isSigned ? value : Math.abs(value);
      return under === undefined || under === 0 ? [] : [[year, (top / Math.abs(under)) * 10 ** power * times] as const];
    }),
  );

const computed = (rows: readonly YearlyRow[], field: string): FoundDriver | undefined => {
  if (field === 'revenueGrowth') {
    const [row] = rowsOf(rows, 'revenue');
    const values = [...(row?.values ?? [])].flatMap(([year, value]) => {
      const before = row?.values.get(year - 1);
      return before ? [[year, (value / before - 1) * PERCENT] as const] : [];
    });
    return row && values.length > 0
      ? { field, sheet: row.sheet, labels: [row.label], values: new Map(values) }
      : undefined;
  }
  const ratio = RATIOS[field];
  const pair = ratio && pairOf(rows, ratio);
  if (!pair) return undefined;
  const { above, below } = pair;
  const values = quotient(pair, ratio.times, SIGNED.has(field));
  return values.size > 0 ? { field, sheet: above.sheet, labels: [above.label, below.label], values } : undefined;
};

/** Undefined where no row of years is found. */
export const workbookDrivers = (sheets: readonly SheetGrid[]): WorkbookDrivers | undefined => {
  const read = sheets.map(readYearlyRows);
  const columns = read.flatMap((one) => one.columns);
  const rows = read.flatMap((one) => one.rows);
  if (columns.length === 0) return undefined;
  const fields = lexicon.drivers.map(({ field }) => field);
  const found = fields.flatMap((field) => labelled(rows, field) ?? computed(rows, field) ?? []);
  const forecast = columns.filter(({ isForecast }) => isForecast).map(({ year }) => year);
  return {
    years: [...new Set(columns.map(({ year }) => year))].sort((a, b) => a - b),
    firstForecast: forecast.length > 0 ? Math.min(...forecast) : undefined,
    found,
    missing: fields.filter((field) => !found.some((one) => one.field === field)),
  };
};

/** The first forecast year; where none is marked, the first of which every row has a value: growth has none in the oldest. */
export const firstYearOf = ({ firstForecast, years, found }: WorkbookDrivers): number =>
  firstForecast ?? years.find((year) => found.every(({ values }) => values.has(year))) ?? years[0] ?? 0;

/** Digits enough for a value to the cent; what a computer adds behind them is no figure of the file. */
const SIGNIFICANT_DIGITS = 10;

/** What the form is given: the years, and each driver from the first one on, as long as it goes on without a gap. */
export const driverInputs = (
  { found, years }: WorkbookDrivers,
  first: number,
): Readonly<Record<string, string | number>> => {
  const forecast = years.filter((year) => year >= first);
  const count = Math.min(forecast.length, FORECAST_YEARS.max);
  const entries = found.flatMap(({ field, values }): [string, string][] => {
    const ahead = forecast.map((year) => values.get(year));
    const gap = ahead.indexOf(undefined);
    const given = ahead.slice(0, gap < 0 ? undefined : gap);
    const text = given.map((value) => Number((value ?? 0).toPrecision(SIGNIFICANT_DIGITS))).join(', ');
    return given.length > 0 ? [[field, text]] : [];
  });
  return { ...(count < FORECAST_YEARS.min ? {} : { years: count }), ...Object.fromEntries(entries) };
};
