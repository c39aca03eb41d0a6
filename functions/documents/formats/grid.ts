// Resolves the spans of a table, so that the cells of each row align with the columns.
import { isFigure, isYear } from '../text/figures.ts';

export type GridCell = { readonly text: string; readonly column: number; readonly span: number };
export type GridRow = readonly GridCell[];

const MAX_COLUMNS = 200;
/** Columns beyond this are ignored: comparing all of them takes quadratic time. */
const LAST_COLUMN = 1_000;
const OPENING = /^(?:US)?[$€£¥₩￦(（]$|^\([$€£¥₩￦]$/;
const CLOSING = /^[)）%]+$|^\)\s*%$/;

/** Joins "$", the number and ")", which EDGAR puts into separate cells. */
const joinMarks = (row: GridRow): GridCell[] => {
  const joined: GridCell[] = [];
  let opening: GridCell | undefined;
  for (const cell of row) {
    const last = joined.at(-1);
    if (OPENING.test(cell.text)) opening = cell;
    else if (opening && isYear(cell.text)) {
      // A sign above years belongs to the figures below.
      joined.push(opening, cell);
      opening = undefined;
    } else if (opening && cell.text !== '') {
      joined.push({ ...cell, text: opening.text + cell.text });
      opening = undefined;
    } else if (last && CLOSING.test(cell.text) && /[\d)]$/.test(last.text))
      joined[joined.length - 1] = { ...last, text: last.text + cell.text };
    else if (cell.text !== '') joined.push(cell);
  }
  return opening ? [...joined, opening] : joined;
};

const isNumber = (cell: GridCell): boolean => isFigure(cell.text) && !isYear(cell.text);

type Group = { from: number; to: number };

/** Joins the columns below a number that spans two or three: other rows in EDGAR have "$" and ")" in separate ones. */
const numberGroups = (rows: readonly GridRow[]): Group[] => {
  const groups: Group[] = [];
  const numbers = rows.flat().filter((cell) => isNumber(cell) && cell.span <= 3);
  for (const { column, span } of [...numbers].sort((a, b) => a.column - b.column)) {
    const last = groups.at(-1);
    if (last && column <= last.to) last.to = Math.max(last.to, column + span - 1);
    else groups.push({ from: column, to: column + span - 1 });
  }
  const groupAt = new Map(
    groups.flatMap((group) => Array.from({ length: group.to - group.from + 1 }, (_, n) => [group.from + n, group])),
  );
  const clash = rows.some((row) => {
    const hit = row.filter(isNumber).flatMap(({ column }) => groupAt.get(column) ?? []);
    return new Set(hit).size < hit.length;
  });
  return clash ? [] : groups;
};

/**
 * The columns that some cell fills alone; in a table of only spanning cells, one for each position where a cell begins.
 */
const columnsOf = (rows: readonly GridRow[]): Group[] => {
  const groups = numberGroups(rows);
  const taken = new Uint8Array(LAST_COLUMN + 1);
  for (const { from, to } of groups) taken.fill(1, from, to + 1);
  const touches = ({ column, span }: GridCell) => taken.subarray(column, column + span).includes(1);
  const single = rows.flat().filter((cell) => cell.span === 1 || isNumber(cell));
  for (const cell of [...single, ...rows.flat()])
    if (!touches(cell)) {
      groups.push({ from: cell.column, to: cell.column });
      taken[cell.column] = 1;
    }
  return groups.sort((a, b) => a.from - b.from).slice(0, MAX_COLUMNS);
};

/**
 * The table as rows of texts. A text over several columns is repeated in each, unlike numbers and a title over the
 * whole table.
 */
export const gridOf = (source: readonly GridRow[]): string[][] => {
  const rows = source.map((row) => joinMarks(row.filter(({ column }) => column < LAST_COLUMN)));
  const columns = columnsOf(rows);
  return rows.map((row) => {
    const line = columns.map(() => '');
    for (const cell of row) {
      const under = columns.flatMap(({ from, to }, n) =>
        cell.column <= to && cell.column + cell.span > from ? [n] : [],
      );
      const title = row.length === 1 && cell.column <= (columns[0]?.from ?? 0);
      for (const n of isNumber(cell) || title ? under.slice(0, 1) : under) line[n] ||= cell.text;
    }
    return line;
  });
};
