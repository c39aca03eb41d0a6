// Merges answers of several rows that share one merged cell.
import { placeKey } from '../../sheets/calculate/engine.ts';
import { choicesAt, MAX_LENGTH, type Where } from './fill.ts';
import type { Filled, RowText, Unwritten } from './row-text.ts';

/** The values written so far, by cell. */
export type Cells = Map<string, Filled>;

/** False if the cell contains another row's choice. */
export const addTo = (cells: Cells, one: Filled, isChosen: boolean): boolean => {
  const key = placeKey(one);
  const before = cells.get(key);
  const isAnother = before !== undefined && before.value !== one.value;
  if (isAnother && isChosen) return false;
  const value = isAnother ? `${before.value}\n${one.value}`.slice(0, MAX_LENGTH) : one.value;
  cells.set(key, { ...one, value });
  return true;
};

type Made = { readonly filled: readonly Filled[]; readonly unwritten?: Unwritten | undefined };

/** Adds a row's cells; returns the reason if the row stays unwritten. */
export const addRow = (cells: Cells, where: Where, { id, sheet, cell }: RowText, made: Made): Unwritten | undefined => {
  const taken = made.filled.filter((one) => {
    const place = where.isTransposed ? { ...one, row: one.column, column: one.row } : one;
    return !addTo(cells, place, choicesAt(where, one) !== undefined);
  });
  return made.unwritten ?? (taken.length > 0 ? { id, sheet, cell, reason: 'filled' } : undefined);
};
