// Builds recurring revenue as a workbook: the bridge of each period over the sums by customer, churn and retention.
import { type Label, label, labelOf } from '../label.ts';
import { amountCell, type Grid, gridSheet, paymentSheets } from '../series/payment-sheets.ts';
import { checksSheet, closeTo, type ModelCheck } from '../workbook/checks.ts';
import { add, call, countIfs, type Operand, ratioOf, subtract, sum, sumIfs } from '../workbook/expression.ts';
import {
  blank,
  type Format,
  formula,
  head,
  type Line,
  line,
  type Sheet,
  title,
  total,
  type Workbook,
} from '../workbook/workbook.ts';
import { type OrderGrid, orderChecks, orderSheets } from './order-model.ts';
import { type UnitGiven, unitSheet } from './unit-model.ts';

const changeCell = (c: number, t: number): string => `change.${c}.${t}`;
const earlierCell = (c: number, t: number): string => `earlier.${c}.${t}`;

const numbers = (length: number): readonly number[] => Array.from({ length }, (_, i) => i);

/** The change of each customer's payments from the prior period, and their total payments until then. */
const stepSheets = (grid: Grid): readonly Sheet[] => [
  gridSheet(grid, 'change', (c, t) =>
    t === 0 ? undefined : [changeCell(c, t), subtract(amountCell(c, t), amountCell(c, t - 1))],
  ),
  gridSheet(grid, 'earlier', (c, t) =>
    t === 0
      ? undefined
      : [earlierCell(c, t), t === 1 ? amountCell(c, 0) : add(earlierCell(c, t - 1), amountCell(c, t - 1))],
  ),
];

type Row = {
  readonly id: string;
  readonly format: Format;
  readonly strong?: true;
  readonly of: (t: number) => Operand;
};

const rowsOf = (grid: Grid): readonly Row[] => {
  const all = numbers(grid.customers.length);
  const column = (cell: (c: number, t: number) => string) => {
    const made = numbers(grid.periods.length).map((t) => all.map((c) => cell(c, t)));
    return (t: number): readonly string[] => made[t] ?? [];
  };
  const [now, change, earlier] = [column(amountCell), column(changeCell), column(earlierCell)];
  const before = (t: number) => now(t - 1);
  const at = (id: string, t: number) => `${id}.${t}`;
  const amounts: readonly Row[] = [
    { id: 'opening', format: 'decimal', strong: true, of: (t) => sum(before(t)) },
    { id: 'added', format: 'decimal', of: (t) => sumIfs(now(t), [now(t), '>0'], [earlier(t), '<=0']) },
    {
      id: 'reactivated',
      format: 'decimal',
      of: (t) => sumIfs(now(t), [now(t), '>0'], [before(t), '<=0'], [earlier(t), '>0']),
    },
    { id: 'expanded', format: 'decimal', of: (t) => sumIfs(change(t), [before(t), '>0'], [change(t), '>0']) },
    {
      id: 'contracted',
      format: 'decimal',
      of: (t) => subtract(0, sumIfs(change(t), [now(t), '>0'], [change(t), '<0'])),
    },
    { id: 'churned', format: 'decimal', of: (t) => sumIfs(before(t), [before(t), '>0'], [now(t), '<=0']) },
    {
      id: 'refunds',
      format: 'decimal',
      of: (t) => subtract(sumIfs(now(t), [now(t), '<0']), sumIfs(before(t), [before(t), '<0'])),
    },
    { id: 'closing', format: 'decimal', strong: true, of: (t) => sum(now(t)) },
  ];
  const customers: readonly Row[] = [
    { id: 'customersOpening', format: 'whole', of: (t) => countIfs([before(t), '>0']) },
    { id: 'customersLost', format: 'whole', of: (t) => countIfs([before(t), '>0'], [now(t), '<=0']) },
    { id: 'customersClosing', format: 'whole', of: (t) => countIfs([now(t), '>0']) },
    { id: 'customersNew', format: 'whole', of: (t) => countIfs([now(t), '>0'], [earlier(t), '<=0']) },
    {
      id: 'customersReturned',
      format: 'whole',
      of: (t) => countIfs([now(t), '>0'], [before(t), '<=0'], [earlier(t), '>0']),
    },
  ];
  const retained = (t: number) => subtract(at('opening', t), at('contracted', t), at('churned', t));
  const rates: readonly Row[] = [
    { id: 'logoChurn', format: 'percent', of: (t) => ratioOf(at('customersLost', t), at('customersOpening', t)) },
    {
      id: 'revenueChurn',
      format: 'percent',
      of: (t) => ratioOf(add(at('churned', t), at('contracted', t)), at('opening', t)),
    },
    { id: 'grossRetention', format: 'percent', of: (t) => ratioOf(retained(t), at('opening', t)) },
    {
      id: 'netRetention',
      format: 'percent',
      of: (t) => ratioOf(add(retained(t), at('expanded', t)), at('opening', t)),
    },
  ];
  return [...amounts, ...customers, ...rates];
};

/** Starts with the second period, since the first has no prior period. */
const bridgeSheet = (grid: Grid): Sheet => {
  const periods = grid.periods.slice(1);
  const unit: Label = grid.currency || '';
  return {
    id: 'bridge',
    title: label('commerce.bridge'),
    frozen: 2,
    lines: [
      title(label('commerce.bridge')),
      head(label('series.period'), periods),
      ...rowsOf(grid).map(
        ({ id, format, strong, of }): Line =>
          (strong ? total : line)(
            { label: labelOf('commerce', id), ...(format === 'decimal' && unit ? { unit } : {}) },
            periods.map((_, i) => formula(`${id}.${i + 1}`, of(i + 1), format)),
          ),
      ),
      blank,
    ],
  };
};

const checks = (grid: Grid): readonly ModelCheck[] => {
  const steps = grid.periods.slice(1).map((_, i) => i + 1);
  const [, ...later] = steps;
  const closes = (t: number) =>
    closeTo(
      `closing.${t}`,
      subtract(
        add(`opening.${t}`, `added.${t}`, `reactivated.${t}`, `expanded.${t}`, `refunds.${t}`),
        `contracted.${t}`,
        `churned.${t}`,
      ),
    );
  const follows = (t: number) => closeTo(`opening.${t}`, `closing.${t - 1}`);
  return [
    { key: 'bridgeCloses', holds: call('AND', ...steps.map(closes)) },
    ...(later.length > 0 ? [{ key: 'bridgeFollows', holds: call('AND', ...later.map(follows)) }] : []),
  ];
};

export type RecurringWith = { readonly unit?: UnitGiven | undefined; readonly orders?: OrderGrid | undefined };

export const recurringWorkbook = (grid: Grid, { unit, orders }: RecurringWith): Workbook => {
  const steps = grid.periods.slice(1).map((_, i) => i + 1);
  return {
    title: label('commerce.title'),
    money: { currency: grid.currency, scale: 'one' },
    sheets: [
      bridgeSheet(grid),
      ...(unit ? [unitSheet(unit, steps)] : []),
      ...stepSheets(grid),
      ...paymentSheets(grid),
      ...(orders ? orderSheets(orders) : []),
      checksSheet([...checks(grid), ...(orders ? orderChecks(orders) : [])]),
    ],
  };
};
