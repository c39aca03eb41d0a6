// Finds rows that a file contains twice.
import { isBlank } from '../evidence/sheet-numbers.ts';
import type { OtherColumn, SheetRow } from '../evidence/sheet-rows.ts';
import { isRecordNumber } from './ledger-columns.ts';

export const repeatedRows = (rows: readonly SheetRow[]): SheetRow[] => {
  const seen = new Set<string>();
  return rows.filter(({ text }) => seen.has(text) || !seen.add(text));
};

/** Two rows may have one number only if nothing else in them differs. */
const numbersEachRow = (rows: readonly SheetRow[], { at }: OtherColumn): boolean => {
  const numbers = rows.map(({ cells }) => cells[at] ?? '');
  return (
    numbers.every((number) => !isBlank(number)) && new Set(numbers).size === new Set(rows.map(({ text }) => text)).size
  );
};

/** The column that numbers the records, if the file repeats some: an export error, not two equal sales. */
export const repeatedNumber = (rows: readonly SheetRow[], others: readonly OtherColumn[]): string | undefined =>
  others.find((column) => isRecordNumber(column) && numbersEachRow(rows, column))?.head;
