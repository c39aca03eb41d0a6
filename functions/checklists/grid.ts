// A list as a table of texts, whatever its file format; reading starts from it. Rows and columns count from 1.
import { type Corners, meet } from '#shared/spreadsheet/a1.ts';

export type GridSheet = {
  readonly name: string;
  readonly hidden: boolean;
  /** Cells with text, by row and column. */
  readonly rows: ReadonlyMap<number, ReadonlyMap<number, string>>;
  readonly merges: readonly Corners[];
  /** Ranges whose cells take one of these values, as in a dropdown. */
  readonly choices: readonly { readonly range: Corners; readonly values: readonly string[] }[];
  isFormula(row: number, column: number): boolean;
  /** Whether a value may be written to the cell. */
  isOpen(row: number, column: number): boolean;
  isHiddenRow(row: number): boolean;
  isHiddenColumn(column: number): boolean;
  readonly isProtected: boolean;
  /** The number of columns of a document's table, including empty ones. */
  readonly width?: number;
  /** The heading above a document's table. */
  readonly heading?: string;
  /** The cells of a table that is a part of a sheet. */
  readonly range?: Corners;
  /** True for the lines of a text, with its entries in the first column. */
  readonly areEntries?: boolean;
};

export type ListFormat = 'xlsx' | 'xls' | 'csv' | 'docx' | 'text';
export type Grid = { readonly format: ListFormat; readonly sheets: readonly GridSheet[]; readonly hasMacros: boolean };

export const textAt = (sheet: GridSheet, row: number, column: number): string => sheet.rows.get(row)?.get(column) ?? '';

/** Returns a part of a sheet as a sheet; its cells keep their addresses. */
export const within = (sheet: GridSheet, range: Corners): GridSheet => {
  const rows = [...sheet.rows]
    .filter(([row]) => row >= range.top && row <= range.bottom)
    .map(([row, cells]) => {
      const own = [...cells].filter(([column]) => column >= range.left && column <= range.right);
      return [row, new Map(own)] as const;
    });
  return {
    ...sheet,
    rows: new Map(rows.filter(([, cells]) => cells.size > 0)),
    merges: sheet.merges.filter((merge) => meet(merge, range)),
    choices: sheet.choices.filter((choice) => meet(choice.range, range)),
    range,
  };
};

/** A sheet with texts only. */
export const plainSheet = (name: string, lines: readonly (readonly string[])[]): GridSheet => ({
  name,
  hidden: false,
  rows: new Map(
    lines.map((cells, n) => [
      n + 1,
      new Map(cells.flatMap((text, c) => (text.trim() === '' ? [] : [[c + 1, text.trim()] as const]))),
    ]),
  ),
  merges: [],
  choices: [],
  isFormula: () => false,
  isOpen: () => true,
  isHiddenRow: () => false,
  isHiddenColumn: () => false,
  isProtected: false,
});
