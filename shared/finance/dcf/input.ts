// What a discounted cash flow valuation is made from; every number with its origin, every ratio a fraction.
import * as z from 'zod';
import { Given } from '../given.ts';
import { Currency, Money } from '../money.ts';

export const SCENARIOS = ['base', 'upside', 'downside'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** One value a year, in the order of `years`. */
const Drivers = z.object({ revenueGrowth: z.array(Given), operatingMargin: z.array(Given) });

export const DcfInput = z.object({
  company: z.string(),
  /** Who set the switches and whatever else no one gave: the person's name. */
  preparedBy: z.string(),
  money: Money,
  /** The last year with reported figures. */
  baseYear: z.int(),
  /** Forecast years, from the one after `baseYear` on, without gaps. */
  years: z.array(z.int()).max(20),
  baseRevenue: Given,
  /** Without it, the first year's share of the base year's revenue. */
  baseWorkingCapital: Given.optional(),
  scenario: z.enum(SCENARIOS),
  scenarios: z.object({ base: Drivers, upside: Drivers, downside: Drivers }),
  taxRate: z.array(Given),
  /** Of revenue, each year; working capital as the level at the year's end. */
  depreciation: z.array(Given),
  capex: z.array(Given),
  workingCapital: z.array(Given),
  capital: z.object({
    riskFreeRate: Given,
    beta: Given,
    /** An unlevered beta is levered with the debt share below. */
    betaIs: z.enum(['levered', 'unlevered']),
    equityPremium: Given,
    sizePremium: Given.optional(),
    costOfDebt: Given,
    /** Debt / (debt + equity), at market values. */
    debtShare: Given,
    /** The rate at which interest saves tax. */
    taxRate: Given,
  }),
  timing: z.enum(['midYear', 'yearEnd']),
  /** The part of the first year that is still to come at the valuation date; 1 when absent. */
  firstYearShare: Given.optional(),
  terminal: z.object({
    /** What the headline rests on; both are computed when a multiple is given. */
    method: z.enum(['growth', 'multiple']),
    growth: Given,
    exitMultiple: Given.optional(),
  }),
  /** At the valuation date, as positive amounts. */
  bridge: z.object({ debt: Given, cash: Given, minorities: Given, preferred: Given, associates: Given }),
  /** Diluted, in the scale of the amounts: millions of shares beside millions of won. */
  shares: Given.optional(),
  /** What shareholders get, in another currency too. `isInverse`: the rate is units of the model's for one of it. */
  conversion: z.object({ currency: Currency, rate: Given, isInverse: z.boolean() }).optional(),
  /** Between neighbours in the tables of sensitivities; 0.5 points, 0.5 points and 0.5x when absent. */
  steps: z.object({ wacc: z.number(), growth: z.number(), multiple: z.number() }).optional(),
});
export type DcfInput = z.infer<typeof DcfInput>;

export const STEPS = { wacc: 0.005, growth: 0.005, multiple: 0.5 } as const;
