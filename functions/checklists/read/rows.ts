// Finds the rows of a sheet that ask something, with their section; bands and lettered headings are sections, not
// questions.
import { type GridSheet, textAt } from '../grid.ts';
import { bandsIn } from './bands.ts';
import { examplesIn } from './examples.ts';
import { lastLine, repeatsHeader } from './header.ts';
import { headOf } from './heads.ts';
import { asks } from './kind.ts';
import type { Columns } from './layout.ts';
import { isNote } from './notes.ts';
import { mayAskIn } from './side-heads.ts';

export type QuestionRow = { readonly row: number; readonly question: string; readonly section?: string | undefined };

type Place = { readonly headerRow: number; readonly row: number; readonly column: number };

const MAX_HEADING_LENGTH = 120;
const MAX_SECTION_LENGTH = 300;

/** A vertically merged cell has its text in its first row only. */
const mergedText = (sheet: GridSheet, row: number, column: number): string => {
  const own = textAt(sheet, row, column);
  if (own !== '') return own;
  const merge = sheet.merges.find(
    ({ left, right, top, bottom }) => column >= left && column <= right && row > top && row <= bottom,
  );
  return merge ? textAt(sheet, merge.top, merge.left) : '';
};

/** The heading that a row without a question gives to the rows after it, without repeated heads beside it. */
const headingIn = (sheet: GridSheet, row: number, hasHeader: boolean): string | undefined => {
  const texts = [...new Set(sheet.rows.get(row)?.values())];
  // The second line of a header, or the label of a card's field.
  if ((texts.length > 1 || !hasHeader) && texts.every((text) => headOf(text) !== undefined)) return undefined;
  const [first = '', ...others] = texts;
  const own = [first, ...others.filter((text) => headOf(text) === undefined)];
  return own.length <= 2 && first.length <= MAX_HEADING_LENGTH ? own.join(' ') : undefined;
};

/** False for totals and marks. */
const isText = (text: string): boolean => /\p{L}.*\p{L}/su.test(text);

const sectionOf = (text: string | undefined): { section?: string } =>
  text === undefined ? {} : { section: text.slice(0, MAX_SECTION_LENGTH) };

/** A header repeated above a later part, in the same or other words. */
const isHeaderAgain = (sheet: GridSheet, { headerRow, row, column }: Place): boolean => {
  const own = textAt(sheet, row, column);
  if (own === textAt(sheet, headerRow, column) || repeatsHeader(sheet, headerRow, row)) return true;
  const cells = [...(sheet.rows.get(row)?.values() ?? [])];
  const { role, weight = 0 } = headOf(own) ?? {};
  return role === 'question' && weight > 1 && cells.length > 1 && cells.every((text) => headOf(text));
};

const SENTENCE = /[.。]$/u;
/** The line above a repeated header, unless it is the last question before it. */
const isTitle = (sheet: GridSheet, row: number, column: number): boolean =>
  sheet.rows.get(row)?.size === 1 && !asks(textAt(sheet, row, column)) && !SENTENCE.test(textAt(sheet, row, column));

/** The repeated header may name the part in the position of "question". */
const partName = (sheet: GridSheet, row: number, column: number): string | undefined => {
  const text = textAt(sheet, row, column);
  return headOf(text)?.role === 'question' ? undefined : text;
};

/** Shorter texts may be headings over a list of things. */
const MIN_BEGUN = 20;
const BEGUN = /[^.。:：;?？!]\s*$/u;
const GOES_ON = /^(?:\p{Ll}{2,}|a)[\s,]/u;
/** Rows that go on with the sentence of a numbered question above them: a text in small letters, alone in its row. */
const continuationsIn = (sheet: GridSheet, column: number, rows: readonly number[]): ReadonlySet<number> => {
  const [found, among] = [new Set<number>(), new Set(rows)];
  for (const row of rows) {
    const above = textAt(sheet, row - 1, column);
    const isBegun = BEGUN.test(above) && (found.has(row - 1) || (sheet.rows.get(row - 1)?.size ?? 0) > 1);
    const isAlone = sheet.rows.get(row)?.size === 1 && among.has(row - 1);
    if (isBegun && isAlone && above.length >= MIN_BEGUN && GOES_ON.test(textAt(sheet, row, column))) found.add(row);
  }
  return found;
};

type QuestionColumns = Columns & { readonly question: number };
type Reader = {
  /** A row that goes on with the question above it. */
  goesOn(row: number): boolean;
  isQuestion(row: number): boolean;
  /** The heading that a row without a question gives to the rows after it. */
  headingOf(row: number): string | undefined;
  /** True if the header is repeated below the titles of parts, so that the line above the first one is a title too. */
  readonly hasTitles: boolean;
};

const readerOf = (sheet: GridSheet, headerRow: number, columns: QuestionColumns, rows: readonly number[]): Reader => {
  const column = columns.question;
  const headers = new Set(headerRow > 0 ? rows.filter((row) => isHeaderAgain(sheet, { headerRow, row, column })) : []);
  const above = new Set([...sheet.rows].flatMap(([row, cells]) => (row < headerRow ? [...cells.values()] : [])));
  // The title of the list, repeated at the top of a page.
  const isAbove = (row: number): boolean => sheet.rows.get(row)?.size === 1 && above.has(textAt(sheet, row, column));
  const mayAsk = headerRow === 0 ? mayAskIn(sheet, column) : () => true;
  const examples = examplesIn(sheet, rows, column);
  const continuations = continuationsIn(sheet, column, rows);
  const candidates = rows.filter(
    (row) =>
      isText(textAt(sheet, row, column)) &&
      !headers.has(row) &&
      !isAbove(row) &&
      !examples.has(row) &&
      !continuations.has(row) &&
      mayAsk(row),
  );
  const isBand = bandsIn(sheet, columns, { rows: candidates, hasHeader: headerRow > 0 });
  const aboveHeaders = new Set(rows.filter((row, n) => headers.has(rows[n + 1] ?? 0) && isTitle(sheet, row, column)));
  const questions = new Set(candidates.filter((row) => !isBand(row) && !aboveHeaders.has(row)));
  return {
    goesOn: (row) => continuations.has(row) && (questions.has(row - 1) || continuations.has(row - 1)),
    isQuestion: (row) => questions.has(row),
    hasTitles: aboveHeaders.size > 0 && isTitle(sheet, headerRow - 1, column),
    headingOf: (row) => {
      if (examples.has(row)) return undefined;
      const text = textAt(sheet, row, column);
      if (text === '') return columns.section === undefined ? headingIn(sheet, row, headerRow > 0) : undefined;
      if (headers.has(row)) return partName(sheet, row, column);
      const isOwn = isText(text) && !isNote(text) && (mayAsk(row) || sheet.rows.get(row)?.size === 1);
      return isOwn && text.length <= MAX_HEADING_LENGTH ? text : undefined;
    },
  };
};

const goOn = (questions: QuestionRow[], text: string): void => {
  const last = questions.pop();
  if (last) questions.push({ ...last, question: `${last.question} ${text}` });
};

export const questionsIn = (sheet: GridSheet, headerRow: number, columns: QuestionColumns): QuestionRow[] => {
  const below = headerRow > 0 ? lastLine(sheet, headerRow) : 0;
  const rows = [...sheet.rows.keys()].filter((row) => row > below).sort((a, b) => a - b);
  const { isQuestion, goesOn, headingOf, hasTitles } = readerOf(sheet, headerRow, columns, rows);
  let band = sheet.heading ?? (hasTitles ? headingOf(headerRow - 1) : undefined);
  let filled: string | undefined;
  const questions: QuestionRow[] = [];
  for (const row of rows) {
    if (columns.section !== undefined) filled = mergedText(sheet, row, columns.section) || filled;
    if (isQuestion(row))
      questions.push({ row, question: textAt(sheet, row, columns.question), ...sectionOf(filled ?? band) });
    else if (goesOn(row)) goOn(questions, textAt(sheet, row, columns.question));
    else band = headingOf(row) ?? band;
  }
  return questions;
};
