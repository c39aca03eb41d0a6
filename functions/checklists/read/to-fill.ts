// Finds questions by the empty cells to be filled in beside them, whatever the heads are.
import { type GridSheet, textAt } from '../grid.ts';
import { columnsPerEntity, TO_FILL } from './answer-columns.ts';
import { isBodyRow } from './body-rows.ts';
import { columnsIn, factsOf, isProse, rowsAfter } from './column-facts.ts';
import { isEarly } from './header.ts';
import { headOf } from './heads.ts';
import type { Layout } from './layout.ts';
import { isCode, isYear } from './numbering.ts';

/** Fewer rows may be the settings of a form. */
const FEWEST = 3;

/** The first unfilled column with a dropdown, and its rows. */
const toChoose = (sheet: GridSheet): { readonly column: number; readonly rows: readonly number[] } | undefined => {
  const rows = rowsAfter(sheet, 0);
  const columns = [...new Set(sheet.choices.map(({ range }) => range.left))].filter(
    (column) => !sheet.isHiddenColumn(column),
  );
  return columns
    .sort((a, b) => a - b)
    .map((column) => {
      const ranges = sheet.choices
        .map(({ range }) => range)
        .filter(({ left, right }) => column >= left && column <= right);
      return { column, rows: rows.filter((row) => ranges.some(({ top, bottom }) => row >= top && row <= bottom)) };
    })
    .find(({ column, rows: own }) => own.length >= FEWEST && factsOf(sheet, own, column).filled === 0);
};

/** Long texts to the left of a column with a dropdown. */
export const byChoices = (sheet: GridSheet): Layout | undefined => {
  const chosen = toChoose(sheet);
  if (!chosen) return undefined;
  const { column: answer, rows } = chosen;
  const [question] = columnsIn(sheet, rows)
    .map((column) => ({ column, facts: factsOf(sheet, rows, column) }))
    .filter(({ column, facts }) => column < answer && isProse(facts, rows.length))
    .sort((a, b) => b.facts.length - a.facts.length);
  if (!question) return undefined;
  const headerRow = (rows[0] ?? 1) - 1;
  const hasHeads = [question.column, answer].every((column) => textAt(sheet, headerRow, column) !== '');
  return { headerRow: hasHeads ? headerRow : 0, columns: { question: question.column, answer }, otherAnswers: [] };
};

const MAX_HEAD_LENGTH = 80;
/** The least average length of texts that name things; codes and amounts are shorter. Set by hand. */
const SHORTEST = 6;
/** Nearly all questions differ, and there may be headings between them. Set by hand. */
const OWN_TEXTS = 0.9;
const FILLED = 0.6;

const isHeader = (sheet: GridSheet, row: number): boolean => {
  const texts = [...(sheet.rows.get(row)?.values() ?? [])];
  return (
    texts.length >= FEWEST && texts.every((text) => text.length <= MAX_HEAD_LENGTH && (!isCode(text) || isYear(text)))
  );
};

/** A head known by its ending only may be in a budget. */
const isToFill = (text: string): boolean => {
  const head = headOf(text);
  return head !== undefined && head.weight >= 1 && TO_FILL.includes(head.role);
};

type Open = { readonly columns: readonly number[]; readonly isAnswered: boolean };

/** A number and a text in every row, and all columns after them empty: a list in any language. */
const isNumberedList = (
  sheet: GridSheet,
  rows: readonly number[],
  empty: readonly (readonly [number, string])[],
): boolean => {
  const [codes, texts, ...others] = columnsIn(sheet, rows);
  if (codes === undefined || texts === undefined || others.length > 0 || empty.length < 2) return false;
  const numbers = rows.map((row) => textAt(sheet, row, codes));
  const facts = factsOf(sheet, rows, texts);
  const areNumbers = numbers.every(isCode) && new Set(numbers).size === rows.length;
  return areNumbers && facts.filled === rows.length && isProse(facts, rows.length);
};

/** Heads of empty columns, one of them for the respondent. */
const emptyUnder = (sheet: GridSheet, headerRow: number, rows: readonly number[]): Open => {
  const empty = [...(sheet.rows.get(headerRow) ?? [])].filter(([column]) => factsOf(sheet, rows, column).filled === 0);
  const isAnswered = empty.some(([, text]) => isToFill(text));
  return { columns: empty.map(([column]) => column), isAnswered: isAnswered || isNumberedList(sheet, rows, empty) };
};

/** The least share of texts before the columns that ask, by their words or by the documents they name. */
const ASKING = 0.3;

/** Other tables with empty columns are budgets or plans. */
const entitiesUnder = (sheet: GridSheet, headerRow: number, rows: readonly number[]): Open => {
  const columns = columnsPerEntity(sheet, { headerRow, after: 0 }, rows).map(({ column }) => column);
  const heads = [...(sheet.rows.get(headerRow) ?? [])];
  const areYears = columns.every((column) => isYear(textAt(sheet, headerRow, column)));
  const isHeaded = heads.some(([, text]) => isToFill(text));
  const first = Math.min(...columns);
  const isAsked = heads.some(([column]) => column < first && factsOf(sheet, rows, column).asking >= ASKING);
  return { columns, isAnswered: isAsked || (areYears && isHeaded) };
};

/** At least two empty columns, with a different text before them in every row. */
const beforeOpen = (sheet: GridSheet, headerRow: number, openUnder: typeof emptyUnder): Layout | undefined => {
  const rows = rowsAfter(sheet, headerRow).filter((row) => (sheet.rows.get(row)?.size ?? 0) > 0);
  const { columns, isAnswered } = openUnder(sheet, headerRow, rows);
  if (columns.length < 2 || !isAnswered) return undefined;
  const first = Math.min(...columns);
  const [question] = [...(sheet.rows.get(headerRow) ?? [])]
    .map(([column, text]) => ({ column, role: headOf(text)?.role ?? 'question', facts: factsOf(sheet, rows, column) }))
    .filter(({ column, role, facts }) => column < first && role === 'question' && facts.distinct > OWN_TEXTS)
    .filter(({ facts }) => facts.filled >= Math.max(FEWEST, rows.length * FILLED) && facts.length >= SHORTEST)
    .sort((a, b) => b.facts.length - a.facts.length);
  return question && { headerRow, columns: { question: question.column }, otherAnswers: [] };
};

const firstHeader = (sheet: GridSheet, openUnder: typeof emptyUnder): Layout | undefined => {
  const rows = [...sheet.rows.keys()]
    .filter((row) => isEarly(sheet, row) && isHeader(sheet, row) && !isBodyRow(sheet, row))
    .sort((a, b) => a - b);
  for (const row of rows) {
    const layout = beforeOpen(sheet, row, openUnder);
    if (layout) return layout;
  }
  return undefined;
};

export const byEmptiness = (sheet: GridSheet): Layout | undefined => firstHeader(sheet, emptyUnder);

/** One column per company, site or year beside the questions. */
export const byEntities = (sheet: GridSheet): Layout | undefined => firstHeader(sheet, entitiesUnder);
