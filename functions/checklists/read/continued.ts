// Recognizes a document table that continues the one before it: the same width, without heads.
import { type GridSheet, textAt } from '../grid.ts';
import { columnsIn, factsOf, rowsAfter } from './column-facts.ts';
import { headOf } from './heads.ts';
import type { Layout } from './layout.ts';

/** The least share of questions: a table of signatures below a form has the same width and no questions. */
const MIN_QUESTIONS = 0.5;

type Before = Pick<Layout, 'columns'> & { readonly sheet: GridSheet };

export const continuedLayout = (sheet: GridSheet, before: Before | undefined): Layout | undefined => {
  if (!before || sheet.width === undefined || sheet.width !== before.sheet.width) return undefined;
  const rows = rowsAfter(sheet, 0);
  const [first = 0] = rows;
  const hasHeads = columnsIn(sheet, [first]).some((column) => headOf(textAt(sheet, first, column)) !== undefined);
  const hasQuestions = factsOf(sheet, rows, before.columns.question).asking >= MIN_QUESTIONS;
  return hasHeads || !hasQuestions ? undefined : { headerRow: 0, columns: before.columns, otherAnswers: [] };
};
