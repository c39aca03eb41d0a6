// Sums amounts by customer and period: the input of cohorts and recurring revenue.
import type { Origin } from '../given.ts';
import { type Axis, periodAxis } from '../periods.ts';
import { finite } from '../refused.ts';

/** In one currency; several payments of a customer in one period are added. */
export type Payment = {
  readonly customer: string;
  readonly period: string;
  readonly amount: number;
  /** The source of the number, shown with it in the workbook. */
  readonly origin?: Origin;
};

/** For every customer, one amount per period of the axis; 0 without payments. */
export type ByCustomer = { readonly axis: Axis; readonly amounts: ReadonlyMap<string, readonly number[]> };

/**
 * A negative sum is a refund that exceeds the period's payments. A period without any payment is not on the axis.
 * Throws CalculationRefused: itemsMissing, periodGap (not a period, or of another length), notFinite.
 */
export const byCustomer = (payments: readonly Payment[]): ByCustomer => {
  const axis = periodAxis(
    payments.map(({ period }) => period),
    'skip',
  );
  const place = new Map(axis.periods.map((period, i) => [period, i]));
  const sums = new Map<string, number[]>();
  for (const { customer, period, amount } of payments) {
    const row = sums.get(customer) ?? axis.periods.map(() => 0);
    const at = place.get(period) ?? 0;
    row[at] = (row[at] ?? 0) + finite(amount, customer);
    sums.set(customer, row);
  }
  return { axis, amounts: sums };
};
