// Reads rows of a sheet with years in its header: label, displayed values, and the unit that the sheet states.
import { type StatedUnit, statedUnit } from '../language/grammar/column-unit.ts';
import { headerPeriod } from '../language/grammar/header-period.ts';
import forecastYears from '../language/lexicon/forecast-years.json' with { type: 'json' };
import { compile } from '../language/lexicon/lexicon.ts';
import type { Grid } from './grid.ts';
import { withYearsAcross } from './years-across.ts';

export type SheetGrid = { readonly name: string; readonly grid: Grid };
export type ByYear = ReadonlyMap<number, number>;
type Unit = Pick<StatedUnit, 'power' | 'currency'>;
export type YearlyRow = {
  readonly sheet: string;
  readonly label: string;
  readonly values: ByYear;
  readonly isPercent: boolean;
  /** The unit of its label, else of the nearest caption or header above; empty if none is stated. */
  readonly unit: Unit;
};
type YearColumn = { readonly at: number; readonly year: number; readonly isForecast: boolean };
export type YearlyRows = { readonly columns: readonly YearColumn[]; readonly rows: readonly YearlyRow[] };

/** A single year may be part of a title. */
const MIN_YEARS = 2;
/** 2026E, 2026 (F), 2026P, and with the word for year in between: 2026年E. */
const FORECAST = /\d\p{L}{0,2}\s?\(?[EFP]\)?$/iu;
const saysForecast = compile(forecastYears);
const isForecastYear = (cell: string): boolean => FORECAST.test(cell.trim()) || saysForecast(cell).length > 0;
const YEAR = /^(\d{4})(?:-\d\d)*$/;
/** Numbers as spreadsheets print them: (1.2), △1.2, 1.2%, 12.0x, 45days. */
const NUMBER = /^([-−–△▲(]*)(\d+(?:\.\d+)?)\)?(%?)(?:x|days)?$/i;

const yearOf = (cell: string): number | undefined => {
  const [, year] = YEAR.exec(headerPeriod(cell)?.key ?? '') ?? [];
  return year === undefined ? undefined : Number(year);
};

const yearColumns = (cells: readonly string[]): YearColumn[] =>
  cells.flatMap((cell, at) => {
    const year = yearOf(cell);
    return year === undefined ? [] : [{ at, year, isForecast: isForecastYear(cell) }];
  });

/** Consecutive years from left to right. */
const isHeader = (columns: readonly YearColumn[]): boolean =>
  columns.length >= MIN_YEARS && columns.every(({ year }, n) => n === 0 || year === (columns[n - 1]?.year ?? 0) + 1);

const numberIn = (cell: string): { readonly value: number; readonly isPercent: boolean } | undefined => {
  const [, sign, digits, percent] = NUMBER.exec(cell.normalize('NFKC').replace(/[,\s]/g, '')) ?? [];
  return digits === undefined ? undefined : { value: Number(digits) * (sign ? -1 : 1), isPercent: percent !== '' };
};

const unitIn = (cells: readonly string[]): Unit | undefined =>
  cells
    .flatMap((cell) => statedUnit(cell, 'money') ?? [])
    .map(
      ({ power, currency }): Unit => ({ ...(power === undefined ? {} : { power }), ...(currency ? { currency } : {}) }),
    )
    .find(({ power }) => power !== undefined);

const rowIn = (
  cells: readonly string[],
  columns: readonly YearColumn[],
): Omit<YearlyRow, 'sheet' | 'unit'> | undefined => {
  const label = cells.slice(0, columns[0]?.at ?? 0).find((cell) => cell.trim() !== '') ?? '';
  const numbers = columns.flatMap(({ at, year }) => {
    const number = numberIn(cells[at] ?? '');
    return number ? [{ year, ...number }] : [];
  });
  if (label === '' || numbers.length === 0) return undefined;
  const values = new Map(numbers.map(({ year, value }) => [year, value]));
  return { label: label.trim(), values, isPercent: numbers.some(({ isPercent }) => isPercent) };
};

/** A later header of years, or a later unit, applies to the rows below it. */
export const readYearlyRows = ({ name, grid: printed }: SheetGrid): YearlyRows => {
  const isAcross = printed.some((cells) => isHeader(yearColumns(cells)));
  const grid = isAcross ? printed : withYearsAcross(printed, yearOf);
  let columns: readonly YearColumn[] = [];
  let unit: Unit = {};
  const all: YearColumn[] = [];
  const rows: YearlyRow[] = [];
  for (const cells of grid) {
    const heads = yearColumns(cells);
    const row = isHeader(heads) ? undefined : rowIn(cells, columns);
    if (row) {
      rows.push({ ...row, sheet: name, unit: unitIn([row.label]) ?? unit });
      continue;
    }
    unit = unitIn(cells) ?? unit;
    if (isHeader(heads)) {
      columns = heads;
      all.push(...heads);
    }
  }
  return { columns: all, rows };
};
