// A shop's measures by period: merchandise value, orders, their average, and customers who buy again.
import { periodAxis } from '../periods.ts';
import { type Ratio, ratio, sumOf } from '../ratio.ts';
import { finite, refuse } from '../refused.ts';

/** `amount` before refunds, in one currency. */
export type Order = {
  readonly customer: string;
  readonly period: string;
  readonly amount: number;
  readonly refunded?: number;
};
export type OrderMetrics = {
  readonly period: string;
  /** Gross merchandise value: everything ordered. */
  readonly merchandise: number;
  readonly net: number;
  readonly orders: number;
  readonly customers: number;
  readonly averageOrder: Ratio;
  readonly ordersPerCustomer: Ratio;
  /** Customers with two orders or more in the period / customers. */
  readonly repeatRate: Ratio;
  /** Customers who had ordered in an earlier period / customers. */
  readonly returningRate: Ratio;
  readonly refundRate: Ratio;
};

const checked = ({ customer, amount, refunded = 0 }: Order): void => {
  finite(amount, customer);
  finite(refunded, customer);
  if (amount < 0 || refunded < 0) refuse('amountNegative', { item: customer });
};

const metricsOf = (period: string, orders: readonly Order[], known: ReadonlySet<string>): OrderMetrics => {
  const counts = new Map<string, number>();
  for (const { customer } of orders) counts.set(customer, (counts.get(customer) ?? 0) + 1);
  const merchandise = sumOf(orders.map(({ amount }) => amount));
  const refunds = sumOf(orders.map(({ refunded = 0 }) => refunded));
  const names = [...counts.keys()];
  return {
    period,
    merchandise,
    net: merchandise - refunds,
    orders: orders.length,
    customers: counts.size,
    averageOrder: ratio(merchandise, orders.length),
    ordersPerCustomer: ratio(orders.length, counts.size),
    repeatRate: ratio([...counts.values()].filter((n) => n > 1).length, counts.size),
    returningRate: ratio(names.filter((name) => known.has(name)).length, counts.size),
    refundRate: ratio(refunds, merchandise),
  };
};

/** One entry a period, in order. Throws Refused: itemsMissing, periodGap, amountNegative, notFinite. */
export const orderMetrics = (orders: readonly Order[]): readonly OrderMetrics[] => {
  for (const order of orders) checked(order);
  const { periods } = periodAxis(orders.map(({ period }) => period));
  const byPeriod = Map.groupBy(orders, ({ period }) => period);
  const known = new Set<string>();
  return periods.map((period) => {
    const own = byPeriod.get(period) ?? [];
    const metrics = metricsOf(period, own, known);
    for (const { customer } of own) known.add(customer);
    return metrics;
  });
};
