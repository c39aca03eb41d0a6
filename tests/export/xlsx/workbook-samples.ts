// Small calculations of every kind over a person's workbook, as models to be recalculated.
import { cohorts } from '#shared/finance/cohorts.ts';
import type { Order } from '#shared/finance/commerce/order-model.ts';
import { orderMetrics } from '#shared/finance/commerce/orders.ts';
import { recurring } from '#shared/finance/commerce/recurring.ts';
import { assumed, type Given, type Origin } from '#shared/finance/given.ts';
import { performanceWorkbook } from '#shared/finance/performance/model.ts';
import { pvm } from '#shared/finance/pvm.ts';
import { seasonal } from '#shared/finance/seasonal.ts';
import type { Payment } from '#shared/finance/series/by-customer.ts';
import type { Workbook } from '#shared/finance/workbook/workbook.ts';

const origin: Origin = { kind: 'source', title: 'sales.csv', place: 'A2', url: '/files?file=fil_1', quote: '1\t2' };

/** Several rows per item, items sold in only one period, groups that are not contiguous. */
const pvmSample = (): Workbook => {
  const row = (quantity: number, revenue: number) => ({ quantity, revenue, origin });
  const item = (name: string, group: string, before: ReturnType<typeof row>[], after: ReturnType<typeof row>[]) => {
    const sale = (rows: typeof before) =>
      rows.length === 0
        ? undefined
        : {
            quantity: rows.reduce((sum, one) => sum + one.quantity, 0),
            revenue: rows.reduce((sum, one) => sum + one.revenue, 0),
          };
    const [was, is] = [sale(before), sale(after)];
    return {
      item: name,
      group,
      rows: { before, after },
      ...(was ? { before: was } : {}),
      ...(is ? { after: is } : {}),
    };
  };
  const items = [
    item('a', 'north', [row(100, 1000.5), row(20, 190)], [row(130, 1390)]),
    item('b', 'south', [row(50, 1500)], []),
    item('c', 'north', [], [row(10, 700)]),
    item('d', '', [row(7, 77)], [row(9, 90), row(1, 12)]),
  ];
  return pvm(items, { periods: ['2024', '2025'], currency: 'KRW' }).workbook;
};

const PAID: Readonly<Record<string, readonly number[]>> = {
  early: [100, 120, 0, 80, 80],
  steady: [200.1, 200.1, 200.1, 200.1, 200.1],
  late: [0, 50, 40, 0, 60],
  last: [0, 0, 0, 0, 10],
  never: [0, 0, 0, 0, 0],
};
const payments: readonly Payment[] = Object.entries(PAID).flatMap(([customer, row]) =>
  row.flatMap((amount, i) => [
    { customer, period: `2025-0${i + 1}`, amount: amount / 4, origin },
    { customer, period: `2025-0${i + 1}`, amount: amount * 0.75, origin },
  ]),
);
const unit = { salesAndMarketing: assumed(60, 'test'), grossMargin: assumed(0.7, 'test') };

/** Customers with several orders, none or one, and a month in which nobody returns. */
const orders: readonly Order[] = payments
  .filter(({ amount }) => amount > 0)
  .map(({ amount, ...one }, i) => ({ ...one, amount: amount + 0.1, count: i % 3 }));

const months = Array.from({ length: 31 }, (_, i) => ({
  period: `${2023 + Math.floor((i + 4) / 12)}-${String(((i + 4) % 12) + 1).padStart(2, '0')}`,
  value: 100 + i * 1.7 + 30 * Math.sin(i),
  origin,
}));

const statements = (): Workbook => {
  const of = (...values: (number | undefined)[]): (Given | undefined)[] =>
    values.map((value) => (value === undefined ? undefined : { value, origin }));
  const lines = [
    { metric: 'revenue', label: 'Revenue', values: of(100, 120, 90) },
    { metric: 'costOfSales', label: 'Cost of sales', values: of(-60, 70, 95) },
    { metric: 'grossProfit', label: 'Gross profit', values: of(40, 50, -5) },
    { metric: 'netIncome', label: 'Net income', values: of(10, undefined, -20) },
    { metric: 'equity', label: 'Equity', values: of(50, 60, -3) },
    { metric: 'totalAssets', label: 'Assets', values: of(110, 120, 80) },
    { metric: 'totalLiabilities', label: 'Liabilities', values: of(60, 60, 83) },
    { metric: 'operatingIncome', label: 'Operating income', values: of(15, 20, -12) },
    { metric: 'depreciation', label: 'Depreciation', values: of(5, -6, 7) },
    { metric: 'debt', label: 'Debt', values: of(30, 25, 40) },
    { metric: 'cash', label: 'Cash', values: of(8, 12, 2) },
    { metric: 'receivables', label: 'Receivables', values: of(20, 22, 18) },
    { metric: 'payables', label: 'Payables', values: of(9, 11, 14) },
    { metric: 'incomeTax', label: 'Tax', values: of(3, 4, undefined) },
    { metric: 'pretaxIncome', label: 'Before tax', values: of(13, 18, -15) },
  ];
  return performanceWorkbook({
    company: 'Gaon',
    money: { currency: 'KRW', scale: 'million' },
    years: ['2022', '2023', '2025'],
    lines,
    growth: lines.slice(0, 1),
  });
};

export const WORKBOOKS: Readonly<Record<string, () => Workbook>> = {
  'price, volume, mix': pvmSample,
  cohorts: () => cohorts(payments, 'KRW').workbook,
  'recurring revenue': () => recurring(payments, { unit }).workbook,
  orders: () => orderMetrics(orders, 'KRW').workbook,
  'recurring revenue with orders': () => recurring(payments, { unit, orders: orderMetrics(orders).grid }).workbook,
  'seasons, additive': () => seasonal(months, 'additive').workbook,
  'seasons, multiplicative': () => seasonal(months, 'multiplicative').workbook,
  statements,
};
