// Builds payments as sheets of a workbook: the source rows, and their sum for each customer and period.
import type { Origin } from '../given.ts';
import { label, labelOf } from '../label.ts';
import { type Operand, sum } from '../workbook/expression.ts';
import { type Format, formula, head, input, type Line, line, note, type Sheet, title } from '../workbook/workbook.ts';
import { byCustomer, type Payment } from './by-customer.ts';

/** Customers in the order of their first payment; those without payments come last, and what names no customer. */
export type Grid<P extends Payment = Payment> = {
  readonly periods: readonly string[];
  readonly customers: readonly string[];
  /** The index of the period of the first payment; -1 without payments. */
  readonly starts: readonly number[];
  readonly payments: readonly (readonly P[])[][];
  readonly currency: string;
};

/** Throws CalculationRefused as byCustomer does. */
export const gridOf = <P extends Payment>(payments: readonly P[], currency: string): Grid<P> => {
  const { axis, amounts } = byCustomer(payments);
  const startOf = (row: readonly number[]) => row.findIndex((amount) => amount > 0);
  const late = ({ customer, start }: { readonly customer: string; readonly start: number }) =>
    start === -1 || customer === '' ? axis.periods.length + Number(customer === '') : start;
  const rows = [...amounts]
    .map(([customer, row]) => ({ customer, start: startOf(row) }))
    .sort((a, b) => late(a) - late(b));
  const own = Map.groupBy(payments, ({ customer }) => customer);
  return {
    periods: axis.periods,
    customers: rows.map(({ customer }) => customer),
    starts: rows.map(({ start }) => start),
    payments: rows.map(({ customer }) => {
      const byPeriod = Map.groupBy(own.get(customer) ?? [], ({ period }) => period);
      return axis.periods.map((period) => byPeriod.get(period) ?? []);
    }),
    currency,
  };
};

/** The id of the cell of customer `c` in period `t`. */
export const amountCell = (c: number, t: number): string => `a.${c}.${t}`;

/** A sheet with one line per customer and one cell per period. */
export const gridSheet = (
  { periods, customers }: Grid,
  id: string,
  cellOf: (c: number, t: number) => readonly [string, Operand] | undefined,
  format: Format = 'decimal',
): Sheet => ({
  id,
  title: labelOf('sheet', id),
  frozen: 2,
  lines: [
    title(labelOf('sheet', id)),
    head(label('series.customer'), periods),
    ...customers.map((customer, c) =>
      line(
        { label: customer || label('series.noCustomer') },
        periods.map((_, t) => {
          const cell = cellOf(c, t);
          return cell && formula(cell[0], cell[1], format);
        }),
      ),
    ),
  ],
});

const UNSTATED: Origin = { kind: 'assumption', by: '' };
const paymentCell = (c: number, t: number, n: number): string => `pay.${c}.${t}.${n}`;

const paymentLines = ({ customers, periods, payments }: Grid): readonly Line[] =>
  customers.flatMap((customer, c) =>
    periods.flatMap((period, t) =>
      (payments[c]?.[t] ?? []).map(({ amount, origin = UNSTATED }, n) =>
        line({ label: customer, unit: period }, [input(paymentCell(c, t, n), { value: amount, origin }, 'decimal')]),
      ),
    ),
  );

/** The sums, and the source rows behind them. */
export const paymentSheets = (grid: Grid): readonly Sheet[] => [
  gridSheet(grid, 'amounts', (c, t) => {
    const own = grid.payments[c]?.[t] ?? [];
    return [amountCell(c, t), own.length === 0 ? 0 : sum(own.map((_, n) => paymentCell(c, t, n)))];
  }),
  {
    id: 'data',
    title: label('sheet.data'),
    frozen: 3,
    lines: [
      title(label('sheet.data')),
      note(label('workbook.legend', { unit: grid.currency || label('series.unit') })),
      head(label('series.customer'), [label('series.amount')]),
      ...paymentLines(grid),
    ],
  },
];

/** The cells of all source rows, in the order of the sheet. */
export const paymentCells = ({ payments }: Grid): readonly string[] =>
  payments.flatMap((row, c) => row.flatMap((own, t) => own.map((_, n) => paymentCell(c, t, n))));
