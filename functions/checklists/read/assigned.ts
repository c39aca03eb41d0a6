// Assigns uses to the columns beside the questions, one column for each use.
import { type GridSheet, textAt } from '../grid.ts';
import { roomBeside } from './answer-columns.ts';
import type { ColumnHead } from './header.ts';
import { scoredColumns } from './score-columns.ts';

type Below = { readonly headerRow: number; readonly rows: readonly number[] };

export const assigned = (
  sheet: GridSheet,
  heads: readonly ColumnHead[],
  { headerRow, rows: below }: Below,
  question: number,
) => {
  const rows = below.filter((row) => textAt(sheet, row, question) !== '');
  const { columns, gain, otherAnswers } = scoredColumns(sheet, { headerRow, question, heads, rows });
  const isElsewhere = columns.answer !== undefined || columns.comment !== undefined;
  const room = isElsewhere ? undefined : roomBeside(sheet, rows, question, heads);
  return {
    columns: { ...columns, question, ...(room === undefined ? {} : { answer: room }) },
    otherAnswers,
    gain,
  };
};
