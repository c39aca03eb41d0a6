// Merges the spellings of a customer's name by the code beside it.
import { isBlank } from '../evidence/sheet-numbers.ts';
import type { OtherColumn, SheetRow } from '../evidence/sheet-rows.ts';
import { isCustomerCode } from './ledger-columns.ts';
import { folded } from './one-spelling.ts';

/** The least share of named rows with a code, for the others to be sales to nobody in particular. Set by hand. */
const MIN_CODED = 0.8;

const mostFrequent = (names: readonly string[]): string => {
  const counts = Map.groupBy(names, (name) => name);
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? '';
};

/** The name to show by code; customers of one name, in any spelling, are distinguished by their codes. */
const namesByCode = (rows: readonly SheetRow[], codeOf: (row: SheetRow) => string): ReadonlyMap<string, string> => {
  const coded = Map.groupBy(
    rows.filter((row) => codeOf(row) !== '' && row.cell('customer') !== ''),
    codeOf,
  );
  const names = new Map([...coded].map(([code, own]) => [code, mostFrequent(own.map(({ cell }) => cell('customer')))]));
  const shared = Map.groupBy(names.values(), folded);
  return new Map(
    [...names].map(([code, name]) => [code, (shared.get(folded(name))?.length ?? 0) > 1 ? `${name} (${code})` : name]),
  );
};

const withCustomer = (row: SheetRow, name: string): SheetRow => ({
  ...row,
  cell: (column) => (column === 'customer' ? name : row.cell(column)),
});

type Named = {
  readonly rows: readonly SheetRow[];
  /** The header of the codes, and the names of customers with several spellings. */
  readonly coded?: { readonly head: string; readonly names: readonly string[] };
};

/** Rows without a code, where nearly all have one, name no customer: cash sales, walk-ins. */
export const byCustomerCode = (rows: readonly SheetRow[], others: readonly OtherColumn[]): Named => {
  const named = rows.filter(({ cell }) => !isBlank(cell('customer')));
  const column = others.find(
    (other) =>
      isCustomerCode(other) &&
      named.filter(({ cells }) => !isBlank(cells[other.at] ?? '')).length > named.length * MIN_CODED,
  );
  if (!column || named.length === 0) return { rows };
  const codeOf = ({ cells }: SheetRow): string => cells[column.at]?.trim() ?? '';
  const shown = namesByCode(rows, codeOf);
  const spellings = Map.groupBy(
    new Set(named.map((row) => JSON.stringify([codeOf(row), row.cell('customer')]))),
    (key) => {
      const [code] = JSON.parse(key) as [string];
      return code;
    },
  );
  const names = [...spellings]
    .filter(([code, own]) => code !== '' && own.length > 1)
    .map(([code]) => shown.get(code) ?? '');
  return {
    rows: rows.map((row) => withCustomer(row, shown.get(codeOf(row)) ?? '')),
    ...(names.length > 0 ? { coded: { head: column.head, names } } : {}),
  };
};
