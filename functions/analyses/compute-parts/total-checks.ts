// Compares the total rows of a ledger with sums of the rows beside them, as a check of what was counted.
import type { SheetRow } from '../evidence/sheet-rows.ts';

type Sorted = {
  /** All rows, in the order of the file. */
  readonly rows: readonly SheetRow[];
  isTotal(row: SheetRow): boolean;
  isCounted(row: SheetRow): boolean;
};
export type TotalChecks = {
  readonly checked: number;
  /** Total rows that equal a sum of counted rows next to them: from an earlier or to a later total, or to the end. */
  readonly equal: number;
  /** Those that equal such a sum only together with rows that were left out. */
  readonly withOthers: number;
  readonly unequal: readonly { readonly row: SheetRow; readonly stated: number }[];
};

/** The rounding of a sum. */
const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1, Math.abs(b) * 1e-6);

/** Periods that were columns are rows of one place: a total of theirs sums up one column. */
const columnOf = (rows: readonly SheetRow[]): ((row: SheetRow) => string) => {
  const [first, second] = rows;
  const wasColumn = first !== undefined && second !== undefined && first.reference === second.reference;
  return ({ cell, reference: { locator } }) =>
    `${locator.sheet ?? ''}\t${wasColumn ? cell('date') || cell('period') : ''}`;
};

/** The sums up to the start, each total and the end. */
const sumsOf = (rows: readonly SheetRow[], numberOf: (row: SheetRow) => number, isTotal: Sorted['isTotal']) => {
  let sum = 0;
  const sums = [0];
  for (const row of rows) {
    if (isTotal(row)) sums.push(sum);
    else sum += numberOf(row);
  }
  return [...sums, sum];
};

const isBeside = (sums: readonly number[], at: number, stated: number): boolean =>
  sums.some((sum, i) => i !== at && isClose((i < at ? 1 : -1) * ((sums[at] ?? 0) - sum), stated));

export const totalChecks = ({ rows, isTotal, isCounted }: Sorted, amount: string): TotalChecks => {
  const all = [...Map.groupBy(rows, columnOf(rows)).values()].flatMap((own) => {
    const numberOf = (row: SheetRow) => row.number(amount) ?? 0;
    const counted = sumsOf(own, (row) => (isCounted(row) ? numberOf(row) : 0), isTotal);
    const written = sumsOf(own, numberOf, isTotal);
    return own.filter(isTotal).flatMap((row, i) => {
      const stated = row.number(amount);
      if (stated === undefined) return [];
      const isEqual = isBeside(counted, i + 1, stated);
      return [{ row, stated, isEqual, isWithOthers: !isEqual && isBeside(written, i + 1, stated) }];
    });
  });
  return {
    checked: all.length,
    equal: all.filter(({ isEqual }) => isEqual).length,
    withOthers: all.filter(({ isWithOthers }) => isWithOthers).length,
    unequal: all.filter(({ isEqual, isWithOthers }) => !isEqual && !isWithOthers),
  };
};
