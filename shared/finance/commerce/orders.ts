// Computes a shop's measures by period: merchandise value, orders, their average, and repeat customers. Defined as a
// workbook.
import { label } from '../label.ts';
import type { Ratio } from '../ratio.ts';
import { refuse } from '../refused.ts';
import { gridOf } from '../series/payment-sheets.ts';
import { checksSheet } from '../workbook/checks.ts';
import { evaluate, numberAt, ratioAt } from '../workbook/evaluate.ts';
import type { Workbook } from '../workbook/workbook.ts';
import { type Order, type OrderGrid, orderChecks, orderSheets } from './order-model.ts';

type OrderMetrics = {
  readonly period: string;
  /** Gross merchandise value: the value of all orders. */
  readonly merchandise: number;
  readonly orders: number;
  readonly customers: number;
  readonly averageOrder: Ratio;
  /** Customers with at least two orders in the period / customers; `undefined` if rows are counted. */
  readonly repeatRate: Ratio;
  /** Customers with an order in an earlier period / customers. */
  readonly returningRate: Ratio;
};
type Orders = {
  readonly metrics: readonly OrderMetrics[];
  readonly grid: OrderGrid;
  readonly workbook: Workbook;
};

const refuseBad = (orders: readonly Order[]): void => {
  for (const { customer, amount, count } of orders) {
    if (!Number.isFinite(count)) refuse('notFinite', { about: customer });
    if (amount < 0) refuse('amountNegative', { item: customer });
    if (count < 0) refuse('quantityNegative', { item: customer });
  }
};

/**
 * One entry per period, in order. Throws CalculationRefused as byCustomer does; also amountNegative and
 * quantityNegative for a single row.
 */
export const orderMetrics = (orders: readonly Order[], currency = '', areRows = false): Orders => {
  refuseBad(orders);
  const grid: OrderGrid = { ...gridOf(orders, currency), areRows };
  const workbook: Workbook = {
    title: label('sheet.orders'),
    money: { currency, scale: 'one' },
    sheets: [...orderSheets(grid), checksSheet(orderChecks(grid))],
  };
  const values = evaluate(workbook);
  const number = (id: string, t: number) => numberAt(values, `${id}.${t}`) ?? Number.NaN;
  const metrics = grid.periods.map((period, t) => ({
    period,
    merchandise: number('merchandise', t),
    orders: number('orderCount', t),
    customers: number('orderCustomers', t),
    averageOrder: ratioAt(values, `averageOrder.${t}`),
    repeatRate: ratioAt(values, `repeatRate.${t}`),
    returningRate: ratioAt(values, `returningRate.${t}`),
  }));
  return { metrics, grid, workbook };
};
