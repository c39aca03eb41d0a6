// Recurring revenue: the bridge from one period's to the next's, churn and retention.
import { type Ratio, ratio, sumOf } from '../ratio.ts';
import { byCustomer, type Payment } from '../series/by-customer.ts';

/** Amounts in the currency of the payments; opening + added + reactivated + expanded - contracted - churned = closing. */
export type RecurringBridge = {
  readonly period: string;
  readonly opening: number;
  readonly added: number;
  readonly reactivated: number;
  readonly expanded: number;
  readonly contracted: number;
  readonly churned: number;
  readonly closing: number;
  readonly customersOpening: number;
  readonly customersLost: number;
  readonly customersClosing: number;
  /** Customers lost / customers at the opening. */
  readonly logoChurn: Ratio;
  /** (Churned + contracted) / opening. */
  readonly revenueChurn: Ratio;
  /** (Opening - contracted - churned) / opening: never above 1. */
  readonly grossRetention: Ratio;
  /** (Opening + expanded - contracted - churned) / opening; who came back counts as neither. */
  readonly netRetention: Ratio;
};

type Step = { readonly before: number; readonly now: number; readonly paidEarlier: boolean };

const movementsOf = (steps: readonly Step[]) => {
  const total = (choose: (step: Step) => number) => sumOf(steps.map(choose));
  return {
    opening: total(({ before }) => before),
    added: total(({ before, now, paidEarlier }) => (before === 0 && !paidEarlier ? now : 0)),
    reactivated: total(({ before, now, paidEarlier }) => (before === 0 && paidEarlier ? now : 0)),
    expanded: total(({ before, now }) => (before > 0 ? Math.max(0, now - before) : 0)),
    contracted: total(({ before, now }) => (now > 0 ? Math.max(0, before - now) : 0)),
    churned: total(({ before, now }) => (now === 0 ? before : 0)),
    closing: total(({ now }) => now),
  };
};

const bridgeOf = (period: string, steps: readonly Step[]): RecurringBridge => {
  const moved = movementsOf(steps);
  const { opening, expanded, contracted, churned } = moved;
  const customersOpening = steps.filter(({ before }) => before > 0).length;
  const customersLost = steps.filter(({ before, now }) => before > 0 && now === 0).length;
  return {
    period,
    ...moved,
    customersOpening,
    customersLost,
    customersClosing: steps.filter(({ now }) => now > 0).length,
    logoChurn: ratio(customersLost, customersOpening),
    revenueChurn: ratio(churned + contracted, opening),
    grossRetention: ratio(opening - contracted - churned, opening),
    netRetention: ratio(opening + expanded - contracted - churned, opening),
  };
};

/**
 * One bridge a period, from the second on: the first has nothing to compare with.
 * Source: Skok, "SaaS Metrics 2.0", forentrepreneurs.com. Throws Refused as byCustomer does.
 */
export const recurring = (payments: readonly Payment[]): readonly RecurringBridge[] => {
  const { axis, amounts } = byCustomer(payments);
  return axis.periods.slice(1).map((period, i) => {
    const steps = [...amounts.values()].map((row) => ({
      before: row[i] ?? 0,
      now: row[i + 1] ?? 0,
      paidEarlier: row.slice(0, i).some((amount) => amount > 0),
    }));
    return bridgeOf(period, steps);
  });
};
