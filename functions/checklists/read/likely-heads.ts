// Heads that no list of words names: what they are like, where no other head of the row is that.
import type { GridSheet } from '../grid.ts';
import { columnsIn, factsOf, hasChoices } from './column-facts.ts';
import { type ColumnHead, headsIn, headTexts } from './header.ts';
import { likelyHeadOf, type Role } from './heads.ts';
import { isTopic } from './topics.ts';

export type Below = { readonly headerRow: number; readonly rows: readonly number[] };

const TO_ENTER: readonly Role[] = ['answer', 'comment', 'reference', 'status', 'owner'];
/** What is filled in more rows waits for no entry. Set by hand, no set chose it. */
const ENTERED = 0.3;
/** After every head that is known. */
const LIKELY = 0.5;

const unknownHeads = (sheet: GridSheet, row: number, found: readonly ColumnHead[]): ColumnHead[] => {
  const known = new Set(found.map(({ column }) => column));
  return [...headTexts(sheet, row)].flatMap(([column, text]) => {
    const head = known.has(column) || sheet.isHiddenColumn(column) ? undefined : likelyHeadOf(text);
    return head ? [{ column, head }] : [];
  });
};

/** All heads of a row of which one is known. */
export const likelyHeadsIn = (sheet: GridSheet, row: number): ColumnHead[] => {
  const found = headsIn(sheet, row);
  return found.length === 0 ? [] : [...found, ...unknownHeads(sheet, row, found)];
};

/** Those that stand for what nothing else in the row is: the cells below them must be of that kind. */
export const likelyHeads = (
  sheet: GridSheet,
  found: readonly ColumnHead[],
  { headerRow, rows }: Below,
): ColumnHead[] => {
  const known = new Set(found.map(({ column }) => column));
  const roles = new Set<Role>(['question', 'other', ...found.map(({ head }) => head.role)]);
  const isChosen = columnsIn(sheet, [...rows, headerRow]).some(
    (column) => !known.has(column) && hasChoices(sheet, rows, column),
  );
  const isLike = (role: Role, column: number): boolean => {
    if (role === 'answer' && isChosen) return false;
    if (role === 'section') return isTopic(sheet, rows, column);
    return !TO_ENTER.includes(role) || factsOf(sheet, rows, column).filled <= rows.length * ENTERED;
  };
  const unknown = unknownHeads(sheet, headerRow, found);
  // What several are like tells none of them apart: a column for each company.
  const areSeveral = unknown.filter(({ head }) => head.role === 'answer').length > 1;
  return unknown
    .filter(({ head }) => head.role !== 'answer' || !areSeveral)
    .filter(({ column, head }) => !roles.has(head.role) && isLike(head.role, column))
    .map(({ column, head }) => ({ column, head: { ...head, weight: LIKELY } }));
};
