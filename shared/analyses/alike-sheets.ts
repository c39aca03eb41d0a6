// Finds sheets that continue one another: the same header over other rows, as in a ledger with one sheet per year.
import type { NamedGrid } from './grid.ts';

/** The number of rows searched for a header. */
const HEADER_ROWS = 20;
/**
 * A sheet with a larger share of rows from other sheets is a copy or an overview. Set by hand: ledgers repeat few rows.
 */
const COPIED = 0.5;

const textOf = (cells: readonly string[]): string => cells.map((cell) => cell.trim()).join('\t');

const rowsUnder = ({ grid }: NamedGrid, head: string): readonly string[] | undefined => {
  const at = grid.slice(0, HEADER_ROWS).findIndex((cells) => textOf(cells) === head);
  return at < 0 ? undefined : grid.slice(at + 1).map(textOf);
};

/**
 * The names of the sheets like this one, in the order of the file; only its own name if there is none, or if one
 * repeats others.
 */
export const sheetsAlike = (sheets: readonly NamedGrid[], name: string, header: number): readonly string[] => {
  const head = textOf(sheets.find((sheet) => sheet.name === name)?.grid[header] ?? []);
  const alike = sheets.flatMap((sheet) => {
    const rows = head === '' ? undefined : rowsUnder(sheet, head);
    return rows ? [{ name: sheet.name, rows }] : [];
  });
  const isCopy = (one: (typeof alike)[number]): boolean => {
    const elsewhere = new Set(alike.flatMap((other) => (other === one ? [] : other.rows)));
    return one.rows.filter((row) => elsewhere.has(row)).length > one.rows.length * COPIED;
  };
  return alike.some(isCopy) ? [name] : alike.map((one) => one.name);
};
