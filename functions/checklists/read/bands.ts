// Recognizes rows of a list that are headings or explain its values, and so are not questions.
import { type GridSheet, textAt } from '../grid.ts';
import { entryCodes } from './entry-codes.ts';
import { asks, asksInWords } from './kind.ts';
import type { Columns } from './layout.ts';
import { isNote, isNoteMark, isSignOff, isTotal, tailOf } from './notes.ts';
import { hasHeadingMark, isBracketed, isCode, isEntry, isNumbered } from './numbering.ts';
import { headingsAmong, parentsIn } from './parents.ts';
import { plainHeadings } from './plain-headings.ts';
import { aboveRestarts, countedApart } from './restarts.ts';

type QuestionColumns = Columns & { readonly question: number };

const MAX_BAND_LENGTH = 120;
/** Columns filled in at least this share of the rows belong to every question. */
const USUAL = 0.8;
/** The least share of rows for columns that are filled in the same rows to separate questions from headings. */
const TOGETHER = 0.5;
const MOSTLY = 0.7;
/** A mark before more than this share of the entries is a bullet. Set by hand, not tuned on a set. */
const MARKED = 0.3;
const ASKED = /[?？]\s*$/u;

const isMergedAcross = (sheet: GridSheet, row: number, column: number, others: readonly number[]): boolean =>
  sheet.merges.some(
    ({ left, right, top, bottom }) =>
      row >= top &&
      row <= bottom &&
      column >= left &&
      column <= right &&
      others.some((one) => one > left && one <= right),
  );

type Known = {
  readonly sheet: GridSheet;
  readonly columns: QuestionColumns;
  readonly rows: readonly number[];
  /** Columns with any text beside a question. */
  readonly given: readonly number[];
  /** Those of `given` that nearly every question fills, except columns to be filled in. */
  readonly usual: readonly number[];
  /** Columns that are filled in the same rows: in every question and in no other row. */
  readonly together: readonly number[];
};

/** At least two columns, one of them before the question: columns after it may be the respondent's entries. */
const filledTogether = (known: Omit<Known, 'together'>): number[] => {
  const { sheet, columns, rows, given } = known;
  const fill = (column: number) => rows.map((row) => (textAt(sheet, row, column) === '' ? 0 : 1)).join('');
  const groups = [...Map.groupBy(given, fill)].filter(([pattern, own]) => {
    const share = pattern.replaceAll('0', '').length / Math.max(1, rows.length);
    return own.length > 1 && share >= TOGETHER && share < 1 && own.some((column) => column < columns.question);
  });
  return groups[0]?.[1] ?? [];
};

const knownOf = (sheet: GridSheet, columns: QuestionColumns, rows: readonly number[]): Known => {
  const toFill = new Set([columns.answer, columns.comment, columns.reference, columns.status, columns.owner]);
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const column of sheet.rows.get(row)?.keys() ?? []) counts.set(column, (counts.get(column) ?? 0) + 1);
  const given = [...counts.keys()].filter((column) => column !== columns.question && column !== columns.section);
  const usual = given.filter((column) => !toFill.has(column) && (counts.get(column) ?? 0) >= rows.length * USUAL);
  const known = { sheet, columns, rows, given, usual };
  return { ...known, together: filledTogether(known) };
};

const lacksMost = ({ sheet, usual }: Known, row: number): boolean => {
  if (usual.length < 2) return usual.length === 1 && textAt(sheet, row, usual[0] ?? 0) === '';
  const missing = usual.filter((column) => textAt(sheet, row, column) === '').length;
  return missing >= usual.length / 2;
};

/** A row with a dropdown value beside its text explains that value. */
const explainsValue = ({ sheet, columns, given }: Known, row: number): boolean => {
  const isInside = sheet.choices.some(({ range }) => row >= range.top && row <= range.bottom);
  if (isInside) return false;
  const texts = given.filter((column) => column < columns.question).map((column) => textAt(sheet, row, column));
  return texts.some((text) => text !== '' && sheet.choices.some(({ values }) => values.includes(text)));
};

/** The first row, if it has space below it and is not a question while most rows after it are. */
const titleRow = ({ sheet, columns, rows: [first = 0, ...others] }: Known): number | undefined => {
  const isAsking = (row: number) => asks(textAt(sheet, row, columns.question));
  const isApart = sheet.rows.get(first)?.size === 1 && (sheet.rows.get(first + 1)?.size ?? 0) === 0;
  return isApart && !isAsking(first) && others.filter(isAsking).length >= others.length * MOSTLY ? first : undefined;
};

const shareOf = ({ sheet, columns, rows }: Known, is: (text: string) => boolean): number =>
  rows.filter((row) => is(textAt(sheet, row, columns.question))).length / Math.max(1, rows.length);

/** The column of codes or numbers before the questions. */
const codesIn = ({ sheet, columns, rows, given }: Known): number | undefined =>
  given.find((column) => {
    const own = rows.map((row) => textAt(sheet, row, column)).filter((text) => isCode(text));
    return column < columns.question && own.length >= rows.length * TOGETHER && new Set(own).size === own.length;
  });

const isMergedDown = (sheet: GridSheet, row: number, column: number): boolean =>
  sheet.merges.some(({ left, right, top, bottom }) => row > top && row <= bottom && column >= left && column <= right);

/** Rows merged over the columns beside the questions, if hardly any other row is. */
const isWider = ({ sheet, columns, rows }: Known): ((row: number) => boolean) => {
  const wide = new Set(
    sheet.merges
      .filter(({ left, right, top, bottom }) => left <= columns.question && right > columns.question && top === bottom)
      .map(({ top }) => top),
  );
  return (row) => wide.has(row) && rows.filter((one) => wide.has(one)).length < rows.length * TOGETHER;
};

/** Rows that are not questions because the columns beside them are empty. */
const isBesideNothing = (known: Known, row: number): boolean => {
  const { sheet, together, usual } = known;
  const lacksTogether = together.length > 0 && together.every((column) => textAt(sheet, row, column) === '');
  return lacksTogether || (usual.length > 0 && lacksMost(known, row));
};

type List = { readonly rows: readonly number[]; readonly hasHeader: boolean };

/** Decides for each row with text in the question column whether it is a heading. */
export const bandsIn = (sheet: GridSheet, columns: QuestionColumns, { rows, hasHeader }: List) => {
  const known = knownOf(sheet, columns, rows);
  const textOf = (row: number): string => textAt(sheet, row, columns.question);
  const before = known.given.filter((column) => column < columns.question);
  const parents = parentsIn(sheet, { rows, before, textOf });
  // If nearly all entries start with a letter, letters number the entries.
  const others = { ...known, rows: rows.filter((row) => !isBracketed(textAt(sheet, row, columns.question))) };
  const areBracketed = others.rows.length < rows.length * (1 - MOSTLY);
  const areMarked = shareOf(others, hasHeadingMark) >= MOSTLY;
  const isHeading = (text: string): boolean =>
    (!areBracketed && isBracketed(text)) || (!areMarked && hasHeadingMark(text));
  const codes = codesIn(known);
  const isUncoded = (row: number, text: string): boolean =>
    codes !== undefined && !isEntry(text) && !isMergedDown(sheet, row, codes);
  const isTitle =
    !hasHeader && shareOf(known, isNumbered) >= MOSTLY ? (text: string) => !isNumbered(text) : () => false;
  const title = hasHeader ? undefined : titleRow(known);
  const firstNumbered = rows.find((row) => isNumbered(textAt(sheet, row, columns.question))) ?? 0;
  const { isHeadingCode, isEntryCode } = entryCodes(sheet, columns.question, rows);
  const isAlone = (row: number): boolean => (sheet.rows.get(row)?.size ?? 0) === 1;
  const uncoded = new Set(
    headingsAmong(
      rows.filter((row) => isAlone(row) && isUncoded(row, textOf(row))),
      textOf,
    ),
  );
  const cellsOf = (row: number): string[] => [...(sheet.rows.get(row)?.values() ?? [])];
  const lines = rows.map((row) => ({
    row,
    text: textAt(sheet, row, columns.question),
    isAlone: isAlone(row) || cellsOf(row).every(isSignOff),
  }));
  const restarts = aboveRestarts(lines.filter(({ text }) => text.length <= MAX_BAND_LENGTH));
  const counted = countedApart(
    lines.filter(({ text }) => !asksInWords(text)).map(({ row }) => row),
    lines,
  );
  const plain = plainHeadings(lines);
  const tail = tailOf(lines);
  const isWide = isWider(known);
  const isAcross = (row: number, text: string): boolean =>
    isMergedAcross(sheet, row, columns.question, known.given) || (isWide(row) && !asksInWords(text));
  const areNotes = shareOf(known, isNote) < MARKED ? (text: string) => isNote(text) && !ASKED.test(text) : () => false;
  const isMarked = (row: number): boolean =>
    known.given.some((column) => column < columns.question && isNoteMark(textAt(sheet, row, column)));
  const isAboveOthers = (row: number, text: string): boolean =>
    isMarked(row) ||
    counted.has(row) ||
    uncoded.has(row) ||
    plain.has(row) ||
    cellsOf(row).some(isTotal) ||
    parents.has(row) ||
    isHeadingCode(row) ||
    row === title ||
    (restarts.has(row) && !asksInWords(text));
  return (row: number): boolean => {
    const text = textAt(sheet, row, columns.question);
    if (isAboveOthers(row, text) || (isAlone(row) && areNotes(text)) || tail.has(row)) return true;
    if (text.length > MAX_BAND_LENGTH || ASKED.test(text)) return false;
    if (isAcross(row, text) || explainsValue(known, row)) return true;
    // The title of a numbered list may name documents, as its entries do.
    const isAsked = row < firstNumbered && isTitle(text) ? asksInWords(text) : asks(text);
    if (isAsked && !isHeading(text)) return false;
    return (isAlone(row) && (isHeading(text) || isTitle(text))) || (!isEntryCode(row) && isBesideNothing(known, row));
  };
};
