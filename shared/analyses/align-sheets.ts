// Brings sheets with the same columns in another order to one order, as in a ledger whose layout changed after a year.
import { columnScales } from './column-scales.ts';
import { looksLikeDate, looksLikeNumber } from './map-columns.ts';
import type { SheetRows } from './tidy-sheet.ts';

type Cells = readonly string[];
type Named<R> = { readonly name: string; readonly rows: readonly R[] };
type Reader<R> = Pick<SheetRows<R>, 'cellsOf' | 'withCells'>;

/** The number of rows searched for a header. */
const HEADER_ROWS = 20;
/** Fewer columns may agree by chance. Set by hand. */
const MIN_COLUMNS = 4;
/** The rows that show what a column contains, and the share that must agree. Set by hand. */
const SAMPLE = 50;
const LIKE_SHARE = 0.8;

const headsIn = (cells: Cells): readonly string[] => cells.map((cell) => cell.trim());
const isHeader = (cells: Cells): boolean => {
  const heads = headsIn(cells).filter(Boolean);
  return heads.length >= MIN_COLUMNS && new Set(heads).size === heads.length && !heads.some(looksLikeNumber);
};

type Order = { readonly header: number; readonly heads: Cells; readonly places: readonly number[] };

type Kind = 'date' | 'number' | 'text';
/** Days may be serial numbers in one sheet and dates in another. */
const kindAt = (grid: readonly Cells[], at: number): Kind => {
  const given = grid
    .slice(0, SAMPLE)
    .map((cells) => cells[at]?.trim() ?? '')
    .filter(Boolean);
  const isMostly = (fits: (cell: string) => boolean) => given.filter(fits).length >= given.length * LIKE_SHARE;
  if (isMostly(looksLikeDate)) return 'date';
  return isMostly(looksLikeNumber) ? 'number' : 'text';
};

/** Amounts of another unit must not go under the unit of the first sheet. */
const unitIn = (head: string): string => {
  const { power, currency } = columnScales([[head]], 0, { value: head }).value ?? {};
  return `${power ?? 0} ${currency ?? ''}`;
};

/** Where each header of the first sheet is in the other; one header may have another name there. */
const orderOf = (first: Cells, grid: readonly Cells[], kindOf: (at: number) => Kind): Order | undefined => {
  const wanted = headsIn(first);
  for (const [header, cells] of grid.slice(0, HEADER_ROWS).entries()) {
    const heads = headsIn(cells);
    if (!isHeader(cells) || heads.filter(Boolean).length !== wanted.filter(Boolean).length) continue;
    const renamed = wanted.filter((head) => head !== '' && !heads.includes(head));
    const [open = -1, another] = heads.keys().filter((at) => heads[at] !== '' && !wanted.includes(heads[at] ?? ''));
    if (renamed.length > 1 || another !== undefined) continue;
    const at = wanted.indexOf(renamed[0] ?? '');
    if (renamed.length === 1 && unitIn(renamed[0] ?? '') !== unitIn(heads[open] ?? '')) continue;
    if (renamed.length === 1 && kindAt(grid.slice(header + 1), open) !== kindOf(at)) continue;
    return { header, heads: wanted, places: wanted.map((head) => (head === renamed[0] ? open : heads.indexOf(head))) };
  }
  return undefined;
};

const reordered = <R>({ name, rows }: Named<R>, order: Order, { cellsOf, withCells }: Reader<R>): Named<R> => ({
  name,
  rows: rows.map((row, n) => {
    if (n < order.header) return row;
    const cells = cellsOf(row);
    return withCells(row, n === order.header ? order.heads : order.places.map((at) => cells[at] ?? ''));
  }),
});

/** The layout is that of the first sheet with a header; sheets with other columns are unchanged. */
export const alignSheets = <R>(sheets: readonly Named<R>[], reader: Reader<R>): readonly Named<R>[] => {
  const grids = sheets.map(({ rows }) => rows.map(reader.cellsOf));
  for (const [n, grid] of grids.entries()) {
    const header = grid.slice(0, HEADER_ROWS).findIndex(isHeader);
    const first = grid[header];
    if (!first) continue;
    const kindOf = (at: number): Kind => kindAt(grid.slice(header + 1), at);
    const orders = grids.map((other, i) => (i > n ? orderOf(first, other, kindOf) : undefined));
    if (orders.every((order) => order === undefined)) continue;
    return sheets.map((sheet, i) => (orders[i] ? reordered(sheet, orders[i], reader) : sheet));
  }
  return sheets;
};
