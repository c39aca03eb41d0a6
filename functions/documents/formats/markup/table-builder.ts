// Collects the cells of one table of a page; cells that span rows are repeated in each.
import { type GridCell, gridOf } from '../grid.ts';

type Carried = { readonly text: string; readonly rows: number; readonly span: number };
type OpenCell = { readonly span: number; readonly rows: number };

const MAX_COLUMNS = 500;
/** Columns of a table beyond this are dropped. */
const LAST_COLUMN = 1_000;
const spanOf = (value: string | undefined): number =>
  Math.min(MAX_COLUMNS, Math.max(1, Number.parseInt(value ?? '1', 10) || 1));
const isWords = (text: string): boolean => /\p{L}/u.test(text);
const endOf = (row: readonly GridCell[]): number =>
  row.reduce((end, { column, span }) => Math.max(end, column + span), 0);

export const tableBuilder = () => {
  const rows: GridCell[][] = [];
  const carried = new Map<number, Carried>();
  let cell: OpenCell | undefined;

  /** Adds cells that span down from above to the row, and returns the next free column. */
  const carry = (row: GridCell[], from: number): number => {
    let column = from;
    for (let above = carried.get(column); above; above = carried.get(column)) {
      row.push({ text: isWords(above.text) ? above.text : '', column, span: above.span });
      if (above.rows <= 1) carried.delete(column);
      else carried.set(column, { ...above, rows: above.rows - 1 });
      column += above.span;
    }
    return column;
  };
  return {
    isInCell: () => cell !== undefined,
    row: () => Math.max(0, rows.length - 1),
    openRow: () => rows.push([]),
    openCell: ({ colspan, rowspan }: Readonly<Record<string, string>>) => {
      if (rows.length === 0) rows.push([]);
      cell = { span: spanOf(colspan), rows: spanOf(rowspan) };
    },
    closeCell: (text: string) => {
      const row = rows.at(-1);
      if (!cell || !row) return;
      const column = carry(row, endOf(row));
      const fits = column < LAST_COLUMN;
      if (fits) row.push({ text, column, span: cell.span });
      if (fits && cell.rows > 1) carried.set(column, { text, rows: cell.rows - 1, span: cell.span });
      cell = undefined;
    },
    grid: (): string[][] => gridOf(rows),
  };
};
export type TableBuilder = ReturnType<typeof tableBuilder>;
