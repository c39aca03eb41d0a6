// Recognizes a register of contracts, properties or people, whose rows state facts and are not questions.
import { type GridSheet, textAt } from '../grid.ts';
import { isMark } from './answer-columns.ts';
import { columnsIn, factsOf, hasChoices, rowsAfter } from './column-facts.ts';
import { headOf } from './heads.ts';
import { asksInWords } from './kind.ts';
import type { Layout } from './layout.ts';

/** A list has at most one such column: the period or the date of a request. Set by hand, not tuned on a set. */
const FEWEST_FACTS = 2;
const FILLED = 0.6;
const OPEN = 0.2;
const DISTINCT = 0.5;
const ASKING = 0.3;
/** Longer texts are guidance. */
const MAX_FACT_LENGTH = 60;
/** "O" and "C", "要" and "任意": one of few codes. */
const MAX_CODE_LENGTH = 3;
const NAMED = 2;

const AMOUNT_OR_DAY = /^[\s\d.,:/%()+\-–~'€$£¥₩원円년월일年月日]*\d[\s\d.,:/%()+\-–~'€$£¥₩원円년월일年月日]*$/u;

/** "1", "3.10", "A-2": the number of a row. */
const isNumber = (text: string): boolean => /^[\p{L}§]{0,2}[ .-]?\d{1,3}(?:[.-]\d{1,3}){0,3}$/u.test(text);

/** Names, amounts and dates that differ from row to row, except numbering. */
const isFact = (sheet: GridSheet, headerRow: number, rows: readonly number[], column: number): boolean => {
  const texts = rows.map((row) => textAt(sheet, row, column)).filter((text) => text !== '');
  const { filled, length, distinct } = factsOf(sheet, rows, column);
  if (filled < rows.length * FILLED || length > MAX_FACT_LENGTH) return false;
  if (distinct <= DISTINCT && length <= MAX_CODE_LENGTH) return false;
  if (texts.every(isMark) || texts.every(isNumber)) return false;
  const head = headOf(textAt(sheet, headerRow, column));
  if (head === undefined || head.weight < 1) return true;
  const measured = texts.filter((text) => AMOUNT_OR_DAY.test(text) && text.length > 3).length;
  return head.role === 'other' && distinct > DISTINCT && measured >= texts.length * FILLED;
};

/** True if the answers are still empty. */
const isOpen = (sheet: GridSheet, rows: readonly number[], column: number | undefined): boolean =>
  column !== undefined &&
  (hasChoices(sheet, rows, column) || factsOf(sheet, rows, column).filled <= rows.length * OPEN);

export const isRegister = (sheet: GridSheet, { headerRow, columns }: Layout): boolean => {
  const head = headerRow === 0 ? undefined : headOf(textAt(sheet, headerRow, columns.question));
  const isNamed = head?.role === 'question' && head.weight >= NAMED;
  const rows = rowsAfter(sheet, headerRow).filter((row) => textAt(sheet, row, columns.question) !== '');
  if (isNamed || [columns.answer, columns.status, columns.reference].some((one) => isOpen(sheet, rows, one)))
    return false;
  const asking = rows.filter((row) => asksInWords(textAt(sheet, row, columns.question))).length;
  const used = new Set(Object.values(columns));
  const facts = columnsIn(sheet, rows).filter((column) => !used.has(column) && isFact(sheet, headerRow, rows, column));
  return asking < rows.length * ASKING && facts.length >= FEWEST_FACTS;
};
