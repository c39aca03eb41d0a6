// Builds orders as sheets of a workbook: the measures of each period over the source rows and each customer's orders.
import type { Origin } from '../given.ts';
import { label, labelOf } from '../label.ts';
import { type Grid, gridSheet } from '../series/payment-sheets.ts';
import { closeTo, type ModelCheck } from '../workbook/checks.ts';
import { countIfs, type Operand, ratioOf, sum } from '../workbook/expression.ts';
import {
  blank,
  type Format,
  formula,
  head,
  input,
  type Line,
  line,
  note,
  PERCENT,
  type Sheet,
  title,
} from '../workbook/workbook.ts';

/** `amount`: before refunds, in one currency. `count`: the number of orders in it. */
export type Order = {
  readonly customer: string;
  readonly period: string;
  readonly amount: number;
  readonly count: number;
  readonly origin?: Origin;
};

/** `areRows`: nothing says which rows are one order, so that each row is counted by itself. */
export type OrderGrid = Grid<Order> & { readonly areRows?: boolean };

const UNSTATED: Origin = { kind: 'assumption', by: '' };
const countCell = (c: number, t: number): string => `orders.${c}.${t}`;
const beforeCell = (c: number, t: number): string => `ordersBefore.${c}.${t}`;
const rowCell = (what: 'amount' | 'count', t: number, c: number, n: number): string => `order.${what}.${t}.${c}.${n}`;

/** Rows are sorted by period and, within it, by customer, so that every sum is a single range. */
const rowsIn = ({ customers, payments }: Grid<Order>, t: number) =>
  customers.flatMap((customer, c) =>
    (payments[c]?.[t] ?? []).map((order, n) => ({
      ...order,
      customer,
      cells: { amount: rowCell('amount', t, c, n), count: rowCell('count', t, c, n) },
    })),
  );

const dataSheet = (grid: OrderGrid): Sheet => ({
  id: 'orderData',
  title: label('sheet.orderData'),
  frozen: 3,
  lines: [
    title(label('sheet.orderData')),
    note(label('workbook.legend', { unit: grid.currency || label('series.unit') })),
    head(label('series.customer'), [
      label('series.amount'),
      label(grid.areRows ? 'commerce.rowCount' : 'commerce.orderCount'),
    ]),
    ...grid.periods.flatMap((period, t) =>
      rowsIn(grid, t).map(({ customer, amount, count, origin = UNSTATED, cells }) =>
        line({ label: customer || label('series.noCustomer'), unit: period }, [
          input(cells.amount, { value: amount, origin }, 'decimal'),
          input(cells.count, { value: count, origin }, 'whole'),
        ]),
      ),
    ),
  ],
});

const countSheets = (grid: Grid<Order>): readonly Sheet[] => [
  gridSheet(
    grid,
    'orderCounts',
    (c, t) => {
      const own = grid.payments[c]?.[t] ?? [];
      return [countCell(c, t), own.length === 0 ? 0 : sum(own.map((_, n) => rowCell('count', t, c, n)))];
    },
    'whole',
  ),
  gridSheet(
    grid,
    'ordersBefore',
    (c, t) => [beforeCell(c, t), t === 0 ? 0 : sum(Array.from({ length: t }, (_, past) => countCell(c, past)))],
    'whole',
  ),
];

type Row = { readonly id: string; readonly format: Format; readonly of: (t: number) => Operand };

const rowsOf = (grid: OrderGrid): readonly Row[] => {
  const named = [...grid.customers.keys()].filter((c) => grid.customers[c] !== '');
  const counts = (t: number) => named.map((c) => countCell(c, t));
  const before = (t: number) => named.map((c) => beforeCell(c, t));
  const data = (what: 'amount' | 'count', t: number) => sum(rowsIn(grid, t).map(({ cells }) => cells[what]));
  const rows: readonly Row[] = [
    { id: 'merchandise', format: 'decimal', of: (t) => data('amount', t) },
    { id: 'orderCount', format: 'whole', of: (t) => data('count', t) },
    { id: 'averageOrder', format: 'decimal', of: (t) => ratioOf(`merchandise.${t}`, `orderCount.${t}`) },
    { id: 'orderCustomers', format: 'whole', of: (t) => countIfs([counts(t), '>0']) },
    { id: 'repeatCustomers', format: 'whole', of: (t) => countIfs([counts(t), '>1']) },
    { id: 'returningCustomers', format: 'whole', of: (t) => countIfs([counts(t), '>0'], [before(t), '>0']) },
    { id: 'repeatRate', format: 'percent', of: (t) => ratioOf(`repeatCustomers.${t}`, `orderCustomers.${t}`) },
    { id: 'returningRate', format: 'percent', of: (t) => ratioOf(`returningCustomers.${t}`, `orderCustomers.${t}`) },
  ];
  // Without customers, nobody ordered again.
  const possible = named.length > 0 ? rows : rows.slice(0, OF_ALL);
  return grid.areRows ? possible.filter(({ id }) => !id.startsWith('repeat')) : possible;
};

/** The first rows of the sheet, which need no customers. */
const OF_ALL = 3;
const OF_ROWS: Readonly<Record<string, string>> = { orderCount: 'rowCount', averageOrder: 'averageRow' };

const unitOf = ({ currency }: Grid<Order>, format: Format): { readonly unit?: string } => {
  if (format === 'percent') return { unit: PERCENT };
  return format === 'decimal' && currency ? { unit: currency } : {};
};

/** One column per period; the inputs are on the following sheets. */
export const orderSheets = (grid: OrderGrid): readonly Sheet[] => [
  {
    id: 'orders',
    title: label('sheet.orders'),
    frozen: 2,
    lines: [
      title(label('sheet.orders')),
      head(label('series.period'), grid.periods),
      ...rowsOf(grid).map(
        ({ id, format, of }): Line =>
          line(
            { label: labelOf('commerce', (grid.areRows && OF_ROWS[id]) || id), ...unitOf(grid, format) },
            grid.periods.map((_, t) => formula(`${id}.${t}`, of(t), format)),
          ),
      ),
      blank,
    ],
  },
  ...countSheets(grid),
  dataSheet(grid),
];

export const orderChecks = (grid: Grid<Order>): readonly ModelCheck[] => {
  const all = grid.periods.flatMap((_, t) => rowsIn(grid, t));
  const overPeriods = (id: string) => sum(grid.periods.map((_, t) => `${id}.${t}`));
  const counted = sum(grid.customers.flatMap((_, c) => grid.periods.map((_, t) => countCell(c, t))));
  return [
    { key: 'ordersSum', holds: closeTo(overPeriods('merchandise'), sum(all.map(({ cells }) => cells.amount))) },
    { key: 'ordersCounted', holds: closeTo(overPeriods('orderCount'), counted) },
  ];
};
