// Reads cards and forms: the head of a question is in the cell to its left, or is the question itself.

import { type GridSheet, textAt } from '../grid.ts';
import { NAMED } from './answer-columns.ts';
import { columnsIn, rowsAfter } from './column-facts.ts';
import { headOf, type Role } from './heads.ts';
import { isLabel, isSignOff } from './notes.ts';
import { isEntry, isNumbered } from './numbering.ts';

export type Beside = {
  readonly column: number;
  /** Rows of the questions: the others are heads, blanks and titles. */
  readonly rows: ReadonlySet<number>;
};

const LONGEST_LABEL = 30;
const FEWEST_CARDS = 2;

type Repeated = { readonly role: Role | undefined; readonly rows: readonly number[] };

/** Heads that a column says again and again, each with its rows. */
const repeatedHeads = (sheet: GridSheet, rows: readonly number[], column: number): Repeated[] =>
  [...Map.groupBy(rows, (row) => textAt(sheet, row, column))]
    .filter(([text, own]) => text !== '' && text.length <= LONGEST_LABEL && own.length >= FEWEST_CARDS)
    .map(([text, own]) => ({ head: headOf(text), rows: own }))
    .map(({ head, rows: own }) => ({ role: head && head.weight >= NAMED ? head.role : undefined, rows: own }));

const cardsIn = (sheet: GridSheet): Beside | undefined => {
  const rows = rowsAfter(sheet, 0);
  const columns = columnsIn(sheet, rows);
  for (const label of columns) {
    const repeated = repeatedHeads(sheet, rows, label);
    const questionRows = repeated.find(({ role }) => role === 'question')?.rows ?? [];
    const isAnswered = repeated.some(({ role, rows: own }) => role === 'answer' && own.length === questionRows.length);
    const column = columns.find((one) => one > label && questionRows.every((row) => textAt(sheet, row, one) !== ''));
    if (isAnswered && column !== undefined) return { column, rows: new Set(questionRows) };
  }
  return undefined;
};

/** Set by hand, no set chose it: a cover has fewer. */
const FEWEST_LABELS = 5;
const LABELS = 0.6;
/** Lines that end with a colon, or with a question mark between such, and have nothing beside them. */
const formIn = (sheet: GridSheet): Beside | undefined => {
  const rows = rowsAfter(sheet, 0);
  const [column] = columnsIn(sheet, rows);
  if (column === undefined) return undefined;
  const textOf = (row: number) => textAt(sheet, row, column);
  const own = rows.filter((row) => textOf(row) !== '' && !isSignOff(textOf(row)));
  const alone = own.filter((row) => sheet.rows.get(row)?.size === 1);
  const labels = alone.filter((row) => isLabel(textOf(row)) || /[?？]$/u.test(textOf(row)));
  if (labels.filter((row) => isLabel(textOf(row))).length < labels.length / 2) return undefined;
  return labels.length >= FEWEST_LABELS && labels.length >= own.length * LABELS
    ? { column, rows: new Set(labels) }
    : undefined;
};

/** Says in which column and rows the questions of a sheet without a header stand. */
export const besideIn = (sheet: GridSheet): Beside | undefined => cardsIn(sheet) ?? formIn(sheet);

const RANKED = 0.5;

/** "1.1 Legal name", "1.2 Seat": a form whose blanks are numbered in two ranks, between its own text. */
export const isNumberedForm = (sheet: GridSheet, rows: readonly number[], column: number): boolean => {
  const texts = rows.map((row) => textAt(sheet, row, column)).filter((text) => text !== '');
  const ranked = texts.filter((text) => /^\(?\d{1,3}[.-]\d/.test(text) && isNumbered(text));
  return ranked.length >= FEWEST_LABELS && texts.filter(isEntry).length >= texts.length * RANKED;
};

/** Which rows of a sheet without a header may ask: of cards and forms those that are labelled or numbered. */
export const mayAskIn = (sheet: GridSheet, column: number): ((row: number) => boolean) => {
  const beside = besideIn(sheet);
  if (beside?.column === column) return (row) => beside.rows.has(row);
  const isForm = isNumberedForm(sheet, rowsAfter(sheet, 0), column);
  return isForm ? (row) => isEntry(textAt(sheet, row, column)) : () => true;
};
