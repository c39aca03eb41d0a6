// Recognizes rows that show how a list is filled in: "Example", "예시", "記入例" beside or before the question.
import { type GridSheet, textAt } from '../grid.ts';
import heads from '../words/heads.json' with { type: 'json' };

const WORDS = `(?:${heads.examples.join('|')})`;
/** The whole cell: "EXAMPLE", "(예시)", "記入例①", "Example 1". */
const MARK = new RegExp(`^[\\[(（【〔<※*]*\\s*${WORDS}\\s*(?:rows?|行|행)?\\s*\\d{0,2}\\s*[\\])）】〕>:：.]*$`, 'iu');
/** Before the question: "(Example) ", "예) ", "記入例：". */
const BEGINS = new RegExp(
  `^(?:[\\[(（【〔<※*]\\s*)?(?:${WORDS}\\s*\\d{0,2}\\s*[\\])）】〕>:：]|e\\.g\\.|ex[.)])\\s*\\S`,
  'iu',
);
/** If more rows than this are examples, the word means something else. Set by hand, not tuned on a set. */
const MAX_SHARE = 0.3;

const plain = (text: string): string => text.normalize('NFKC').trim();

const isExampleMark = (text: string): boolean => MARK.test(plain(text));

const isMerged = (sheet: GridSheet, row: number, column: number): boolean =>
  sheet.merges.some(
    ({ left, right, top, bottom }) =>
      column >= left && column <= right && row > top && row <= bottom && isExampleMark(textAt(sheet, top, left)),
  );

const isExample = (sheet: GridSheet, row: number, question: number): boolean =>
  BEGINS.test(plain(textAt(sheet, row, question))) ||
  [...(sheet.rows.get(row) ?? [])].some(([column, text]) => column <= question && isExampleMark(text)) ||
  Array.from({ length: question - 1 }, (_, n) => n + 1).some((column) => isMerged(sheet, row, column));

/** `rows`: from top to bottom. The row below a line that says nothing else is an example, too. */
export const examplesIn = (sheet: GridSheet, rows: readonly number[], question: number): ReadonlySet<number> => {
  const isLine = (row: number | undefined): boolean => {
    const texts = [...(sheet.rows.get(row ?? 0)?.values() ?? [])];
    return texts.length === 1 && texts.every(isExampleMark);
  };
  const found = rows.filter((row, n) => isExample(sheet, row, question) || isLine(rows[n - 1]));
  return new Set(found.length <= Math.max(1, rows.length * MAX_SHARE) || isLine(found[0]) ? found : []);
};
