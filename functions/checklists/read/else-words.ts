// Finds the comment and reference columns that signs do not identify: by whose remarks they are, and by what the answer
// rests on.
import type { GridSheet } from '../grid.ts';
import type { QuestionsBelow } from './column-signs.ts';
import { freeAfter, type Signed } from './else-columns.ts';
import { headTexts } from './header.ts';
import { isBasisHead } from './heads.ts';
import type { Columns } from './layout.ts';

type FindColumns = (sheet: GridSheet, list: QuestionsBelow, columns: Columns, all: readonly Signed[]) => Columns;

const isComment = ({ signs }: Signed): boolean => signs['named:comment'] === 1;
const isOfAsker = ({ signs }: Signed): boolean => signs.ofAsker === 1;

/** "Basis of the answer" beside "Remarks" is the reference, if there is no other. */
export const withBasis: FindColumns = (sheet, list, columns, all) => {
  const { comment, ...others } = columns;
  if (columns.reference !== undefined || columns.answer === undefined) return columns;
  const heads = headTexts(sheet, list.headerRow);
  const comments = freeAfter(sheet, others, all, list.question).filter(isComment);
  const basis = comments.find(({ column }) => isBasisHead(heads.get(column) ?? ''))?.column;
  const own = comments.filter((one) => !isOfAsker(one)).map(({ column }) => column);
  const words = [comment, ...own].find((column) => column !== undefined && column !== basis);
  return basis === undefined || words === undefined ? columns : { ...others, reference: basis, comment: words };
};

/** A column of remarks, if there is no other column for words; the asker's only if there is none of the respondent. */
export const withComment: FindColumns = (sheet, list, columns, all) => {
  if (columns.comment !== undefined || columns.answer === undefined) return columns;
  const comments = freeAfter(sheet, columns, all, list.question).filter(isComment);
  const found = comments.find((one) => !isOfAsker(one)) ?? comments[0];
  return found ? { ...columns, comment: found.column } : columns;
};
