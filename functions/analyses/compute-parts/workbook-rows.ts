// Reads workbook rows for a calculator: parses or refuses numbers, brings periods to one length, cites all rows
// together.
import { missingPeriods } from '#shared/finance/periods.ts';
import { sumOf } from '#shared/finance/ratio.ts';
import { refuse } from '#shared/finance/refused.ts';
import type { Payment } from '#shared/finance/series/by-customer.ts';
import type { SectionContext } from '../builder.ts';
import type { SheetRow } from '../evidence/sheet-rows.ts';

export type Grain = 'month' | 'quarter' | 'year';

/** Refuses a cell that is not a number: a sum without it would look right. */
export const amountOf = ({ cell, number }: SheetRow, column: string, about: string): number =>
  number(column) ?? refuse(/\d/.test(cell(column)) ? 'numberUnclear' : 'notFinite', { about, text: cell(column) });

const PERIOD = /^(\d{4})(?:-(\d{2})(?:-\d{2})?|-?Q([1-4]))?$/;

/** Throws CalculationRefused if a cell is not an unambiguous date, or is less precise than the periods. */
export const periodOf = ({ cell, day }: SheetRow, column: string, grain: Grain): string => {
  const unclear = () => refuse('dateUnclear', { text: cell(column) });
  const [, year, month, quarter] = PERIOD.exec(day(column) ?? '') ?? unclear();
  if (grain === 'year') return `${year}`;
  if (grain === 'quarter' && quarter) return `${year}-Q${quarter}`;
  if (!(Number(month) >= 1 && Number(month) <= 12)) return unclear();
  return grain === 'month' ? `${year}-${month}` : `${year}-Q${Math.ceil(Number(month) / 3)}`;
};

/** Cites the first and the last row on behalf of all rows. */
export const refsOf = (rows: readonly SheetRow[]): number[] => [
  ...new Set([rows[0], rows.at(-1)].flatMap((row) => (row ? [row.cite()] : []))),
];

export const grainOf = ({ inputs }: SectionContext): Grain =>
  inputs.grain === 'quarter' || inputs.grain === 'year' ? inputs.grain : 'month';

const MAX_NAMED = 5;
const named = (names: readonly string[]): string =>
  [...names.slice(0, MAX_NAMED), ...(names.length > MAX_NAMED ? ['…'] : [])].join(', ');

/** What remains of payments and refunds that offset one another. */
const HALF_CENT = 0.005;

/** What a reader must know about a ledger before relying on computed figures; empty if nothing. */
export const ledgerNote = (context: SectionContext, payments: readonly Payment[]): string => {
  const gaps = missingPeriods(payments.map(({ period }) => period));
  const below = new Set<string>();
  const offset = new Set<string>();
  for (const [key, own] of Map.groupBy(payments, ({ customer, period }) => `${customer} (${period})`)) {
    const sum = sumOf(own.map(({ amount }) => amount));
    if (sum < 0) below.add(key);
    else if (sum < HALF_CENT && own.some(({ amount }) => amount > 0)) offset.add(key);
  }
  return [
    gaps.length > 0 ? context.text('say.periodsMissing', { periods: named(gaps) }) : '',
    below.size > 0 ? context.text('say.sumsBelowZero', { count: below.size, names: named([...below]) }) : '',
    offset.size > 0 ? context.text('say.sumsOfZero', { count: offset.size, names: named([...offset]) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
};
