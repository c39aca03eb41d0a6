// Turns the rows of a table into lines with cells in columns and a header for each column.
import { rowText } from '../../chunk/cells.ts';
import { isDatum, isFigure, isValue, isYear } from '../../text/figures.ts';
import { type Band, bandsOf, bandsUnder } from './bands.ts';
import type { Cell, Part } from './cells.ts';
import { withCellsApart } from './glued.ts';
import { around, type Line } from './lines.ts';
import type { Row } from './rows.ts';

type GridRow = { readonly cells: string[]; readonly row: Row };

const isData = (cells: readonly string[]): boolean => cells.some(isDatum);

const center = (part: { readonly left: number; readonly right: number }): number => (part.left + part.right) / 2;

/** Repeats a header that is printed once in the middle of its columns. */
const spread = (cells: readonly Cell[], bands: readonly Band[], first: number): (string | undefined)[] | undefined => {
  const valued = bands.slice(first);
  const each = valued.length / cells.length;
  if (cells.length === 0 || each < 1 || !Number.isInteger(each)) return undefined;
  const groups = cells.map((_, n) => valued.slice(n * each, (n + 1) * each));
  const fits = cells.every((cell, n) => {
    const [from, to] = [groups[n]?.[0], groups[n]?.at(-1)];
    if (!from || !to) return false;
    if (each === 1) return true;
    const middle = (from.left + to.right) / 2;
    return Math.abs(center(cell) - middle) < ((to.right - from.left) / each) * 0.45;
  });
  return fits ? bands.map((_, n) => (n < first ? undefined : cells[Math.floor((n - first) / each)]?.text)) : undefined;
};

const apart = (part: Part, band: Band): number => Math.max(band.left - part.right, part.left - band.right, 0);

const nearest = (part: Part, bands: readonly Band[]): number =>
  bands.reduce((best, band, n) => (apart(part, band) < apart(part, bands[best] ?? band) ? n : best), 0);

/** Splits headers that are too close, if each piece is over exactly one column. */
const unglue = (cell: Cell, bands: readonly Band[], under: readonly number[]): Map<number, string> | undefined => {
  const placed = new Map<number, string>();
  for (const part of cell.parts.filter(({ text }) => text.trim() !== '')) {
    const over = bandsUnder(part, bands);
    const [n] = over;
    if (n === undefined || over.length > 1) return undefined;
    placed.set(n, `${placed.get(n) ?? ''} ${part.text.trim()}`.trim());
  }
  return placed.size === under.length ? placed : undefined;
};

const put = (grid: string[], n: number, text: string): void => {
  grid[n] = grid[n] ? `${grid[n]} ${text}` : text;
};

const placeCell = (grid: string[], cell: Cell, bands: readonly Band[], spans: boolean): void => {
  const under = bandsUnder(cell, bands);
  const placed = under.length > 1 ? unglue(cell, bands, under) : undefined;
  if (placed) for (const [n, text] of placed) put(grid, n, text);
  else if (under.length === 0) put(grid, nearest(cell, bands), cell.text);
  else for (const n of spans ? under : under.slice(0, 1)) put(grid, n, cell.text);
};

const placeRow = (row: Row, bands: readonly Band[], first: number): string[] => {
  const grid = bands.map(() => '');
  const from = bands[first]?.left ?? 0;
  const spans = bands.some((band) => band.values > 0);
  const over = row.cells.filter((cell) => cell.left >= from - 12);
  const header = over.length > 0 && over.every((cell) => !isFigure(cell.text) || isYear(cell.text));
  const headers = header && spans ? spread(over, bands, first) : undefined;
  for (const cell of row.cells) {
    if (headers && over.includes(cell)) continue;
    // A label that extends over empty columns stays in its own; a header over several columns belongs to each.
    placeCell(grid, cell, bands, spans && row.cells.length > 1 && !isValue(cell.text) && cell.left >= from - 12);
  }
  return headers ? grid.map((text, n) => headers[n] ?? text) : grid;
};

const MONTH =
  /^(?:(?:as of|at|year ended|ended)\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s\d{1,2})?,?$/i;
const DATE_END = /^(?:\d{1,2},?|(?:19|20)\d{2})$/;

/** Whether two rows are one date header: "December 2," above "2022". */
const joinsDate = (upper: GridRow, lower: GridRow): boolean => {
  const pairs = upper.cells.map((text, n) => [text, lower.cells[n] ?? ''] as const);
  const both = pairs.filter(([a, b]) => a !== '' && b !== '');
  const dates = both.filter(([a, b]) => MONTH.test(a) && DATE_END.test(b));
  return (
    dates.length > 0 && dates.length === both.length && pairs.every(([a, b]) => b === '' || a !== '' || !isValue(b))
  );
};

const CJK = /[\u3041-\u30fe\u4e00-\u9fff\uac00-\ud7a3)]/;
const joinText = (a: string, b: string): string => {
  if (a === '' || b === '') return a + b;
  return CJK.test(a.slice(-1)) && CJK.test(b.slice(0, 1)) ? a + b : `${a} ${b}`;
};
const merge = (a: GridRow, b: GridRow): GridRow => ({
  cells: a.cells.map((text, n) => joinText(text, b.cells[n] ?? '')),
  row: around(a.row, b.row),
});

const labelOnly = (row: GridRow): boolean => row.cells[0] !== '' && row.cells.slice(1).every((text) => text === '');
const close = (a: GridRow, b: GridRow, factor: number): boolean => b.row.base - a.row.base <= factor * b.row.size;

/** Whether the lower row continues the cells of the upper one and is not a new row. */
const continues = (upper: GridRow, lower: GridRow): boolean => {
  if (!isData(upper.cells) && !isData(lower.cells) && joinsDate(upper, lower)) return true;
  const label = lower.cells[0] ?? '';
  if (labelOnly(upper) && !/[:：]$/.test(upper.cells[0] ?? '') && isData(lower.cells)) {
    if (label === '') return close(upper, lower, 0.95);
    return close(upper, lower, 1.3) && /^[a-z(]/.test(label) && !/^\((?:[a-z]|\d+|[ivx]+)\)/i.test(label);
  }
  return labelOnly(lower) && isData(upper.cells) && close(upper, lower, 0.95);
};

const mergeWraps = (rows: readonly GridRow[]): GridRow[] => {
  const merged: GridRow[] = [];
  for (const row of rows) {
    const last = merged.at(-1);
    if (last && continues(last, row)) merged[merged.length - 1] = merge(last, row);
    else merged.push(row);
  }
  return merged;
};

export const tableLines = (all: readonly Row[]): Line[] => {
  const rows = withCellsApart(all);
  const bands = bandsOf(rows);
  const firstValued = bands.findIndex((band) => band.values > 0);
  const first = Math.max(1, firstValued === -1 ? 1 : firstValued);
  const grid = rows.map((row): GridRow => ({ cells: placeRow(row, bands, first), row }));
  return mergeWraps(grid).map(({ cells, row }) => ({ kind: 'row', text: rowText(cells), cells, row }));
};
