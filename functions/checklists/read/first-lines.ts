// Returns the first lines of a sheet, from which a person chooses the header row and columns when correcting a reading.
import { columnName } from '#shared/spreadsheet/a1.ts';
import type { GridSheet } from '../grid.ts';
import { isEarly } from './header.ts';

type Line = { readonly row: number; readonly cells: Readonly<Record<string, string>> };

/** For all sheets of a list together, so that a reading stays small. */
const MAX_LINES = 600;
const MAX_COLUMNS = 40;
const TEXT_LENGTH = 40;

const cellsOf = (sheet: GridSheet, row: number): Line['cells'] =>
  Object.fromEntries(
    [...(sheet.rows.get(row) ?? [])]
      .filter(([column]) => !sheet.isHiddenColumn(column))
      .sort(([a], [b]) => a - b)
      .slice(0, MAX_COLUMNS)
      .map(([column, text]) => [columnName(column), text.replace(/\s+/g, ' ').slice(0, TEXT_LENGTH)]),
  );

/** Empty for a hidden sheet. `sheets`: the number of sheets that share the limit. */
export const firstLines = (sheet: GridSheet, sheets: number): Line[] =>
  [...sheet.rows.keys()]
    .filter((row) => isEarly(sheet, row) && !sheet.hidden && !sheet.isHiddenRow(row))
    .sort((a, b) => a - b)
    .slice(0, Math.ceil(MAX_LINES / sheets))
    .map((row) => ({ row, cells: cellsOf(sheet, row) }));
