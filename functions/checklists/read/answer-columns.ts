// Finds the answer columns: by their heads, by dropdowns, or by empty cells below a separate head.
import { type GridSheet, textAt } from '../grid.ts';
import { factsOf, hasChoices } from './column-facts.ts';
import { type ColumnHead, groupOver, headTexts } from './header.ts';
import { headOf } from './heads.ts';
import { asks } from './kind.ts';
import type { Role } from './roles.ts';

/** A column filled in at least this share of the rows has been answered. Set by hand, not tuned on a set. */
const FULL = 0.8;
/**
 * From this weight a head names the questions; of several, the column whose cells read like questions counts. Set by
 * hand.
 */
export const NAMED = 2;

/** Columns that the respondent fills in. */
export const TO_FILL: readonly (Role | undefined)[] = ['answer', 'comment', 'reference', 'status'];

/**
 * An empty "details" column beside the questions is for answers; an empty "documents" column only if there is no other.
 */
export const emptyDetails = (
  sheet: GridSheet,
  heads: readonly ColumnHead[],
  rows: readonly number[],
  question: number,
): number[] =>
  heads
    .filter(({ column, head }) => head.role === 'question' && head.weight < NAMED && column > question)
    .map(({ column }) => column)
    .filter((column) => factsOf(sheet, rows, column).filled === 0);

/** True if the column has no dropdown and is mostly empty. */
export const isFree = (sheet: GridSheet, rows: readonly number[], column: number): boolean =>
  !hasChoices(sheet, rows, column) && factsOf(sheet, rows, column).filled < rows.length / 2;

/** A tick, a cross or a dash marks whom a question concerns and is not an answer. */
export const isMark = (text: string): boolean => /^[xX×✓✔○●◎△–—-]$/u.test(text);

/** In a table with one row per company, the heads are the questions. */
const isEntity = (text: string): boolean => headOf(text) === undefined && !asks(text);

/** One column per company, site or year: empty or with marks only, below heads that no word list contains. */
export const columnsPerEntity = (
  sheet: GridSheet,
  { headerRow, after }: { readonly headerRow: number; readonly after: number },
  rows: readonly number[],
): { readonly column: number; readonly isEmpty: boolean }[] =>
  [...headTexts(sheet, headerRow)]
    .filter(([column, text]) => column > after && isEntity(text) && !sheet.isHiddenColumn(column))
    .map(([column]) => ({ column, texts: rows.map((row) => textAt(sheet, row, column)).filter((text) => text !== '') }))
    .filter(({ column, texts }) => texts.every(isMark) && !hasChoices(sheet, rows, column))
    .map(({ column, texts }) => ({ column, isEmpty: texts.length === 0 }))
    .sort((a, b) => a.column - b.column);

type List = {
  readonly headerRow: number;
  readonly question: number;
  readonly heads: readonly ColumnHead[];
  readonly rows: readonly number[];
};

/** Several answer heads under one merged head: one answer for each company or year. */
export const areSeveral = (sheet: GridSheet, { headerRow, heads }: List, column: number): boolean => {
  const others = heads.filter((one) => one.column !== column && one.head.role === 'answer');
  const groups = others
    .map((one) => groupOver(sheet, headerRow, one.column)?.left)
    .filter((left) => left !== undefined);
  return new Set(groups).size < groups.length;
};

/** A full column beside one with the same use that fewer rows fill in: that is for the next respondent. */
export const hasEmptier = (sheet: GridSheet, { headerRow, heads, question, rows }: List, column: number): boolean => {
  const own = heads.find((one) => one.column === column)?.head;
  const filledIn = (one: number): number => factsOf(sheet, rows, one).filled;
  const group = groupOver(sheet, headerRow, column);
  const isBeside = (one: number): boolean => group !== undefined && one >= group.left && one <= group.right;
  return heads.some(
    (one) =>
      own?.role === one.head.role &&
      one.head.weight >= own.weight &&
      one.column > question &&
      !isBeside(one.column) &&
      filledIn(column) >= rows.length * FULL &&
      filledIn(one.column) < filledIn(column),
  );
};

/** Columns with another use: "received" tells whether a document arrived, not the answer. */
const HAS_OTHER_USE: readonly (Role | undefined)[] = ['status', 'reference', 'owner', 'other'];

/** The number of columns beside the questions that are searched for free space. */
const LOOKED_AT = 10;

/**
 * In a protected sheet or a document's table, the first column after the questions that is free in nearly all rows and
 * has no other use.
 */
export const roomBeside = (
  sheet: GridSheet,
  rows: readonly number[],
  question: number,
  heads: readonly ColumnHead[],
): number | undefined => {
  if (!sheet.isProtected && sheet.width === undefined) return undefined;
  const questioned = rows.filter((row) => textAt(sheet, row, question) !== '');
  const hasRoom = (column: number): boolean =>
    column <= (sheet.width ?? column) &&
    factsOf(sheet, rows, column).filled === 0 &&
    !heads.some((one) => one.column === column && HAS_OTHER_USE.includes(one.head.role)) &&
    questioned.filter((row) => sheet.isOpen(row, column)).length >= questioned.length * FULL;
  return Array.from({ length: LOOKED_AT }, (_, n) => question + 1 + n).find(hasRoom);
};
