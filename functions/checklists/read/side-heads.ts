// Reads cards and forms: a question's head is in the cell to its left, or is the question itself.

import { type GridSheet, textAt } from '../grid.ts';
import { cardsIn } from './cards.ts';
import { columnsIn, rowsAfter } from './column-facts.ts';
import { isLabel, isSignOff } from './notes.ts';
import { isEntry, isNumbered } from './numbering.ts';

export type Beside = {
  readonly column: number;
  /** The rows of the questions; the others are heads, fields and titles. */
  readonly rows: ReadonlySet<number>;
};

/** A cover has fewer labels. Set by hand, not tuned on a set. */
const FEWEST_LABELS = 5;
const LABELS = 0.6;
/** Lines that end with a colon, or a question mark among such lines, with nothing beside them. */
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

/** The column and rows of the questions of a sheet without a header. */
export const besideIn = (sheet: GridSheet): Beside | undefined => {
  const found = cardsIn(sheet);
  return found ? { column: found.column, rows: new Set(found.cards.keys()) } : formIn(sheet);
};

const RANKED = 0.5;

/** "1.1 Legal name", "1.2 Seat": a form with fields numbered in two ranks, between other text. */
export const isNumberedForm = (sheet: GridSheet, rows: readonly number[], column: number): boolean => {
  const texts = rows.map((row) => textAt(sheet, row, column)).filter((text) => text !== '');
  const ranked = texts.filter((text) => /^\(?\d{1,3}[.-]\d/.test(text) && isNumbered(text));
  return ranked.length >= FEWEST_LABELS && texts.filter(isEntry).length >= texts.length * RANKED;
};

/** The rows of a sheet without a header that may ask: in cards and forms, only labelled or numbered ones. */
export const mayAskIn = (sheet: GridSheet, column: number): ((row: number) => boolean) => {
  const beside = besideIn(sheet);
  if (beside?.column === column) return (row) => beside.rows.has(row);
  const isForm = isNumberedForm(sheet, rowsAfter(sheet, 0), column);
  return isForm ? (row) => isEntry(textAt(sheet, row, column)) : () => true;
};
