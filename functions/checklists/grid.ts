// A list as a table of texts, whatever its file format: the input of reading. Rows and columns count from 1.
import { type Corners, meet } from '#shared/spreadsheet/a1.ts';

export type GridSheet = {
  readonly name: string;
  readonly hidden: boolean;
  /** Cells that hold a text, by row and column. */
  readonly rows: ReadonlyMap<number, ReadonlyMap<number, string>>;
  readonly merges: readonly Corners[];
  /** Ranges whose cells take one of these values. */
  readonly choices: readonly { readonly range: Corners; readonly values: readonly string[] }[];
  isFormula(row: number, column: number): boolean;
  /** Whether a value may be written here. */
  isOpen(row: number, column: number): boolean;
  isHiddenRow(row: number): boolean;
  isHiddenColumn(column: number): boolean;
  readonly isProtected: boolean;
  /** Columns of a document's table, with those that hold no text. */
  readonly width?: number;
  /** What is above a document's table as its heading. */
  readonly heading?: string;
  /** Of a part of a sheet that is a table of its own: the cells that it takes. */
  readonly range?: Corners;
  /** Lines of a text, its entries in the first column. */
  readonly areEntries?: boolean;
};

export type ListFormat = 'xlsx' | 'xls' | 'csv' | 'docx' | 'text';
export type Grid = { readonly format: ListFormat; readonly sheets: readonly GridSheet[]; readonly hasMacros: boolean };

export const textAt = (sheet: GridSheet, row: number, column: number): string => sheet.rows.get(row)?.get(column) ?? '';

/** A part of a sheet as a sheet: its cells keep their addresses. */
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

/** A sheet without anything but texts. */
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
