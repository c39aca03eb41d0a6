// Recognizes a register of contracts, properties or people: its rows state facts and ask nothing.
import { type GridSheet, textAt } from '../grid.ts';
import { isMark } from './answer-columns.ts';
import { columnsIn, factsOf, hasChoices, rowsAfter } from './column-facts.ts';
import { headOf } from './heads.ts';
import { asksInWords } from './kind.ts';
import type { Layout } from './layout.ts';

/** Set by hand, no set chose it: a list has one such column at most, the period or the day of a request. */
const FEWEST_FACTS = 2;
const FILLED = 0.6;
const OPEN = 0.2;
const DISTINCT = 0.5;
const ASKING = 0.3;
/** Guidance is longer than a fact. */
const MAX_FACT_LENGTH = 60;
const NAMED = 2;

const AMOUNT_OR_DAY = /^[\s\d.,:/%()+\-–~'€$£¥₩원円년월일年月日]*\d[\s\d.,:/%()+\-–~'€$£¥₩원円년월일年月日]*$/u;

/** Names, amounts and days that differ from row to row; numbering is none. */
const isFact = (sheet: GridSheet, headerRow: number, rows: readonly number[], column: number): boolean => {
  const texts = rows.map((row) => textAt(sheet, row, column)).filter((text) => text !== '');
  const { filled, length, distinct } = factsOf(sheet, rows, column);
  if (filled < rows.length * FILLED || length > MAX_FACT_LENGTH || texts.every(isMark)) return false;
  const head = headOf(textAt(sheet, headerRow, column));
  if (head === undefined || head.weight < 1) return true;
  const measured = texts.filter((text) => AMOUNT_OR_DAY.test(text) && text.length > 3).length;
  return head.role === 'other' && distinct > DISTINCT && measured >= texts.length * FILLED;
};

/** The place of an answer is still empty. */
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
  const facts = columnsIn(sheet, rows).filter(
    (column) => column !== columns.question && isFact(sheet, headerRow, rows, column),
  );
  return asking < rows.length * ASKING && facts.length >= FEWEST_FACTS;
};
