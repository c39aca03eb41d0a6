// Builds cells as a screen receives them: displayed text, text to edit, style and whether they may be changed.
import type { ShownCell } from '#shared/model/spreadsheet.ts';
import { isWithin } from '#shared/spreadsheet/a1.ts';
import { type Book, type Cell, type CellValue, isError, type Sheet } from './book.ts';
import { formatValue, isAboutDates, isPercent } from './format-value.ts';
import { type DraftedCell, formatOf } from './overlay.ts';
import { typed } from './typed.ts';

const asNumber = (value: number, format: string, book: Book): string => {
  const plain = String(value);
  const isDate = isAboutDates(format);
  const code = Number.isInteger(value) ? 'yyyy-mm-dd' : value < 1 ? 'hh:mm:ss' : 'yyyy-mm-dd hh:mm:ss';
  const nicer = isDate
    ? formatValue(value, code, book).text
    : isPercent(format)
      ? `${Number((value * 100).toPrecision(15))}%`
      : plain;
  // Only if the text parses to exactly the same number; without a percent sign, a number of at least 1 would be read as
  // percent.
  return typed(nicer, book).value === value || (isPercent(format) && Math.abs(value) >= 1) ? nicer : plain;
};

/** The text to type to get this cell. */
export const inputOf = (value: CellValue, formula: string | undefined, format: string, book: Book): string => {
  if (formula !== undefined) return `=${formula}`;
  if (value === undefined) return '';
  if (isError(value)) return value.error;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number') return asNumber(value, format, book);
  const again = typed(value, { from1904: book.from1904, asText: format === '@' });
  return again.formula === undefined && again.value === value ? value : `'${value}`;
};

const kindOf = (value: CellValue): ShownCell['kind'] => {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'truth';
  return isError(value) ? 'error' : undefined;
};

/** True if the cell cannot be changed by itself: other formulas name a table's columns by their headers. */
export const isFixed = (
  { sheet, book }: { readonly sheet: Sheet; readonly book: Book },
  { row, column }: { readonly row: number; readonly column: number },
  cell: Cell,
): boolean =>
  cell.bound === true ||
  sheet.part === '' ||
  sheet.tables.some(({ range, heads }) => row < range.top + heads && isWithin(range, row, column)) ||
  (sheet.isProtected && !book.styles[cell.style]?.unlocked);

/** `value`: the calculated value. */
export const cellView = (
  at: { readonly sheet: Sheet; readonly book: Book; readonly row: number; readonly column: number },
  cell: DraftedCell,
  value: CellValue,
): ShownCell => {
  const { book, row, column } = at;
  const format = formatOf(book, cell);
  const { text, colour } = formatValue(value, format, book);
  const input = inputOf(value, cell.formula, format, book);
  const look = book.styles[cell.style]?.look ?? 0;
  const kind = kindOf(value);
  return {
    column,
    text,
    ...(input === text ? {} : { input }),
    ...(look === 0 ? {} : { look }),
    ...(colour ? { colour } : {}),
    ...(kind ? { kind } : {}),
    ...(isFixed(at, { row, column }, cell) ? { fixed: true as const } : {}),
  };
};
