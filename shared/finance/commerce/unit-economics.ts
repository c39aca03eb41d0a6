// What a customer costs, brings and when the cost is back.
import { product, type Ratio, ratio } from '../ratio.ts';
import { finite } from '../refused.ts';

/** Of one period; money in one currency, margin and churn as fractions of one period. */
export type UnitInputs = {
  readonly salesAndMarketing: number;
  readonly newCustomers: number;
  /** Average recurring revenue of an account in the period. */
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

const divided = (above: Ratio, below: Ratio): Ratio =>
  typeof above === 'number' && typeof below === 'number' ? ratio(above, below) : product(above, below);

/**
 * CAC = sales and marketing / new customers; LTV = revenue per customer x gross margin / churn; payback = CAC / (revenue
 * per customer x gross margin). n.m. without new customers, churn or margin.
 * Source: Skok, "SaaS Metrics 2.0", forentrepreneurs.com. Throws Refused: notFinite.
 */
export const unitEconomics = (inputs: UnitInputs): UnitEconomics => {
  for (const [about, value] of Object.entries(inputs)) finite(value, about);
  const { salesAndMarketing, newCustomers, revenuePerCustomer, grossMargin, churn } = inputs;
  const contribution = revenuePerCustomer * grossMargin;
  const acquisitionCost = ratio(salesAndMarketing, newCustomers);
  const lifetimeValue = ratio(contribution, churn);
  return {
    acquisitionCost,
    lifetimeValue,
    valueToCost: divided(lifetimeValue, acquisitionCost),
    payback: divided(acquisitionCost, contribution),
  };
};
