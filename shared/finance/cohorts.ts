// Cohort analysis: of the customers who began together, how many and how much of their revenue are still there.
import { type Ratio, ratio, sumOf } from './ratio.ts';
import { byCustomer, type Payment } from './series/by-customer.ts';

/** Entries stand by age: 0 is the first period; a cohort has as many as it has lived through (a triangle). */
export type Cohort = {
  readonly period: string;
  readonly customers: readonly number[];
  readonly revenue: readonly number[];
  /** Customers who paid / customers at the start. */
  readonly logoRetention: readonly Ratio[];
  /** Each customer counted up to what they began with: losses without what others added. */
  readonly grossRetention: readonly Ratio[];
  /** Revenue / revenue at the start; above 1 when expansion outweighs losses. */
  readonly netRetention: readonly Ratio[];
};
/** Weighted by size over the cohorts that are old enough. */
type Average = { readonly logo: readonly Ratio[]; readonly gross: readonly Ratio[]; readonly net: readonly Ratio[] };
export type Cohorts = {
  readonly periods: readonly string[];
  readonly cohorts: readonly Cohort[];
  readonly average: Average;
};

/** From the first period with a payment on. */
type Life = readonly number[];

const count = (amounts: readonly number[]) => amounts.filter((amount) => amount > 0).length;

type Sums = {
  readonly customers: readonly number[];
  readonly revenue: readonly number[];
  readonly kept: readonly number[];
};

const sumsOf = (lives: readonly Life[], ages: number): Sums => {
  const at = (age: number) => lives.map((life) => life[age] ?? 0);
  const all = Array.from({ length: ages }, (_, age) => at(age));
  return {
    customers: all.map(count),
    revenue: all.map(sumOf),
    kept: all.map((amounts) => sumOf(amounts.map((amount, i) => Math.min(amount, lives[i]?.[0] ?? 0)))),
  };
};

const cohortOf = (period: string, { customers, revenue, kept }: Sums): Cohort => ({
  period,
  customers,
  revenue,
  logoRetention: customers.map((n) => ratio(n, customers[0])),
  grossRetention: kept.map((amount) => ratio(amount, revenue[0])),
  netRetention: revenue.map((amount) => ratio(amount, revenue[0])),
});

const averageOf = (sums: readonly Sums[], ages: number): Average => {
  const weighted = (part: keyof Sums, base: 'customers' | 'revenue') =>
    Array.from({ length: ages }, (_, age) => {
      const old = sums.filter((one) => one[part].length > age);
      return ratio(sumOf(old.map((one) => one[part][age] ?? 0)), sumOf(old.map((one) => one[base][0] ?? 0)));
    });
  return {
    logo: weighted('customers', 'customers'),
    gross: weighted('kept', 'revenue'),
    net: weighted('revenue', 'revenue'),
  };
};

/**
 * A customer belongs to the cohort of the first period in which they paid. Periods without a new customer have no cohort.
 * Source of the measures: Skok, "SaaS Metrics 2.0", forentrepreneurs.com; Fader and Hardie, "How to project customer
 * retention", Journal of Interactive Marketing 21 (2007). Throws Refused as byCustomer does.
 */
export const cohorts = (payments: readonly Payment[]): Cohorts => {
  const { axis, amounts } = byCustomer(payments);
  const lives = axis.periods.map((): Life[] => []);
  for (const row of amounts.values()) {
    const start = row.findIndex((amount) => amount > 0);
    if (start !== -1) lives[start]?.push(row.slice(start));
  }
  const begun = lives.flatMap((all, start) =>
    all.length === 0 ? [] : [{ period: axis.periods[start] ?? '', sums: sumsOf(all, axis.periods.length - start) }],
  );
  return {
    periods: axis.periods,
    cohorts: begun.map(({ period, sums }) => cohortOf(period, sums)),
    average: averageOf(
      begun.map(({ sums }) => sums),
      Math.max(0, ...begun.map(({ sums }) => sums.customers.length)),
    ),
  };
};
