// Reads forecast drivers from a person's workbook: rows by label, years by header, values as displayed.
import { DAYS_A_YEAR } from '../finance/periods.ts';
import { isUnitAlone } from '../language/grammar/column-unit.ts';
import lexicon from '../language/lexicon/driver-lines.json' with { type: 'json' };
import { conceptsNamed } from '../language/lexicon/statement-lines.ts';
import { FORECAST_YEARS } from './fields.ts';
import { type ByYear, readYearlyRows, type SheetGrid, type YearlyRow } from './yearly-rows.ts';

export type FoundDriver = {
  /** A field of the DCF form. */
  readonly field: string;
  readonly sheet: string;
  /** The labels of the rows that the driver was read or computed from. */
  readonly labels: readonly string[];
  /** Percent or days, by year. */
  readonly values: ByYear;
};
export type WorkbookDrivers = {
  readonly years: readonly number[];
  /** The first year that the header marks as a forecast. */
  readonly firstForecast: number | undefined;
  readonly found: readonly FoundDriver[];
  /** The fields without a row. */
  readonly missing: readonly string[];
};

const PERCENT = 100;

const BRACKETS = /\([^)]*\)|\[[^\]]*\]/g;
const SHARE_OF = new RegExp(`\\b(?:${lexicon.shareOf.join('|')})\\b`, 'g');

/** Case, brackets, percent signs and spaces do not identify a row. */
const fold = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replace(SHARE_OF, 'of')
    .replace(/%\s+(?!of\b)(?=[a-z])/g, ' of ')
    .replace(/[\s:%()[\]]+/g, '');

type Words = { readonly ko: readonly string[]; readonly en: readonly string[]; readonly ja: readonly string[] };
const foldedWords = ({ ko, en, ja }: Words): ReadonlySet<string> => new Set([...ko, ...en, ...ja].map(fold));

/** The text in brackets may be a unit, or the base of a share. */
const isNamed = (words: ReadonlySet<string>, label: string): boolean =>
  words.has(fold(label)) || words.has(fold(label.replace(BRACKETS, '')));

const IN_DAYS: ReadonlySet<string> = new Set(['receivableDays', 'inventoryDays', 'payableDays']);

/** Without a percent sign, a rate of at most 1 is a fraction. The result is shown for confirmation. */
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
/** Quotients of two lines; costs may be printed with either sign. */
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

/** Models abbreviate lines, unlike statements: EBIT, D&A, CAPEX. */
const MODEL_LINES = new Map(lexicon.lines.map(({ concept, ...words }) => [concept, foldedWords(words)]));

const isLine = (concept: string, label: string): boolean =>
  conceptsNamed(label).includes(concept) || MODEL_LINES.get(concept)?.has(fold(label)) === true;

/** Brackets may contain a unit, or another name of the line: Operating profit (EBIT). */
const withoutAside = (concept: string, label: string): string =>
  label
    .normalize('NFKC')
    .replace(BRACKETS, (bracket) => (isUnitAlone(bracket) || isLine(concept, bracket.slice(1, -1)) ? '' : bracket))
    .trim();

/** A rate is not an amount of the line with which its label begins: Capex (% of sales). */
const rowsOf = (rows: readonly YearlyRow[], concept: string): YearlyRow[] =>
  rows.filter(({ label, isPercent }) => !isPercent && isLine(concept, withoutAside(concept, label)));

/** The difference between the powers of ten of two rows; `undefined` if it is unknown whether they can be divided. */
const powerBetween = (above: YearlyRow, below: YearlyRow): number | undefined => {
  const [one, other] = [above.unit, below.unit];
  if (one.currency !== undefined && other.currency !== undefined && one.currency !== other.currency) return undefined;
  if (one.power !== undefined && other.power !== undefined) return one.power - other.power;
  // Rows without a unit have the unit of the other rows on the sheet.
  return above.sheet === below.sheet || one.power === other.power ? 0 : undefined;
};

type Pair = { readonly above: YearlyRow; readonly below: YearlyRow; readonly power: number };

/** A pair from one sheet if possible, else from two sheets with compatible units. */
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

/** `undefined` if no row of years is found. */
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

/**
 * The first forecast year; if none is marked, the first with a value in every row, since growth is missing in the
 * oldest year.
 */
export const firstYearOf = ({ firstForecast, years, found }: WorkbookDrivers): number =>
  firstForecast ?? years.find((year) => found.every(({ values }) => values.has(year))) ?? years[0] ?? 0;

/** Enough digits for a value to the cent; further digits are floating-point noise. */
const SIGNIFICANT_DIGITS = 10;

/** The values for the form: the years, and each driver from the first year until its first gap. */
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
