// Computes acquisition cost, lifetime value and payback of a customer.
import { assumed } from '../given.ts';
import type { Ratio } from '../ratio.ts';
import { finite } from '../refused.ts';
import { evaluate, ratioAt, type Values } from '../workbook/evaluate.ts';
import { formula, input, line, type Sheet } from '../workbook/workbook.ts';
import { unitLines } from './unit-model.ts';

/** For one period; money in one currency, margin and churn as fractions per period. */
export type UnitInputs = {
  readonly salesAndMarketing: number;
  readonly newCustomers: number;
  /** Average recurring revenue per account in the period. */
  readonly revenuePerCustomer: number;
  readonly grossMargin: number;
  /** Customers lost in the period / customers at its start. */
  readonly churn: number;
};
export type UnitEconomics = {
  readonly acquisitionCost: Ratio;
  readonly lifetimeValue: Ratio;
  readonly valueToCost: Ratio;
  /** In periods. */
  readonly payback: Ratio;
};

/** Reads the results from a workbook with the cells of `unitLines`. */
export const unitAt = (values: Values): UnitEconomics => ({
  acquisitionCost: ratioAt(values, 'acquisitionCost'),
  lifetimeValue: ratioAt(values, 'lifetimeValue'),
  valueToCost: ratioAt(values, 'valueToCost'),
  payback: ratioAt(values, 'payback'),
});

/**
 * CAC = sales and marketing / new customers; LTV = revenue per customer x gross margin / churn; payback = CAC / (revenue
 * per customer x gross margin). n.m. without new customers, churn or margin.
 * Source: Skok, "SaaS Metrics 2.0", forentrepreneurs.com. Throws CalculationRefused: notFinite.
 */
export const unitEconomics = (inputs: UnitInputs): UnitEconomics => {
  for (const [about, value] of Object.entries(inputs)) finite(value, about);
  const sheet: Sheet = {
    id: 'unit',
    title: 'unit',
    frozen: 0,
    lines: [
      ...Object.entries(inputs).map(([id, value]) => line({ label: id }, [input(id, assumed(value, ''), 'decimal')])),
      ...unitLines().map(([id, operand]) => line({ label: id }, [formula(id, operand, 'decimal')])),
    ],
  };
  return unitAt(evaluate({ title: 'unit', money: { currency: '', scale: 'one' }, sheets: [sheet] }));
};
