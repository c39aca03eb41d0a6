// Analyzes cohorts: customer and revenue retention of customers who started together. Defined as a workbook.
import { agesOf, type Begun, begunIn, cohortWorkbook } from './cohort/model.ts';
import type { Ratio } from './ratio.ts';
import { refuse } from './refused.ts';
import type { Payment } from './series/by-customer.ts';
import { gridOf } from './series/payment-sheets.ts';
import { evaluate, numberAt, ratioAt } from './workbook/evaluate.ts';
import type { Workbook } from './workbook/workbook.ts';

/** Entries are sorted by age; 0 is the first period. A cohort has one entry per period since its start (a triangle). */
export type Cohort = {
  readonly period: string;
  readonly customers: readonly number[];
  readonly revenue: readonly number[];
  /** Customers who paid / customers at the start. */
  readonly logoRetention: readonly Ratio[];
  /** Each customer's revenue is capped at that of their first period: losses without the expansion of others. */
  readonly grossRetention: readonly Ratio[];
  /** Revenue / revenue at the start; above 1 when expansion outweighs losses. */
  readonly netRetention: readonly Ratio[];
};
/** Weighted by size, over the cohorts that are old enough. */
type Average = { readonly logo: readonly Ratio[]; readonly gross: readonly Ratio[]; readonly net: readonly Ratio[] };
export type Cohorts = {
  readonly periods: readonly string[];
  readonly cohorts: readonly Cohort[];
  readonly average: Average;
  readonly workbook: Workbook;
};

const list = <T>(length: number, at: (i: number) => T): readonly T[] => Array.from({ length }, (_, i) => at(i));

/**
 * A customer belongs to the cohort of the first period in which they paid. Periods without a new customer have no
 * cohort. Source of the measures: Skok, "SaaS Metrics 2.0", forentrepreneurs.com; Fader and Hardie, "How to project
 * customer retention", Journal of Interactive Marketing 21 (2007). Throws CalculationRefused: customersMissing, and as
 * byCustomer does.
 */
export const cohorts = (payments: readonly Payment[], currency = ''): Cohorts => {
  const grid = gridOf(payments, currency);
  if (begunIn(grid).length === 0) refuse('customersMissing');
  const workbook = cohortWorkbook(grid);
  const values = evaluate(workbook);
  const begun = begunIn(grid);
  const cohortAt = (one: Begun, k: number): Cohort => {
    const ages = agesOf(grid, one);
    const numbers = (block: string) => list(ages, (age) => numberAt(values, `${block}.${k}.${age}`) ?? Number.NaN);
    const ratios = (block: string) => list(ages, (age) => ratioAt(values, `${block}.${k}.${age}`));
    return {
      period: grid.periods[one.start] ?? '',
      customers: numbers('customers'),
      revenue: numbers('revenue'),
      logoRetention: ratios('logo'),
      grossRetention: ratios('gross'),
      netRetention: ratios('net'),
    };
  };
  const oldest = Math.max(0, ...begun.map((one) => agesOf(grid, one)));
  const average = (block: string) => list(oldest, (age) => ratioAt(values, `${block}.average.${age}`));
  return {
    workbook,
    periods: grid.periods,
    cohorts: begun.map(cohortAt),
    average: { logo: average('logo'), gross: average('gross'), net: average('net') },
  };
};
