// Recognizes rows of sales that did not take place: cancelled orders, void invoices, failed payments.
import type { OtherColumn, SheetRow } from '../evidence/sheet-rows.ts';
import { saysVoid } from './ledger-columns.ts';

const AMOUNTS = ['revenue', 'recurring', 'value', 'gross'];
const wordOf = ({ cells }: SheetRow, others: readonly OtherColumn[]): string =>
  others.map(({ at }) => cells[at]?.trim() ?? '').find(saysVoid) ?? '';

/** Where a word also marks negative amounts, these reverse a sale that the file lists: all are counted. */
export const voidReader = (rows: readonly SheetRow[], others: readonly OtherColumn[]): ((row: SheetRow) => string) => {
  const isNegative = ({ number }: SheetRow) => AMOUNTS.some((column) => (number(column) ?? 0) < 0);
  const reversing = new Set(rows.filter(isNegative).map((row) => wordOf(row, others)));
  return (row) => {
    const word = wordOf(row, others);
    return reversing.has(word) ? '' : word;
  };
};
