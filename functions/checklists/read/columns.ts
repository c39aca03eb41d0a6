// Finds the header row and columns of a sheet: cards, forms and plain texts by their shape, all others by weighted
// signs.
import { columnName } from '#shared/spreadsheet/a1.ts';
import type { GridSheet } from '../grid.ts';
import type { Columns, Layout } from './layout.ts';
import { scoredLayout } from './score-layouts.ts';
import { besideIn } from './side-heads.ts';

/** `undefined` for a sheet without questions. */
export const layoutOf = (sheet: GridSheet): Layout | undefined => {
  if (sheet.areEntries) return { headerRow: 0, columns: { question: 1 }, otherAnswers: [] };
  const beside = besideIn(sheet);
  if (beside) return { headerRow: 0, columns: { question: beside.column }, otherAnswers: [] };
  return scoredLayout(sheet)?.layout;
};

export const columnNames = (columns: Columns & { readonly question: number }) =>
  Object.fromEntries(Object.entries(columns).map(([role, column]) => [role, columnName(column)])) as {
    question: string;
  } & { [R in keyof Columns]?: string };
