// Reshapes sheets to one row per figure: merges two header rows, and turns side-by-side periods into rows.
import { headerPeriod } from '../language/grammar/header-period.ts';
import { languageOf } from '../language/grammar/text-language.ts';
import columnNames from '../language/lexicon/period-columns.json' with { type: 'json' };
import { isTotalOf } from '../language/lexicon/totals.ts';
import { unitRowOf } from './column-scales.ts';
import { isNeutral, looksLikeNumber } from './map-columns.ts';
import { monthsOf } from './period-months.ts';

export type SheetRows<R> = {
  readonly rows: readonly R[];
  readonly cellsOf: (row: R) => readonly string[];
  /** Returns the row with other cells and its original position in the file. */
  readonly withCells: (row: R, cells: readonly string[]) => R;
};

type Cells = readonly string[];
type Column = { readonly at: number; readonly key: string; readonly measure: string };
/** `heads`: the headers of the columns that stay. */
type Wide = { readonly columns: readonly Column[]; readonly undated: readonly number[]; readonly heads: Cells };
type Layout = { readonly first: number; readonly last: number; readonly heads: Cells; readonly wide: Wide | undefined };

/** The number of rows searched for a header, and the rows below it that show what a column contains. */
const HEADER_ROWS = 20;
const SAMPLE = 50;
/** The share of cells below a period that must be numbers, as opposed to dates and names. Set by hand. */
const NUMBER_SHARE = 0.8;
/** The most rows made from one sheet. */
const MAX_ROWS = 1_000_000;

const filled = (cells: Cells): number => cells.filter((cell) => cell.trim() !== '').length;
const widthOf = (...rows: readonly Cells[]): number => Math.max(0, ...rows.map((row) => row.length));
const at = (cells: Cells, column: number): string => cells[column]?.trim() ?? '';

/** The name of a merged cell is in its first column. */
const spread = (cells: Cells, width: number): string[] => {
  let last = '';
  return Array.from({ length: width }, (_, column) => {
    last = at(cells, column) || last;
    return last;
  });
};

const hasNumbersBelow = (body: readonly Cells[], column: number): boolean => {
  const given = body.map((cells) => at(cells, column)).filter((cell) => !isNeutral(cell));
  const seen = given.slice(0, SAMPLE);
  return seen.length > 0 && seen.filter(looksLikeNumber).length >= seen.length * NUMBER_SHARE;
};

/** A month below its year, or a measure below or above its period. */
const columnOf = (top: string, sub: string): Omit<Column, 'at'> | undefined => {
  const [above, below] = [headerPeriod(top), headerPeriod(sub)];
  if (below) return { key: below.key, measure: above ? below.rest : top || below.rest };
  if (!above) return undefined;
  const both = [`${top} ${sub}`, `${sub} ${top}`].map((text) => headerPeriod(text)).find((one) => one?.rest === '');
  if (both && both.key.length > above.key.length) return { key: both.key, measure: '' };
  return { key: above.key, measure: sub || above.rest };
};

/** Drops totals, and quarters or years whose months are all present: they would be counted twice. */
const withoutSums = (columns: readonly Column[]): Column[] =>
  columns.filter(({ key, measure }) => {
    const own = monthsOf(key);
    const isOpen = measure === '' || isTotalOf(measure);
    const parts = columns
      .filter((one) => isOpen || one.measure === measure)
      .map((one) => monthsOf(one.key))
      .filter((months) => months.length < own.length && months.every((month) => own.includes(month)));
    const isCovered = new Set(parts.flat()).size === own.length;
    return parts.length === 0 || !(isCovered || isTotalOf(measure));
  });

const wideOf = (tops: Cells, subs: Cells, body: readonly Cells[]): Wide | undefined => {
  const all = Array.from({ length: widthOf(tops, subs) }, (_, column) => column);
  const dated = all.flatMap((column): Column[] => {
    const found = columnOf(at(tops, column), at(subs, column));
    return found && hasNumbersBelow(body, column) ? [{ at: column, ...found }] : [];
  });
  const columns = withoutSums(dated);
  const headOf = (column: number) => at(subs, column) || at(tops, column);
  const places = columns.map(({ key, measure }) => `${key} ${measure}`);
  const isClear = new Set(places).size === places.length && new Set(columns.map(({ key }) => key)).size > 1;
  if (!isClear) return undefined;
  const isSum = (column: number) => isTotalOf(headOf(column)) && hasNumbersBelow(body, column);
  const undated = all.filter((column) => !dated.some((one) => one.at === column) && !isSum(column));
  return { columns, undated, heads: undated.map(headOf) };
};

/** A header contains no numbers except years. */
const isHeader = (cells: Cells): boolean =>
  filled(cells) > 0 &&
  cells.every((cell) => cell.trim() === '' || headerPeriod(cell) !== undefined || !looksLikeNumber(cell));

/** True if each of two rows names columns that the other leaves empty. */
const isSplit = (top: Cells, sub: Cells): boolean => {
  const columns = Array.from({ length: widthOf(top, sub) }, (_, column) => column);
  const onlyIn = (one: Cells, other: Cells) => columns.some((column) => at(one, column) && !at(other, column));
  return filled(top) > 1 && filled(sub) > 1 && onlyIn(top, sub) && onlyIn(sub, top);
};

const layoutAt = (grid: readonly Cells[], row: number): Layout | undefined => {
  const [top = [], sub = []] = [grid[row], grid[row + 1]];
  if (!isHeader(top)) return undefined;
  const isTitle = filled(top) === 1 && at(top, 0) !== '';
  const two = !isTitle && isHeader(sub) && filled(sub) > 1 && unitRowOf(grid, row) === undefined;
  const below = grid.slice((unitRowOf(grid, row + 1) ?? row + 1) + 1);
  if (two) {
    const tops = spread(top, widthOf(top, sub));
    const wide = wideOf(tops, sub, below);
    if (wide) return { first: row, last: row + 1, heads: [], wide };
    if (isSplit(top, sub) && below.length > 0) {
      const heads = tops.map((_, column) => at(sub, column) || at(top, column));
      return { first: row, last: row + 1, heads, wide: undefined };
    }
  }
  const wide = wideOf([], top, grid.slice((unitRowOf(grid, row) ?? row) + 1));
  return wide && { first: row, last: row, heads: [], wide };
};

const grainOf = (keys: readonly string[]): 'year' | 'quarter' | 'month' | 'period' => {
  if (keys.every((key) => /^\d{4}$/.test(key))) return 'year';
  if (keys.every((key) => /^\d{4}Q\d$/.test(key))) return 'quarter';
  return keys.every((key) => /^\d{4}-\d\d$/.test(key)) ? 'month' : 'period';
};

/** One row per period, with each measure in a separate column. */
const narrowed = <R>({ rows, cellsOf, withCells }: SheetRows<R>, { first, last }: Layout, wide: Wide): R[] => {
  const grid = rows.map(cellsOf);
  const names =
    columnNames[
      languageOf(
        grid
          .slice(first, last + 1)
          .flat()
          .join(' '),
      )
    ];
  const keys = [...new Set(wide.columns.map(({ key }) => key))];
  const measures = [...new Set(wide.columns.map(({ measure }) => measure))];
  const place = new Map(wide.columns.map(({ key, measure, at: column }) => [`${key} ${measure}`, column]));
  const units = unitRowOf(grid, last);
  const body = rows.slice((units ?? last) + 1);
  const undatedCells = (cells: Cells) => wide.undated.map((column) => cells[column] ?? '');
  const head = [...wide.heads, names[grainOf(keys)], ...measures.map((measure) => measure || names.amount)];
  const unitCells = (cells: Cells) => [
    ...undatedCells(cells),
    '',
    ...measures.map((measure) => cells[wide.columns.find((one) => one.measure === measure)?.at ?? -1] ?? ''),
  ];
  const long = body.flatMap((row): R[] => {
    const cells = cellsOf(row);
    return keys.flatMap((key) => {
      const values = measures.map((measure) => cells[place.get(`${key} ${measure}`) ?? -1] ?? '');
      return values.every((value) => value.trim() === '')
        ? []
        : [withCells(row, [...undatedCells(cells), key, ...values])];
    });
  });
  const [header, unitRow] = [rows[last], units === undefined ? undefined : rows[units]];
  return [
    ...rows.slice(0, first),
    ...(header === undefined ? [] : [withCells(header, head)]),
    ...(unitRow === undefined ? [] : [withCells(unitRow, unitCells(cellsOf(unitRow)))]),
    ...long,
  ];
};

/** A sheet with one header row and periods in rows is returned unchanged. */
export const tidySheet = <R>(sheet: SheetRows<R>): readonly R[] => {
  const { rows, cellsOf, withCells } = sheet;
  const grid = rows.slice(0, HEADER_ROWS + SAMPLE).map(cellsOf);
  for (let row = 0; row < Math.min(HEADER_ROWS, grid.length - 1); row += 1) {
    const layout = layoutAt(grid, row);
    if (!layout) continue;
    const { wide, first, last, heads } = layout;
    if (wide) return rows.length * wide.columns.length > MAX_ROWS ? rows : narrowed(sheet, layout, wide);
    const header = rows[last];
    return header === undefined ? rows : [...rows.slice(0, first), withCells(header, heads), ...rows.slice(last + 1)];
  }
  return rows;
};
