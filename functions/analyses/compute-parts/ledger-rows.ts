// Sorts the rows of a workbook into those that are calculated and those that are left out.
import { isBlank } from '../evidence/sheet-numbers.ts';
import type { SheetRow, SheetTable } from '../evidence/sheet-rows.ts';
import { byCustomerCode } from './customer-codes.ts';
import { oneSpelling } from './one-spelling.ts';
import { repeatedNumber, repeatedRows } from './repeated-rows.ts';
import { type TotalChecks, totalChecks } from './total-checks.ts';
import { totalReader } from './total-rows.ts';
import { voidReader } from './void-rows.ts';

export type LedgerRows = {
  readonly rows: readonly SheetRow[];
  readonly totals: readonly SheetRow[];
  readonly partial: readonly SheetRow[];
  /** Rows of sales that did not take place, and the words that mark them. */
  readonly voided: readonly SheetRow[];
  readonly words: readonly string[];
  /** Rows that the file repeats with their number, and the column of the numbers. */
  readonly again: readonly SheetRow[];
  readonly numbers: string;
  /** How the totals compare with this column of the rows. */
  checksOf(amount: string): TotalChecks;
  /** Names with several spellings. */
  readonly joined: readonly string[];
  /** Names merged by the code beside them. */
  readonly coded: ReturnType<typeof byCustomerCode>['coded'];
};

export type Written = Pick<SheetTable, 'rows' | 'others'>;

export const ledgerRows = ({ rows: written, others }: Written, needed: readonly string[]): LedgerRows => {
  const isFilled = ({ cell }: SheetRow) => needed.some((column) => !isBlank(cell(column)));
  const isMissing = ({ cell }: SheetRow) => needed.some((column) => isBlank(cell(column)));
  const filled = written.filter(isFilled);
  const isTotal = totalReader(filled, others);
  const own = filled.filter((row) => !isTotal(row));
  const wordOf = voidReader(own, others);
  const valid = own.filter((row) => wordOf(row) === '');
  const complete = valid.filter((row) => !isMissing(row));
  const numbers = repeatedNumber(complete, others);
  const again = new Set(numbers === undefined ? [] : repeatedRows(complete));
  const { rows: named, coded } = byCustomerCode(
    valid.filter((row) => !again.has(row)),
    others,
  );
  const { rows, joined } = oneSpelling(named);
  const voided = own.filter((row) => wordOf(row) !== '');
  return {
    rows: rows.filter((row) => !isMissing(row)),
    totals: filled.filter(isTotal),
    partial: rows.filter(isMissing),
    voided,
    words: [...new Set(voided.map(wordOf))],
    again: [...again],
    numbers: numbers ?? '',
    checksOf: (amount) =>
      totalChecks({ rows: filled, isTotal, isCounted: (row) => wordOf(row) === '' && !again.has(row) }, amount),
    joined,
    coded,
  };
};
