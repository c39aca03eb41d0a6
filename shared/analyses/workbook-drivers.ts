// Drivers of a forecast from a workbook that somebody else built: rows by their labels, years by the header, values as shown.
import { headerPeriod } from '../language/grammar/header-period.ts';
import lexicon from '../language/lexicon/driver-lines.json' with { type: 'json' };
import { conceptsNamed } from '../language/lexicon/statement-lines.ts';
import { FORECAST_YEARS } from './fields.ts';
import type { Grid } from './map-columns.ts';

type Sheet = { readonly name: string; readonly grid: Grid };
type ByYear = ReadonlyMap<number, number>;
/** A row of the file. */
type Row = { readonly sheet: string; readonly label: string; readonly values: ByYear; readonly isPercent: boolean };

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

/** A year by itself may stand in a title. */
const MIN_YEARS = 2;
const PERCENT = 100;
const DAYS_A_YEAR = 365;
/** 2026E, 2026 (F), 2026P. */
const FORECAST = /\d\s?\(?[EFP]\)?$/i;
const YEAR = /^(\d{4})(?:-\d\d)*$/;
/** As spreadsheets print it: (1.2), △1.2, 1.2%, 12.0x, 45days. */
const NUMBER = /^([-−–△▲(]*)(\d+(?:\.\d+)?)\)?(%?)(?:x|days)?$/i;

type YearColumn = { readonly at: number; readonly year: number; readonly isForecast: boolean };

const yearColumns = (cells: readonly string[]): YearColumn[] =>
  cells.flatMap((cell, at) => {
    const [, year] = YEAR.exec(headerPeriod(cell)?.key ?? '') ?? [];
    return year === undefined ? [] : [{ at, year: Number(year), isForecast: FORECAST.test(cell.trim()) }];
  });

/** One year after the other, from left to right. */
const isHeader = (columns: readonly YearColumn[]): boolean =>
  columns.length >= MIN_YEARS && columns.every(({ year }, n) => n === 0 || year === (columns[n - 1]?.year ?? 0) + 1);

const numberIn = (cell: string): { readonly value: number; readonly isPercent: boolean } | undefined => {
  const [, sign, digits, percent] = NUMBER.exec(cell.normalize('NFKC').replace(/[,\s]/g, '')) ?? [];
  return digits === undefined ? undefined : { value: Number(digits) * (sign ? -1 : 1), isPercent: percent !== '' };
};

type Read = { readonly columns: readonly YearColumn[]; readonly rows: readonly Row[] };

/** A later header of years holds for the rows below it. */
const readSheet = ({ name, grid }: Sheet): Read => {
  let columns: readonly YearColumn[] = [];
  const all: YearColumn[] = [];
  const rows: Row[] = [];
  for (const cells of grid) {
    const heads = yearColumns(cells);
    if (isHeader(heads)) {
      columns = heads;
      all.push(...heads);
      continue;
    }
    const label = cells.slice(0, columns[0]?.at ?? 0).find((cell) => cell.trim() !== '') ?? '';
    const numbers = columns.flatMap(({ at, year }) => {
      const number = numberIn(cells[at] ?? '');
      return number ? [{ year, ...number }] : [];
    });
    if (label === '' || numbers.length === 0) continue;
    const values = new Map(numbers.map(({ year, value }) => [year, value]));
    rows.push({ sheet: name, label: label.trim(), values, isPercent: numbers.some(({ isPercent }) => isPercent) });
  }
  return { columns: all, rows };
};

/** Case, brackets, signs of percent and spaces say nothing of what a row is. */
const fold = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\bas a (?:share|percentage) of\b/g, 'of')
    .replace(/[\s:%()[\]]+/g, '');

/** What a bracket adds may be a unit, or of what the row is a share. */
const isNamed = (words: ReadonlySet<string>, label: string): boolean =>
  words.has(fold(label)) || words.has(fold(label.replace(/\([^)]*\)|\[[^\]]*\]/g, '')));

const IN_DAYS: ReadonlySet<string> = new Set(['receivableDays', 'inventoryDays', 'payableDays']);

/** Without a sign of percent a rate of at most one is a fraction: what was read is shown to be confirmed. */
const inPercent = ({ values, isPercent }: Row): ByYear => {
  const isFraction = !isPercent && [...values.values()].every((value) => Math.abs(value) <= 1);
  return isFraction ? new Map([...values].map(([year, value]) => [year, value * PERCENT])) : values;
};

const labelled = (rows: readonly Row[], field: string): FoundDriver | undefined => {
  const entry = lexicon.drivers.find((one) => one.field === field);
  const words = new Set([...(entry?.ko ?? []), ...(entry?.en ?? []), ...(entry?.ja ?? [])].map(fold));
  const row = rows.find(({ label }) => isNamed(words, label));
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

const rowOf = (rows: readonly Row[], concept: string): Row | undefined =>
  rows.find(({ label }) => conceptsNamed(label).includes(concept));

const quotient = (above: Row, below: Row, times: number, isSigned: boolean): ByYear =>
  new Map(
    [...above.values].flatMap(([year, value]) => {
      const under = below.values.get(year);
      const top = isSigned ? value : Math.abs(value);
      return under === undefined || under === 0 ? [] : [[year, (top / Math.abs(under)) * times] as const];
    }),
  );

const computed = (rows: readonly Row[], field: string): FoundDriver | undefined => {
  if (field === 'revenueGrowth') {
    const row = rowOf(rows, 'revenue');
    const values = [...(row?.values ?? [])].flatMap(([year, value]) => {
      const before = row?.values.get(year - 1);
      return before ? [[year, (value / before - 1) * PERCENT] as const] : [];
    });
    return row && values.length > 0
      ? { field, sheet: row.sheet, labels: [row.label], values: new Map(values) }
      : undefined;
  }
  const ratio = RATIOS[field];
  const above = ratio && rowOf(rows, ratio.of);
  const below = ratio && rowOf(rows, ratio.over);
  if (!ratio || !above || !below) return undefined;
  const values = quotient(above, below, ratio.times, SIGNED.has(field));
  return values.size > 0 ? { field, sheet: above.sheet, labels: [above.label, below.label], values } : undefined;
};

/** Undefined where no row of years is found. */
export const workbookDrivers = (sheets: readonly Sheet[]): WorkbookDrivers | undefined => {
  const read = sheets.map(readSheet);
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
