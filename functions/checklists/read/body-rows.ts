// Recognizes an entry of the list whose texts are words of heads: it has a value of its dropdown, the next number, or a
// question below the head of the questions or below other questions.
import { type GridSheet, textAt } from '../grid.ts';
import { formOf } from './entry-codes.ts';
import { headOf } from './heads.ts';
import { asksInWords } from './kind.ts';
import { isCode } from './numbering.ts';

/** From this weight a head names the questions. */
const NAMED = 2;
/** A shorter question may be a head: "What is needed?". Set by hand. */
const SHORTEST = 20;
/** Fewer questions above may be a title and an instruction. Set by hand. */
const FEWEST_ABOVE = 2;

const isChosen = (sheet: GridSheet, row: number, column: number, text: string): boolean =>
  sheet.choices.some(
    ({ range, values }) =>
      row >= range.top && row <= range.bottom && column >= range.left && column <= range.right && values.includes(text),
  );

const nearest = (sheet: GridSheet, rows: readonly number[], column: number): string => {
  const row = rows.find((one) => textAt(sheet, one, column) !== '');
  return row === undefined ? '' : textAt(sheet, row, column);
};

/** "1.2.1" between "1.1.2" and "1.2.2". */
const isCounted = (sheet: GridSheet, row: number, column: number, text: string): boolean => {
  if (!isCode(text)) return false;
  const rows = [...sheet.rows.keys()].sort((a, b) => a - b);
  const above = nearest(sheet, rows.filter((one) => one < row).reverse(), column);
  const below = nearest(
    sheet,
    rows.filter((one) => one > row),
    column,
  );
  return [above, below].every((code) => isCode(code) && code !== text && formOf(code) === formOf(text));
};

const isQuestionOfHead = (sheet: GridSheet, row: number, column: number, text: string): boolean =>
  text.length >= SHORTEST &&
  asksInWords(text) &&
  [...sheet.rows].some(([one, cells]) => {
    const head = one < row && cells.size > 1 ? headOf(textAt(sheet, one, column)) : undefined;
    return head?.role === 'question' && head.weight >= NAMED;
  });

/** A question below other questions is no head. */
const isAmongQuestions = (sheet: GridSheet, row: number, column: number, text: string): boolean => {
  if (!asksInWords(text)) return false;
  const above = [...sheet.rows.keys()].filter((one) => one < row && asksInWords(textAt(sheet, one, column)));
  return above.length >= FEWEST_ABOVE;
};

export const isBodyRow = (sheet: GridSheet, row: number): boolean =>
  [...(sheet.rows.get(row) ?? [])].some(([column, text]) =>
    [isChosen, isCounted, isQuestionOfHead, isAmongQuestions].some((is) => is(sheet, row, column, text)),
  );
