// Finds the answer columns: by their heads, by dropdowns, or by empty cells under a head of their own.
import { type GridSheet, textAt } from '../grid.ts';
import { factsOf, hasChoices } from './column-facts.ts';
import { type ColumnHead, headTexts } from './header.ts';
import { headOf } from './heads.ts';
import { asks } from './kind.ts';
import type { Role } from './roles.ts';

/** A column filled in this share of the rows has been answered. Set by hand, no set chose it. */
const FULL = 0.8;
/** From this weight on a head names the questions; of several, the one whose cells read like them counts. Set by hand. */
export const NAMED = 2;

/** What is filled in by whoever answers. */
export const TO_FILL: readonly (Role | undefined)[] = ['answer', 'comment', 'reference', 'status'];

/** "Details" beside the questions with nothing in them are the answers; "documents" are where nothing else is. */
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

/** Nothing is chosen there, and most of it is empty. */
export const isFree = (sheet: GridSheet, rows: readonly number[], column: number): boolean =>
  !hasChoices(sheet, rows, column) && factsOf(sheet, rows, column).filled < rows.length / 2;

/** A tick, a cross or a dash: says for whom a question counts, and answers nothing. */
export const isMark = (text: string): boolean => /^[xX×✓✔○●◎△–—-]$/u.test(text);

/** In a table with a line for each company the heads are the questions. */
const isEntity = (text: string): boolean => headOf(text) === undefined && !asks(text);

/** One column for each company, site or year: under heads that no list of words knows, empty or marked at most. */
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

/** "Received" says whether a document came, not what the answer is. */
const HAS_OTHER_USE: readonly (Role | undefined)[] = ['status', 'reference', 'owner', 'other'];

/** Columns beside the questions in which room is looked for. */
const LOOKED_AT = 10;

/** In a protected sheet or a document's table, the first column after the questions with room beside nearly all of them and no other use. */
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
