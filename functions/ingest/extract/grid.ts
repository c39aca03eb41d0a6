// A table of a document that knows its cells: spans resolved, so that each row's cells stand in the table's columns.
import { isFigure, isYear } from '../text/figures.ts';

export type GridCell = { readonly text: string; readonly column: number; readonly span: number };
export type GridRow = readonly GridCell[];

const WIDEST = 200;
const OPENING = /^(?:US)?[$€£¥₩￦(（]$|^\([$€£¥₩￦]$/;
const CLOSING = /^[)）%]+$|^\)\s*%$/;

/** EDGAR sets "$", the number and ")" into cells of their own. */
const joinMarks = (row: GridRow): GridCell[] => {
  const joined: GridCell[] = [];
  let opening: GridCell | undefined;
  for (const cell of row) {
    const last = joined.at(-1);
    if (OPENING.test(cell.text)) opening = cell;
    else if (opening && cell.text !== '') {
      joined.push({ ...cell, text: opening.text + cell.text });
      opening = undefined;
    } else if (last && CLOSING.test(cell.text) && /[\d)]$/.test(last.text))
      joined[joined.length - 1] = { ...last, text: last.text + cell.text };
    else if (cell.text !== '') joined.push(cell);
  }
  return opening ? [...joined, opening] : joined;
};

const isNumber = (cell: GridCell): boolean => isFigure(cell.text) && !isYear(cell.text);

/** Columns that some cell has for itself; a table of nothing but spanning cells has one for each place one begins. */
const keptColumns = (rows: readonly GridRow[]): number[] => {
  const own = new Set<number>();
  for (const row of rows) for (const cell of row) if (cell.span === 1 || isNumber(cell)) own.add(cell.column);
  for (const row of rows)
    for (const { column, span } of row) {
      const covered = [...own].some((kept) => kept >= column && kept < column + span);
      if (!covered) own.add(column);
    }
  return [...own].sort((a, b) => a - b).slice(0, WIDEST);
};

/** Texts over several columns are repeated in each of them; numbers are not. A lone cell of a row stays one. */
export const gridOf = (source: readonly GridRow[]): string[][] => {
  const rows = source.map(joinMarks);
  const columns = keptColumns(rows);
  const place = new Map(columns.map((column, n) => [column, n]));
  return rows.map((row) => {
    const line = columns.map(() => '');
    for (const cell of row) {
      const under = columns.filter((column) => column >= cell.column && column < cell.column + cell.span);
      const targets = isNumber(cell) || row.length === 1 ? under.slice(0, 1) : under;
      for (const column of targets) {
        const n = place.get(column);
        if (n !== undefined && line[n] === '') line[n] = cell.text;
      }
    }
    return line;
  });
};
