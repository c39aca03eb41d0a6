// Recognizes legends, indexes and logs beside a list: sheets that ask nothing and have no empty cell to fill in.
import { textAt } from '../grid.ts';
import type { Chosen } from './chosen.ts';
import { headOf } from './heads.ts';
import { asks, asksInWords, isDocumentHead } from './kind.ts';

/** The least weight of a head that names the questions. */
const NAMED = 2;

const hasWords = ({ columns, cards }: Chosen): boolean =>
  cards.size > 0 || columns.answer !== undefined || columns.comment !== undefined;
const recordColumns = ({ columns }: Chosen): number[] =>
  [columns.reference, columns.status].filter((column) => column !== undefined);
const hasRoom = (chosen: Chosen): boolean => hasWords(chosen) || recordColumns(chosen).length > 0;

/** An index: names below a head that asks for nothing, without a column to fill in. */
const isIndex = (chosen: Chosen, head: string): boolean =>
  !hasRoom(chosen) && headOf(head)?.role !== 'question' && !isDocumentHead(head);

/** A log: every document has its place, or every action has its state and none asks for a document. */
const isLog = (chosen: Chosen, head: string): boolean => {
  const { sheet, columns, questions } = chosen;
  const { role, weight = 0 } = headOf(head) ?? {};
  if (hasWords(chosen) || recordColumns(chosen).length === 0 || (role === 'question' && weight >= NAMED)) return false;
  const isFull = recordColumns(chosen).every((column) =>
    questions.every(({ row }) => textAt(sheet, row, column) !== ''),
  );
  return isFull && (columns.status === undefined || !questions.some(({ question }) => asks(question)));
};

/** A register: every entry has its remark, and no document or answer is wanted (exclusions with their reasons). */
const isRegister = ({ sheet, headerRow, columns, cards, questions }: Chosen, head: string): boolean => {
  const { answer, comment, reference, status } = columns;
  const remark = answer ?? comment;
  if (remark === undefined || [reference, status].some((one) => one !== undefined) || cards.size > 0) return false;
  const isAnswer = headOf(textAt(sheet, headerRow, remark))?.role === 'answer';
  const isNamed = headOf(head)?.role === 'question' || isDocumentHead(head);
  const isFull = questions.every(({ row, question }) => textAt(sheet, row, remark) !== '' && !asks(question));
  return isFull && !isAnswer && !isNamed;
};

const asksNothing = (chosen: Chosen): boolean => {
  const { sheet, headerRow, columns, questions, isTransposed } = chosen;
  if (headerRow === 0 || isTransposed || questions.some(({ question }) => asksInWords(question))) return false;
  const head = textAt(sheet, headerRow, columns.question);
  return isIndex(chosen, head) || isLog(chosen, head) || isRegister(chosen, head);
};

/** Questions without a column to fill in, all of which another sheet asks where there is one. */
const isBank = (chosen: Chosen, found: readonly Chosen[]): boolean => {
  if (hasRoom(chosen)) return false;
  const listed = new Set(found.filter(hasRoom).flatMap(({ questions }) => questions.map(({ question }) => question)));
  return chosen.questions.every(({ question }) => listed.has(question));
};

export const withoutIndexes = (found: readonly Chosen[]): readonly Chosen[] => {
  const lists = found.filter((one) => !asksNothing(one) && !isBank(one, found));
  return lists.some(hasRoom) ? lists : found;
};
