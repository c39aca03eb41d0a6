// Which rows of a sheet ask something, under which section; bands and lettered headings are sections, not questions.
import { type GridSheet, textAt } from '../grid.ts';
import type { Columns } from './columns.ts';
import { asks } from './kind.ts';

export type QuestionRow = { readonly row: number; readonly question: string; readonly section?: string | undefined };

const LONGEST_BAND = 120;
/** What stands in this share of the rows belongs to every question. */
const USUAL = 0.8;
const LETTERED =
  /^(?:[A-Z]|[IVX]{1,4}|[가-하]|[①-⑳]|[一二三四五六七八九十]+|제?\s*\d+\s*[장편절]|第[\d一二三四五六七八九十]+[章編節部])\s*[.)．、:：-]\s*\S/u;

/** Texts of a vertically merged cell stand in its first row alone. */
const mergedText = (sheet: GridSheet, row: number, column: number): string => {
  const own = textAt(sheet, row, column);
  if (own !== '') return own;
  const merge = sheet.merges.find(
    ({ left, right, top, bottom }) => column >= left && column <= right && row > top && row <= bottom,
  );
  return merge ? textAt(sheet, merge.top, merge.left) : '';
};

const isMergedAcross = (sheet: GridSheet, row: number, column: number, others: readonly number[]): boolean =>
  sheet.merges.some(
    ({ left, right, top, bottom }) =>
      row >= top &&
      row <= bottom &&
      column >= left &&
      column <= right &&
      others.some((one) => one > left && one <= right),
  );

type Companions = { readonly columns: readonly number[]; readonly given: readonly number[] };

/** Columns that nearly every question fills, besides those that are to be filled. */
const companionsOf = (
  sheet: GridSheet,
  columns: Columns & { question: number },
  rows: readonly number[],
): Companions => {
  const toFill = new Set([columns.answer, columns.comment, columns.reference, columns.status, columns.owner]);
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const column of sheet.rows.get(row)?.keys() ?? []) counts.set(column, (counts.get(column) ?? 0) + 1);
  const given = [...counts.keys()].filter((column) => column !== columns.question && column !== columns.section);
  return {
    columns: given.filter((column) => !toFill.has(column) && (counts.get(column) ?? 0) >= rows.length * USUAL),
    given,
  };
};

const lacksMost = (sheet: GridSheet, row: number, { columns }: Companions): boolean => {
  if (columns.length < 2) return columns.length === 1 && textAt(sheet, row, columns[0] ?? 0) === '';
  const missing = columns.filter((column) => textAt(sheet, row, column) === '').length;
  return missing >= columns.length / 2;
};

const isBand = (
  sheet: GridSheet,
  row: number,
  columns: Columns & { question: number },
  companions: Companions,
): boolean => {
  const text = textAt(sheet, row, columns.question);
  if (text.length > LONGEST_BAND || /[?？]\s*$/u.test(text)) return false;
  if (isMergedAcross(sheet, row, columns.question, companions.given)) return true;
  const alone = (sheet.rows.get(row)?.size ?? 0) === 1;
  if (asks(text) && !LETTERED.test(text)) return false;
  if (alone && LETTERED.test(text)) return true;
  return companions.columns.length > 0 && lacksMost(sheet, row, companions);
};

/** What a row without a question says about those after it. */
const headingIn = (sheet: GridSheet, row: number): string | undefined => {
  const texts = [...new Set(sheet.rows.get(row)?.values())];
  const [text = ''] = texts;
  return texts.length <= 2 && text.length <= LONGEST_BAND ? texts.join(' ') : undefined;
};

export const questionsIn = (
  sheet: GridSheet,
  headerRow: number,
  columns: Columns & { question: number },
): QuestionRow[] => {
  const rows = [...sheet.rows.keys()].filter((row) => row > headerRow).sort((a, b) => a - b);
  const candidates = rows.filter((row) => textAt(sheet, row, columns.question) !== '');
  const header = headerRow > 0 ? textAt(sheet, headerRow, columns.question) : undefined;
  const companions = companionsOf(sheet, columns, candidates);
  let band: string | undefined;
  let filled: string | undefined;
  const questions: QuestionRow[] = [];
  for (const row of rows) {
    const question = textAt(sheet, row, columns.question);
    if (columns.section !== undefined) filled = mergedText(sheet, row, columns.section) || filled;
    if (question === '') {
      if (columns.section === undefined) band = headingIn(sheet, row) ?? band;
      continue;
    }
    // A header that is printed again over each part.
    if (question === header) continue;
    if (isBand(sheet, row, columns, companions)) {
      band = question;
      continue;
    }
    const section = columns.section === undefined ? band : (filled ?? band);
    questions.push({ row, question, ...(section === undefined ? {} : { section: section.slice(0, 300) }) });
  }
  return questions;
};
