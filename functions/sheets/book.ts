// A workbook in memory: the values, styles and layout of its sheets. Rows and columns count from 1.
import type { Look, SheetInfo } from '#shared/model/spreadsheet.ts';
import type { Corners } from '#shared/spreadsheet/a1.ts';

export type CellError = { readonly error: string };
export type CellValue = number | string | boolean | CellError | undefined;

export type Cell = {
  readonly value: CellValue;
  /** Without `=`, as a person would type it. */
  readonly formula?: string | undefined;
  readonly style: number;
  /** The range of an array formula. */
  readonly array?: Corners | undefined;
  /** True for a part of an array or what-if table, which cannot be changed by itself. */
  readonly bound?: true | undefined;
};

export type Rows = ReadonlyMap<number, ReadonlyMap<number, Cell>>;

/** `heads` and `totals`: the number of rows above and below the data. */
export type Table = {
  readonly name: string;
  readonly range: Corners;
  readonly columns: readonly string[];
  readonly heads: number;
  readonly totals: number;
  readonly isFiltered?: boolean;
};

/** Styles of cells that a sheet does not list: by row, else by range of columns. */
type BlankStyles = {
  readonly rows: ReadonlyMap<number, number>;
  readonly columns: readonly (readonly [from: number, to: number, style: number])[];
};

export type Sheet = Omit<SheetInfo, 'index'> & {
  readonly part: string;
  readonly blank: BlankStyles;
  /** True if a filter hides rows, which its totals then leave out. */
  readonly isFiltered: boolean;
  readonly cells: Rows;
  readonly merges: readonly Corners[];
  readonly tables: readonly Table[];
};

export type Style = { readonly format: string; readonly look: number; readonly unlocked: boolean };

export type DefinedName = { readonly name: string; readonly formula: string; readonly sheet?: number | undefined };

export type Book = {
  readonly sheets: readonly Sheet[];
  readonly styles: readonly Style[];
  readonly looks: readonly Look[];
  readonly names: readonly DefinedName[];
  readonly from1904: boolean;
  /** The number of cells with a formula. */
  readonly formulas: number;
};

export const isError = (value: CellValue): value is CellError => typeof value === 'object';

export const sameValue = (a: CellValue, b: CellValue): boolean =>
  a === b || (isError(a) && isError(b) && a.error === b.error);

export const cellAt = (rows: Rows | undefined, row: number, column: number): Cell | undefined =>
  rows?.get(row)?.get(column);

const blankStyle = ({ rows, columns }: BlankStyles, row: number, column: number): number =>
  rows.get(row) ?? columns.find(([from, to]) => column >= from && column <= to)?.[2] ?? 0;

/** A cell before anything is typed into it. */
export const cellOrBlank = (sheet: Sheet | undefined, row: number, column: number): Cell =>
  cellAt(sheet?.cells, row, column) ?? {
    value: undefined,
    style: sheet ? blankStyle(sheet.blank, row, column) : 0,
  };
