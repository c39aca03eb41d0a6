// Decides whether a workbook has formulas that depend on the written cells; only then is it recalculated.
import { columnNumber } from '#shared/spreadsheet/a1.ts';
import type { Book } from '../../sheets/book.ts';
import type { Filled } from './row-text.ts';

const REFERENCE =
  /(?:(?:'((?:[^']|'')+)'|([\p{L}\p{N}_.]+))!)?\$?([A-Z]{1,3})\$?(\d{0,7})(?::\$?([A-Z]{1,3})\$?(\d{0,7}))?/gu;
const MAX_ROWS = 1_048_576;

type Written = ReadonlyMap<
  string,
  { readonly columns: ReadonlySet<number>; readonly top: number; readonly bottom: number }
>;

const touches = (formula: string, home: string, written: Written): boolean => {
  for (const [, quoted, plain, a = '', top = '', b = a, bottom = ''] of formula.toUpperCase().matchAll(REFERENCE)) {
    const own = written.get(quoted?.replaceAll("''", "'") ?? plain ?? home);
    if (!own) continue;
    const [left, right] = [columnNumber(a), columnNumber(b)];
    const [from, to] = [Number(top) || 1, Number(bottom) || (b === a && top !== '' ? Number(top) : MAX_ROWS)];
    if (to < own.top || from > own.bottom) continue;
    for (const column of own.columns) if (column >= left && column <= right) return true;
  }
  // Table columns and defined names refer to cells that are unknown here.
  return /[\p{L}_][\p{L}\p{N}_.]*\[|INDIRECT|OFFSET/u.test(formula);
};

export const dependsOn = (book: Book, filled: readonly Filled[]): boolean => {
  const written = new Map<string, { columns: Set<number>; top: number; bottom: number }>();
  for (const { sheet, row, column } of filled) {
    const name = (book.sheets[sheet]?.name ?? '').toUpperCase();
    const own = written.get(name) ?? { columns: new Set(), top: row, bottom: row };
    written.set(name, own);
    own.columns.add(column);
    own.top = Math.min(own.top, row);
    own.bottom = Math.max(own.bottom, row);
  }
  if (written.size === 0 || book.formulas === 0) return false;
  const names = book.names.some(({ formula }) => touches(formula, '', written));
  return (
    names ||
    book.sheets.some(({ name, cells }) =>
      [...cells.values()].some((line) =>
        [...line.values()].some(
          ({ formula }) => formula !== undefined && touches(formula, name.toUpperCase(), written),
        ),
      ),
    )
  );
};
