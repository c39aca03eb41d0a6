// Recognizes heads that no word list contains, by similarity.
import type { GridSheet } from '../grid.ts';
import { type ColumnHead, headsIn, headTexts } from './header.ts';
import { likelyHeadOf } from './heads.ts';

const unknownHeads = (sheet: GridSheet, row: number, found: readonly ColumnHead[]): ColumnHead[] => {
  const known = new Set(found.map(({ column }) => column));
  return [...headTexts(sheet, row)].flatMap(([column, text]) => {
    const head = known.has(column) || sheet.isHiddenColumn(column) ? undefined : likelyHeadOf(text);
    return head ? [{ column, head }] : [];
  });
};

/** All heads of a row with at least one known head. */
export const likelyHeadsIn = (sheet: GridSheet, row: number): ColumnHead[] => {
  const found = headsIn(sheet, row);
  return found.length === 0 ? [] : [...found, ...unknownHeads(sheet, row, found)];
};
