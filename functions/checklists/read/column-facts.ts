// Computes facts about the columns of a sheet: how full they are, how long their texts are, how many ask.

import { remembering } from '#shared/remembering.ts';
import { type GridSheet, textAt } from '../grid.ts';
import { asks, asksInWords } from './kind.ts';

const LOOKED_AT = 400;
export const MAX_COLUMNS = 60;

export const rowsAfter = (sheet: GridSheet, row: number): number[] =>
  [...sheet.rows.keys()]
    .filter((one) => one > row)
    .sort((a, b) => a - b)
    .slice(0, LOOKED_AT);

export const columnsIn = (sheet: GridSheet, rows: readonly number[]): number[] =>
  [...new Set(rows.flatMap((row) => [...(sheet.rows.get(row)?.keys() ?? [])]))]
    .filter((column) => !sheet.isHiddenColumn(column))
    .sort((a, b) => a - b)
    .slice(0, MAX_COLUMNS);

export type ColumnFacts = {
  readonly filled: number;
  readonly length: number;
  readonly asking: number;
  /** Texts that ask by their wording, not by the name of a document. */
  readonly wording: number;
  readonly distinct: number;
};

const isAsking = remembering(asks);
const isWorded = remembering(asksInWords);

const factsIn = (sheet: GridSheet, rows: readonly number[], column: number): ColumnFacts => {
  const texts = rows.map((row) => textAt(sheet, row, column)).filter((text) => text !== '');
  const count = Math.max(1, texts.length);
  return {
    filled: texts.length,
    length: texts.reduce((sum, text) => sum + Math.min(text.length, 300), 0) / count,
    asking: texts.filter(isAsking).length / count,
    wording: texts.filter(isWorded).length / count,
    distinct: new Set(texts).size / count,
  };
};

/** Computed once for the rows below a header. */
const knownFacts = new WeakMap<readonly number[], WeakMap<GridSheet, Map<number, ColumnFacts>>>();

export const factsOf = (sheet: GridSheet, rows: readonly number[], column: number): ColumnFacts => {
  const ofRows = knownFacts.get(rows) ?? new WeakMap<GridSheet, Map<number, ColumnFacts>>();
  knownFacts.set(rows, ofRows);
  const own = ofRows.get(sheet) ?? new Map<number, ColumnFacts>();
  ofRows.set(sheet, own);
  const found = own.get(column) ?? factsIn(sheet, rows, column);
  own.set(column, found);
  return found;
};

export const hasChoices = (sheet: GridSheet, rows: readonly number[], column: number): boolean => {
  const ranges = sheet.choices.filter(({ range }) => column >= range.left && column <= range.right);
  const inside = rows.filter((row) => ranges.some(({ range }) => row >= range.top && row <= range.bottom)).length;
  return inside >= Math.max(1, rows.length / 2);
};

/** True for long texts that are nearly all different. */
export const isProse = ({ filled, length, distinct }: ColumnFacts, rows: number): boolean =>
  filled >= 2 && filled >= rows * 0.3 && length >= 12 && distinct >= 0.7;
