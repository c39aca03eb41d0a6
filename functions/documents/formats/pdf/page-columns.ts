// Orders the rows of pages set in two columns of prose: left column first, then the right one.
import { isValue } from '../../text/figures.ts';
import type { Item } from './items.ts';
import { type Row, rowsOf } from './rows.ts';
import { withSidesApart } from './side-blocks.ts';

const FEWEST_ROWS = 8;

/** The middle of the gap between two cells of prose, if the row looks like two columns. */
const gutterOf = (row: Row, width: number): number | undefined => {
  for (let n = 1; n < row.cells.length; n += 1) {
    const before = row.cells[n - 1];
    const after = row.cells[n];
    if (!before || !after) continue;
    const middle = (before.right + after.left) / 2;
    const wide = before.right - before.left > width * 0.22 && after.right - after.left > width * 0.22;
    if (wide && middle > width * 0.35 && middle < width * 0.65 && !isValue(after.text)) return middle;
  }
  return undefined;
};

const crosses = (row: Row, gutter: number): boolean =>
  row.cells.some((cell) => cell.left < gutter - 2 && cell.right > gutter + 2);

const findGutter = (rows: readonly Row[], width: number): number | undefined => {
  const gutters = rows.map((row) => gutterOf(row, width)).filter((at) => at !== undefined);
  if (gutters.length < FEWEST_ROWS) return undefined;
  const middle = [...gutters].sort((a, b) => a - b)[Math.floor(gutters.length / 2)];
  if (middle === undefined) return undefined;
  const crossing = rows.filter((row) => crosses(row, middle)).length;
  return gutters.length > crossing ? middle : undefined;
};

/** Rows in reading order. A line across both columns ends the columns above it. */
export const readingRows = (items: readonly Item[], width: number): readonly Row[] => {
  const rows = rowsOf(items);
  const gutter = findGutter(rows, width);
  if (gutter === undefined) return withSidesApart(rows, items, width);
  const ordered: Row[] = [];
  const pending = new Set<Item>();
  const flush = () => {
    const both = [...pending];
    ordered.push(...rowsOf(both.filter((item) => item.left < gutter)));
    ordered.push(...rowsOf(both.filter((item) => item.left >= gutter)));
    pending.clear();
  };
  const within = (row: Row) => items.filter((item) => Math.abs(item.base - row.base) <= item.size * 0.4);
  for (const row of rows) {
    if (!crosses(row, gutter)) for (const item of within(row)) pending.add(item);
    else {
      flush();
      ordered.push(row);
    }
  }
  flush();
  return ordered;
};
