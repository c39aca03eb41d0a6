// Decides by the codes before the questions whether a row is an entry like the others or a heading.
import { type GridSheet, textAt } from '../grid.ts';
import { asksInWords } from './kind.ts';
import { aboveRestarts } from './restarts.ts';

/** "1", "A-3", "2.1.4", "1.1.a", "1(a)", "3.2(b)(ii)", "6 a1", "IV.". */
const PARTS =
  /^[\p{L}]{0,8}[-. ]?\d{0,4}(?:[.-](?:\d{1,4}|(?<=\d[.-])\p{L}(?!\p{L})))*(?:\s?\(?[\p{L}\d]{1,4}\)?)*[.)]?$/u;
const MAX_CODE_LENGTH = 14;
/** If at least this share of the rows has similar codes, a row without one is not an entry. Set by hand. */
const MOSTLY = 0.5;
const FEWEST_HEADINGS = 2;

const HEADING_LETTERS = /^\(?(?:[A-Z]|[a-z](?=[.)])|[IVX]{1,5}|[Ⅰ-Ⅻ]|[가-하]|[一二三四五六七八九十]{1,2})[.)]?$/u;

export const isCodeLike = (text: string): boolean => text.length <= MAX_CODE_LENGTH && PARTS.test(text);
/** Codes of one rank have the same form: digits and letters in the same positions. */
export const formOf = (code: string): string =>
  code
    .replace(/[.)]$/, '')
    .replace(/\d+/g, '0')
    .replace(/\p{L}+/gu, 'a');

type Codes = { isHeadingCode(row: number): boolean; isEntryCode(row: number): boolean };

const usualForm = (codes: readonly string[]): string | undefined => {
  const forms = [...Map.groupBy(codes.map(formOf), (form) => form)].sort(([, a], [, b]) => b.length - a.length);
  const [form, own = []] = forms[0] ?? [];
  return own.length >= codes.length * MOSTLY ? form : undefined;
};

type Numbered = { readonly before: readonly number[]; readonly question: number; readonly rows: readonly number[] };

/**
 * Headings are numbered in one column and entries in the next: each row has one of the two, or the heading's number is
 * repeated beside each entry ("A" above "A", "1").
 */
const headingRows = (sheet: GridSheet, { before, question, rows }: Numbered): ReadonlySet<number> => {
  const isBare = (row: number) => (sheet.rows.get(row)?.size ?? 0) === 2 && !asksInWords(textAt(sheet, row, question));
  for (const column of before)
    for (const next of before.filter((one) => one > column)) {
      const own = rows.filter((row) => textAt(sheet, row, column) !== '' && textAt(sheet, row, next) === '');
      const others = rows.filter((row) => textAt(sheet, row, next) !== '');
      const areCodes = (of: readonly number[], at: number) => of.every((row) => isCodeLike(textAt(sheet, row, at)));
      const isRepeated = others.some((row) => textAt(sheet, row, column) !== '');
      const isSplit = own.length >= FEWEST_HEADINGS && others.length > own.length;
      const isWhole = own.length + others.length === rows.length && (!isRepeated || own.every(isBare));
      if (isSplit && isWhole && areCodes(own, column) && areCodes(others, next)) return new Set(own);
    }
  return new Set();
};

/** "(1)", "①", "2.1": the number of a part, in a column after that of whole entries. */
const PART = /^(?:[(（]\s?[\p{L}\d]{1,4}\s?[)）]|[①-⑳]|[\p{L}\d]{1,3}[)）]|\d{1,3}(?:[.-]\d{1,3}){0,3}[.]?)$/u;

/** The columns of numbers before that of a part are empty. */
const partRows = (sheet: GridSheet, before: readonly number[], rows: readonly number[]): ReadonlySet<number> => {
  const countIn = (column: number) => rows.filter((row) => PART.test(textAt(sheet, row, column))).length;
  const numbers = before.filter((column) => countIn(column) >= FEWEST_HEADINGS);
  const isPart = (row: number): boolean => {
    const at = before.find((column) => textAt(sheet, row, column) !== '');
    return at !== undefined && PART.test(textAt(sheet, row, at)) && numbers.some((column) => column < at);
  };
  return new Set(rows.filter(isPart));
};

type Entries = { readonly question: number; readonly form: string | undefined; codeOf(row: number): string };

/** "I", "II" between "1", "2": consecutive letters, each beside a single text that is not a question. */
const alphabeticRows = (sheet: GridSheet, rows: readonly number[], { question, codeOf, form }: Entries) => {
  const alphabetic = rows.filter((row) => HEADING_LETTERS.test(codeOf(row)));
  const sizeOf = (row: number) => sheet.rows.get(row)?.size ?? 0;
  const smallest = Math.min(...rows.filter((row) => !alphabetic.includes(row)).map(sizeOf));
  const areAlone = alphabetic.every(
    (row) => sizeOf(row) <= Math.max(2, smallest - 1) && !asksInWords(textAt(sheet, row, question)),
  );
  const areCounted = new Set(alphabetic.map(codeOf)).size === alphabetic.length && alphabetic.length >= FEWEST_HEADINGS;
  return new Set(form?.includes('0') && areAlone && areCounted ? alphabetic : []);
};

export const entryCodes = (sheet: GridSheet, question: number, rows: readonly number[]): Codes => {
  const before = [...new Set(rows.flatMap((row) => [...(sheet.rows.get(row)?.keys() ?? [])]))]
    .filter((column) => column < question)
    .sort((a, b) => a - b);
  const parts = partRows(sheet, before, rows);
  const headings = headingRows(sheet, { before, question, rows });
  const column = before.find((one) => {
    const codes = rows.map((row) => textAt(sheet, row, one)).filter((text) => text !== '' && isCodeLike(text));
    return codes.length >= rows.length * MOSTLY && new Set(codes).size === codes.length && /\d/.test(codes.join(''));
  });
  const codeOf = (row: number) => (column === undefined ? '' : textAt(sheet, row, column));
  const form = usualForm(rows.map(codeOf).filter(isCodeLike));
  // "A" above "1", "2", and "B" above "1" again.
  const restarts = before.flatMap((one) => [
    ...aboveRestarts(rows.map((row) => ({ row, text: `${textAt(sheet, row, one).replace(/[.)]$/, '')}. -` }))),
  ]);
  const above = new Set(restarts.filter((row) => !asksInWords(textAt(sheet, row, question))));
  const alphabetic = alphabeticRows(sheet, rows, { question, codeOf, form });
  return {
    isHeadingCode: (row) => headings.has(row) || above.has(row) || alphabetic.has(row),
    isEntryCode: (row) => parts.has(row) || (form !== undefined && codeOf(row) !== '' && formOf(codeOf(row)) === form),
  };
};
