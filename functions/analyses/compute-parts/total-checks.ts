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
const toleranceOf = (stated: number): number => Math.max(1, Math.abs(stated) * 1e-6);

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

type Placed = { readonly sum: number; readonly at: number };

/** The first place of an ordered list from which on the sums are not below the wanted one. */
const placeOf = (ordered: readonly Placed[], wanted: number): number => {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle]?.sum ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Whether the rows from an earlier total to this one, or from this one to a later, sum up to what it states. */
const besideIn = (sums: readonly number[]): ((at: number, stated: number) => boolean) => {
  const ordered = sums.map((sum, at): Placed => ({ sum, at })).sort((a, b) => a.sum - b.sum);
  const has = (wanted: number, stated: number, isPlace: (at: number) => boolean): boolean => {
    for (let i = placeOf(ordered, wanted - toleranceOf(stated)); i < ordered.length; i += 1) {
      const { sum, at } = ordered[i] as Placed;
      if (sum - wanted > toleranceOf(stated)) return false;
      if (isPlace(at)) return true;
    }
    return false;
  };
  return (at, stated) => {
    const own = sums[at] ?? 0;
    return has(own - stated, stated, (other) => other < at) || has(own + stated, stated, (other) => other > at);
  };
};

export const totalChecks = ({ rows, isTotal, isCounted }: Sorted, amount: string): TotalChecks => {
  const all = [...Map.groupBy(rows, columnOf(rows)).values()].flatMap((own) => {
    const numberOf = (row: SheetRow) => row.number(amount) ?? 0;
    const isBesideCounted = besideIn(sumsOf(own, (row) => (isCounted(row) ? numberOf(row) : 0), isTotal));
    const isBesideWritten = besideIn(sumsOf(own, numberOf, isTotal));
    return own.filter(isTotal).flatMap((row, i) => {
      const stated = row.number(amount);
      if (stated === undefined) return [];
      const isEqual = isBesideCounted(i + 1, stated);
      return [{ row, stated, isEqual, isWithOthers: !isEqual && isBesideWritten(i + 1, stated) }];
    });
  });
  return {
    checked: all.length,
    equal: all.filter(({ isEqual }) => isEqual).length,
    withOthers: all.filter(({ isWithOthers }) => isWithOthers).length,
    unequal: all.filter(({ isEqual, isWithOthers }) => !isEqual && !isWithOthers),
  };
};
