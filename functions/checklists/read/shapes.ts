// Finds questions without a header: by adjacent codes, by their wording, or by their numbering.
import { type GridSheet, textAt } from '../grid.ts';
import { roomBeside } from './answer-columns.ts';
import { columnsIn, factsOf, hasChoices, isProse, rowsAfter } from './column-facts.ts';
import { headsIn } from './header.ts';
import { headOf } from './heads.ts';
import { asks } from './kind.ts';
import type { Layout } from './layout.ts';
import { isBracketed, isCode, isNumbered } from './numbering.ts';
import { isNumberedForm } from './side-heads.ts';

/** A column with codes in at least this share of the rows numbers the questions. Set by hand. */
const MAX_CODES = 0.5;
const FEWEST = 5;
const FEWEST_HEADS = 2;

/** A column of codes with texts beside it, and a column below an answer head. */
export const byCodes = (sheet: GridSheet): Layout | undefined => {
  const rows = rowsAfter(sheet, 0);
  const columns = columnsIn(sheet, rows);
  const coded = columns
    .map((column) => ({ column, own: rows.filter((row) => isCode(textAt(sheet, row, column))) }))
    .find(({ own }) => own.length >= FEWEST && own.length >= rows.length * MAX_CODES);
  if (!coded) return undefined;
  const question = columns.find((column) => {
    const { filled, length } = factsOf(sheet, coded.own, column);
    return column > coded.column && filled >= coded.own.length * 0.8 && length >= 8;
  });
  const heads = rows.flatMap((row) => headsIn(sheet, row)).filter(({ head }) => head.weight > 1);
  const answer = heads.find(({ head }) => head.role === 'answer')?.column;
  if (question === undefined || answer === undefined || answer <= question) return undefined;
  const comment = heads.find(({ column, head }) => head.role === 'comment' && column > answer)?.column;
  return {
    headerRow: 0,
    columns: { question, answer, ...(comment === undefined ? {} : { comment }) },
    otherAnswers: [],
  };
};

/** An empty column below a head, to be filled in. */
const emptyBeside = (sheet: GridSheet, header: number, rows: readonly number[], question: number) =>
  header === 0
    ? undefined
    : [...(sheet.rows.get(header)?.entries() ?? [])].find(
        ([column, text]) =>
          column > question && headOf(text) === undefined && factsOf(sheet, rows, column).filled === 0,
      )?.[0];

/** True if several lines among coded ones have no code: they are headings, and the first is not a head. */
const hasUncodedLines = (sheet: GridSheet, rows: readonly number[], column: number): boolean => {
  const own = rows.filter((row) => textAt(sheet, row, column) !== '');
  const uncoded = own.filter((row) => ![...(sheet.rows.get(row)?.keys() ?? [])].some((one) => one < column));
  return uncoded.length > 1 && uncoded.length < own.length * MAX_CODES;
};

/** A row above at least two empty columns is a header, whatever its words. */
const isOverEmpty = (sheet: GridSheet, row: number, question: number): boolean => {
  const below = rowsAfter(sheet, row);
  const over = [...(sheet.rows.get(row)?.keys() ?? [])].filter((column) => column > question);
  return over.filter((column) => factsOf(sheet, below, column).filled === 0).length > 1;
};

/**
 * Without heads, the single column after the questions, if some questions have texts beside them that are not
 * questions.
 */
const repliesBeside = (sheet: GridSheet, rows: readonly number[], question: number): number | undefined => {
  const asked = rows.filter((row) => textAt(sheet, row, question) !== '');
  const [beside, ...others] = columnsIn(sheet, asked).filter((column) => column > question);
  if (beside !== question + 1 || others.length > 0) return undefined;
  const replied = asked.filter((row) => textAt(sheet, row, beside) !== '');
  const isReply = (row: number) => asks(textAt(sheet, row, question)) && !asks(textAt(sheet, row, beside));
  const inWords = replied.filter((row) => /\p{L}/u.test(textAt(sheet, row, beside)));
  return inWords.length > replied.length / 2 && replied.length > 1 && replied.every(isReply) ? beside : undefined;
};

/** "What is open?" is a head beside "Owner" and "Status", heads of other uses that occur once each. */
const isBesideHeads = (sheet: GridSheet, row: number, question: number): boolean => {
  const heads = headsIn(sheet, row).filter(({ column, head }) => column > question && head.weight >= 1);
  return heads.length >= FEWEST_HEADS && new Set(heads.map(({ head }) => head.role)).size === heads.length;
};

const questionsOf = (sheet: GridSheet, rows: readonly number[], column: number): Layout => {
  const [first, second] = rows.filter((row) => textAt(sheet, row, column) !== '');
  const text = first === undefined ? '' : textAt(sheet, first, column);
  // A title has space below it; a head does not.
  const isOwn = !asks(text) && !isNumbered(text) && !isBracketed(text);
  // A text beside a code is an entry.
  const isCoded = [...(sheet.rows.get(first ?? 0)?.values() ?? [])].some(isCode);
  // A text that spans the columns beside it names a section.
  const isBand = sheet.merges.some(({ left, right, top }) => top === first && left <= column && right > column);
  const isNamed = headOf(text)?.role === 'question' && (sheet.rows.get(first ?? 0)?.size ?? 0) > 1;
  const isHead =
    isOverEmpty(sheet, first ?? 0, column) ||
    isBesideHeads(sheet, first ?? 0, column) ||
    ((isNamed || (!isCoded && !hasUncodedLines(sheet, rows, column))) &&
      second === (first ?? 0) + 1 &&
      text !== '' &&
      text.length <= 30 &&
      !isBand &&
      isOwn);
  const headerRow = isHead && first !== undefined ? first : 0;
  const below = rows.filter((row) => row > headerRow);
  const answer =
    columnsIn(sheet, rows).find((one) => one > column && hasChoices(sheet, rows, one)) ??
    emptyBeside(sheet, headerRow, below, column) ??
    roomBeside(sheet, below, column, headerRow > 0 ? headsIn(sheet, headerRow) : []) ??
    (headerRow === 0 ? repliesBeside(sheet, below, column) : undefined);
  return { headerRow, columns: { question: column, ...(answer === undefined ? {} : { answer }) }, otherAnswers: [] };
};

/** A column in which most texts ask. */
export const byAsking = (sheet: GridSheet): Layout | undefined => {
  const rows = rowsAfter(sheet, 0);
  const [asking] = columnsIn(sheet, rows)
    .map((column) => ({ column, facts: factsOf(sheet, rows, column) }))
    .filter(({ facts }) => facts.filled >= 3 && facts.asking >= 0.5 && facts.distinct >= 0.5)
    .sort((a, b) => b.facts.asking * b.facts.filled - a.facts.asking * a.facts.filled);
  return asking && questionsOf(sheet, rows, asking.column);
};

/** A sheet with only codes and long texts is a form: the number of a question has a separate cell. */
const afterCodes = (sheet: GridSheet, rows: readonly number[]): Layout | undefined => {
  const [codes, texts, ...others] = columnsIn(sheet, rows);
  if (codes === undefined || texts === undefined || others.length > 0) return undefined;
  const coded = rows.filter((row) => isCode(textAt(sheet, row, codes)));
  const facts = factsOf(sheet, rows, texts);
  const isForm = coded.length >= Math.max(FEWEST, facts.filled * MAX_CODES) && isProse(facts, rows.length);
  return isForm ? { headerRow: 0, columns: { question: texts }, otherAnswers: [] } : undefined;
};

/** A column in which most texts are numbered; instructions are too, so it counts only if nothing else has questions. */
export const byNumbering = (sheet: GridSheet): Layout | undefined => {
  const rows = rowsAfter(sheet, 0);
  const column = columnsIn(sheet, rows).find((one) => {
    const texts = rows.map((row) => textAt(sheet, row, one)).filter((text) => text !== '');
    const isList = texts.length >= FEWEST && texts.filter(isNumbered).length >= texts.length * 0.7;
    return isList || isNumberedForm(sheet, rows, one);
  });
  if (column === undefined) return afterCodes(sheet, rows);
  const first = rows.find((row) => isNumbered(textAt(sheet, row, column))) ?? 1;
  const layout = questionsOf(
    sheet,
    rows.filter((row) => row >= first),
    column,
  );
  return layout;
};

/** Pasted text has one question per line, if at least one line asks. */
export const byLines = (sheet: GridSheet): Layout | undefined =>
  rowsAfter(sheet, 0).some((row) => asks(textAt(sheet, row, 1)))
    ? { headerRow: 0, columns: { question: 1 }, otherAnswers: [] }
    : undefined;
