// Which rows of a sheet ask something, under which section; bands and lettered headings are sections, not questions.
import { type GridSheet, textAt } from '../grid.ts';
import { bandsIn } from './bands.ts';
import { headOf } from './heads.ts';
import type { Columns } from './layout.ts';

export type QuestionRow = { readonly row: number; readonly question: string; readonly section?: string | undefined };

const LONGEST_HEADING = 120;
const LONGEST_SECTION = 300;

/** Texts of a vertically merged cell stand in its first row alone. */
const mergedText = (sheet: GridSheet, row: number, column: number): string => {
  const own = textAt(sheet, row, column);
  if (own !== '') return own;
  const merge = sheet.merges.find(
    ({ left, right, top, bottom }) => column >= left && column <= right && row > top && row <= bottom,
  );
  return merge ? textAt(sheet, merge.top, merge.left) : '';
};

/** What a row without a question says about those after it; heads that are printed again beside it are none of it. */
const headingIn = (sheet: GridSheet, row: number): string | undefined => {
  const texts = [...new Set(sheet.rows.get(row)?.values())];
  // The second line of a header.
  if (texts.length > 1 && texts.every((text) => headOf(text) !== undefined)) return undefined;
  const [first = '', ...others] = texts;
  const own = [first, ...others.filter((text) => headOf(text) === undefined)];
  return own.length <= 2 && first.length <= LONGEST_HEADING ? own.join(' ') : undefined;
};

const sectionOf = (text: string | undefined): { section?: string } =>
  text === undefined ? {} : { section: text.slice(0, LONGEST_SECTION) };

export const questionsIn = (
  sheet: GridSheet,
  headerRow: number,
  columns: Columns & { question: number },
): QuestionRow[] => {
  const rows = [...sheet.rows.keys()].filter((row) => row > headerRow).sort((a, b) => a - b);
  const header = headerRow > 0 ? textAt(sheet, headerRow, columns.question) : undefined;
  // A header that is printed again over each part is no question.
  const candidates = rows.filter((row) => !['', header].includes(textAt(sheet, row, columns.question)));
  const isBand = bandsIn(sheet, columns, { rows: candidates, hasHeader: headerRow > 0 });
  const isHeader = (row: number | undefined) =>
    row !== undefined && header !== undefined && textAt(sheet, row, columns.question) === header;
  let band: string | undefined;
  let filled: string | undefined;
  const questions: QuestionRow[] = [];
  for (const [n, row] of rows.entries()) {
    const question = textAt(sheet, row, columns.question);
    if (columns.section !== undefined) filled = mergedText(sheet, row, columns.section) || filled;
    if (question === '') {
      if (columns.section === undefined) band = headingIn(sheet, row) ?? band;
      continue;
    }
    if (isHeader(row)) continue;
    if (isBand(row) || isHeader(rows[n + 1])) {
      band = question;
      continue;
    }
    questions.push({ row, question, ...sectionOf(filled ?? band) });
  }
  return questions;
};
