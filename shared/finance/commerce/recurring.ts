// Computes recurring revenue: the bridge between consecutive periods, churn and retention. Defined as a workbook.
import type { Ratio } from '../ratio.ts';
import { refuse } from '../refused.ts';
import type { Payment } from '../series/by-customer.ts';
import { gridOf } from '../series/payment-sheets.ts';
import { evaluate, numberAt, ratioAt, type Values } from '../workbook/evaluate.ts';
import type { Workbook } from '../workbook/workbook.ts';
import { type RecurringWith, recurringWorkbook } from './model.ts';
import { type UnitEconomics, unitAt } from './unit-economics.ts';

/** Amounts in the currency of the payments; opening + added + reactivated + expanded - contracted - churned + refunds = closing. */
export type RecurringBridge = {
  readonly period: string;
  readonly opening: number;
  readonly added: number;
  readonly reactivated: number;
  readonly expanded: number;
  readonly contracted: number;
  readonly churned: number;
  /** For customers whose sum is negative: this period's sum less the prior one. */
  readonly refunds: number;
  readonly closing: number;
  readonly customersOpening: number;
  readonly customersLost: number;
  readonly customersClosing: number;
  /** Customers lost / customers at the start of the period. */
  readonly logoChurn: Ratio;
  /** (Churned + contracted) / opening. */
  readonly revenueChurn: Ratio;
  /** (Opening - contracted - churned) / opening: never above 1. */
  readonly grossRetention: Ratio;
  /** (Opening + expanded - contracted - churned) / opening; returning customers count as neither. */
  readonly netRetention: Ratio;
};

export type Recurring = {
  readonly bridges: readonly RecurringBridge[];
  /** Only if requested. */
  readonly unit: UnitEconomics | undefined;
  readonly workbook: Workbook;
};

const bridgeAt = (values: Values, period: string, t: number): RecurringBridge => {
  const number = (key: string) => numberAt(values, `${key}.${t}`) ?? Number.NaN;
  return {
    period,
    opening: number('opening'),
    added: number('added'),
    reactivated: number('reactivated'),
    expanded: number('expanded'),
    contracted: number('contracted'),
    churned: number('churned'),
    refunds: number('refunds'),
    closing: number('closing'),
    customersOpening: number('customersOpening'),
    customersLost: number('customersLost'),
    customersClosing: number('customersClosing'),
    logoChurn: ratioAt(values, `logoChurn.${t}`),
    revenueChurn: ratioAt(values, `revenueChurn.${t}`),
    grossRetention: ratioAt(values, `grossRetention.${t}`),
    netRetention: ratioAt(values, `netRetention.${t}`),
  };
};

/**
 * One bridge per period from the second on, since the first has no prior period.
 * Source: Skok, "SaaS Metrics 2.0", forentrepreneurs.com. Throws CalculationRefused: periodsTooFew, and as byCustomer
 * does.
 */
export const recurring = (
  payments: readonly Payment[],
  { currency = '', ...beside }: RecurringWith & { readonly currency?: string | undefined } = {},
): Recurring => {
  const grid = gridOf(payments, currency);
  if (grid.periods.length < 2) refuse('periodsTooFew', { least: 2, count: grid.periods.length });
  const workbook = recurringWorkbook(grid, beside);
  const values = evaluate(workbook);
  return {
    workbook,
    bridges: grid.periods.slice(1).map((period, i) => bridgeAt(values, period, i + 1)),
    unit: beside.unit && unitAt(values),
  };
};
