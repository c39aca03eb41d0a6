// Converts the rows of a sheet to segments, each with its cells in the sheet's columns and its range.
import type { Segment } from '#shared/model/file.ts';
import { rowText } from '../chunk/cells.ts';
import { DocumentRefused } from '../refused.ts';
import { clean } from '../text/clean.ts';
import { isFigure, isYear } from '../text/figures.ts';
import { type Corners, rangeOf } from './a1.ts';

export type SheetRow = {
  readonly row: number;
  readonly cells: ReadonlyMap<number, string>;
  /** The row, or a column with one of its cells, is hidden. */
  readonly hasHidden?: boolean;
};
export type Sheet = { readonly rows: readonly SheetRow[]; readonly merges: readonly Corners[] };
type Named = Sheet & { readonly name: string; readonly hidden: boolean };

const MAX_CELLS = 2_000_000;
/** Guards against one shared string in thousands of cells, which no zip limit detects. */
const MAX_CHARACTERS = 40_000_000;
const MAX_COLUMNS = 400;
/** Most filled rows of one merge, and most filled cells of a sheet. */
const MAX_GROUP_ROWS = 1_000;
const MAX_FILLED_CELLS = 100_000;
/** Longer texts do not name a group. */
const MAX_GROUP_NAME = 200;

/** Counts cells and characters of a workbook, to refuse one with too many. */
export const cellCounter = (): ((length: number) => void) => {
  let count = 0;
  let written = 0;
  return (length) => {
    count += 1;
    written += length;
    if (count > MAX_CELLS || written > MAX_CHARACTERS) throw new DocumentRefused('tooLargeOpened');
  };
};

/** Repeats the text or year of vertically merged cells in each row that has other content. */
const fillDown = ({ rows, merges }: Sheet): readonly SheetRow[] => {
  const byRow = new Map(rows.map((one) => [one.row, one]));
  const filled = new Map<number, Map<number, string>>();
  let left = MAX_FILLED_CELLS;
  for (const { top, bottom, left: column } of merges) {
    const text = byRow.get(top)?.cells.get(column) ?? '';
    if (text === '' || text.length > MAX_GROUP_NAME || (isFigure(text) && !isYear(text))) continue;
    for (let row = top + 1; row <= Math.min(bottom, top + MAX_GROUP_ROWS) && left > 0; row += 1) {
      left -= 1;
      const own = byRow.get(row);
      if (own && own.cells.size > 0 && !own.cells.has(column))
        filled.set(row, (filled.get(row) ?? new Map(own.cells)).set(column, text));
    }
  }
  return rows.map((one) => ({ ...one, cells: filled.get(one.row) ?? one.cells }));
};

/** Repeats text over merged columns in each of them, except for a title over the whole sheet. */
const fillMerges = (sheet: Sheet): SheetRow[] => {
  const byRow = new Map<number, Corners[]>();
  for (const merge of sheet.merges) {
    if (merge.right - merge.left >= MAX_COLUMNS || merge.right === merge.left) continue;
    const row = byRow.get(merge.top);
    if (row) row.push(merge);
    else byRow.set(merge.top, [merge]);
  }
  return fillDown(sheet).map((one) => {
    const { row, cells } = one;
    const merges = byRow.get(row) ?? [];
    if (merges.length === 0 || cells.size < 2) return one;
    const filled = new Map(cells);
    for (const { left, right } of merges) {
      const text = cells.get(left) ?? '';
      for (let column = left + 1; text !== '' && !isFigure(text) && column <= right; column += 1)
        if (!filled.has(column)) filled.set(column, text);
    }
    return { ...one, cells: filled };
  });
};

/**
 * The cells from the sheet's first used column on, so that a column has the same index in every row; distant ones
 * follow.
 */
const cellsFrom = (first: number, { row, cells }: SheetRow): { cells: string[]; range: string } => {
  const columns = [...cells.keys()].sort((a, b) => a - b);
  const near = columns.filter((column) => column - first < MAX_COLUMNS);
  const [from = first, last = from] = [near.length > 0 ? first : columns[0], columns.at(-1)];
  const line = Array.from({ length: (near.at(-1) ?? first - 1) - first + 1 }, (_, n) => cells.get(first + n) ?? '');
  const far = columns.slice(near.length).map((column) => cells.get(column) ?? '');
  return { cells: [...line, ...far], range: rangeOf({ row, from, to: last }) };
};

const firstColumn = (rows: readonly SheetRow[]): number => {
  let first = Number.POSITIVE_INFINITY;
  for (const { cells } of rows) for (const column of cells.keys()) first = Math.min(first, column);
  return first;
};

const HIDDEN = { hidden: true } as const;

/** Empty for an empty sheet; the heading of a hidden sheet marks it as hidden. */
export const sheetSegments = ({ name, hidden, ...sheet }: Named): Segment[] => {
  const used = fillMerges(sheet).filter(({ cells }) => cells.size > 0);
  if (used.length === 0) return [];
  const first = firstColumn(used);
  const heading: Segment = {
    kind: 'heading',
    text: hidden ? `${clean(name)} (hidden)` : clean(name),
    level: 1,
    locator: { sheet: name, ...(hidden ? HIDDEN : {}) },
  };
  const rows = used.map((row): Segment => {
    const { cells, range } = cellsFrom(first, row);
    const locator = { sheet: name, range, ...(hidden || row.hasHidden ? HIDDEN : {}) };
    return { kind: 'row', text: rowText(cells), cells, locator };
  });
  return [heading, ...rows];
};
