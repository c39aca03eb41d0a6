// The input of a discounted cash flow valuation: every number with its origin, every ratio a fraction.
import * as z from 'zod';
import { Given } from '../given.ts';
import { Currency, Money } from '../money.ts';

export const SCENARIOS = ['base', 'upside', 'downside'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** From the last reported year to the year after the forecast; missing years are interpolated linearly. */
export const Driver = z.object({
  base: Given.optional(),
  /** One entry per year, in the order of `years`. */
  years: z.array(Given.nullable()),
  terminal: Given,
});
export type Driver = z.infer<typeof Driver>;

/**
 * Drivers without a terminal value of their own: growth ends at terminal growth, capital expenditure at its multiple of
 * depreciation.
 */
const OpenDriver = Driver.omit({ terminal: true });
export type OpenDriver = z.infer<typeof OpenDriver>;

const Drivers = z.object({ revenueGrowth: OpenDriver, operatingMargin: Driver });

/**
 * As a share of revenue, or in days: receivables and advances of customers of revenue, inventories and payables of cost
 * of sales.
 */
const WorkingCapital = z.discriminatedUnion('in', [
  z.object({ in: z.literal('share'), share: Driver }),
  z.object({
    in: z.literal('days'),
    ...{ cost: Driver, receivables: Driver, inventories: Driver, payables: Driver },
    /** What customers have paid ahead: deferred revenue. */
    advances: Driver.optional(),
  }),
]);

export const DcfInput = z.object({
  company: z.string(),
  /** The name of the person who set the switches and all values without another origin. */
  preparedBy: z.string(),
  money: Money,
  /** The last year with reported figures. */
  baseYear: z.int(),
  /** Forecast years, starting after `baseYear`, without gaps. */
  years: z.array(z.int()).max(20),
  baseRevenue: Given,
  /** If absent, computed from the drivers' base or first year. */
  baseWorkingCapital: Given.optional(),
  scenario: z.enum(SCENARIOS),
  scenarios: z.object({ base: Drivers, upside: Drivers, downside: Drivers }),
  taxRate: Driver,
  /** As a share of revenue. */
  depreciation: Driver,
  capex: OpenDriver,
  workingCapital: WorkingCapital,
  capital: z.object({
    riskFreeRate: Given,
    beta: Given,
    /** An unlevered beta is levered with `debtShare`. */
    betaIs: z.enum(['levered', 'unlevered']),
    equityPremium: Given,
    sizePremium: Given.optional(),
    costOfDebt: Given,
    /** Debt / (debt + equity), at market values. */
    debtShare: Given,
    /** The rate at which interest reduces tax. */
    taxRate: Given,
  }),
  timing: z.enum(['midYear', 'yearEnd']),
  /** The part of the first year that remains at the valuation date; 1 if absent. */
  firstYearShare: Given.optional(),
  terminal: z.object({
    /** The method of the headline figure; both are computed if a multiple is given. */
    method: z.enum(['growth', 'multiple']),
    growth: Given,
    /** Capital expenditure over depreciation in the terminal year. */
    capexToDepreciation: Given,
    exitMultiple: Given.optional(),
  }),
  /** At the valuation date, as positive amounts. */
  bridge: z.object({
    ...{ debt: Given, leases: Given, pensions: Given, minorities: Given, preferred: Given },
    ...{ cash: Given, investments: Given, associates: Given },
  }),
  /** Reported years, oldest first, for comparison with the forecast. */
  history: z
    .object({
      years: z.array(z.int()),
      lines: z.array(z.object({ metric: z.string(), label: z.string(), values: z.array(Given.optional()) })),
    })
    .optional(),
  /** The market price of a share, for comparison. */
  price: Given.optional(),
  /** The asking price for the whole company, in the scale of the amounts, for comparison. */
  askingPrice: Given.optional(),
  /** Diluted, in the scale of the amounts: millions of shares with millions of won. */
  shares: Given.optional(),
  /**
   * Shows the equity value in another currency too. `isInverse`: the rate is units of the model's currency for one unit
   * of the other.
   */
  conversion: z.object({ currency: Currency, rate: Given, isInverse: z.boolean() }).optional(),
  /** The steps of the sensitivity tables; `STEPS` if absent. */
  steps: z.object({ wacc: z.number(), growth: z.number(), multiple: z.number() }).optional(),
});
export type DcfInput = z.infer<typeof DcfInput>;

/** Half a point and half a turn, as in banks' tables; a full point for growth and margin. */
export const STEPS = { wacc: 0.005, growth: 0.005, multiple: 0.5, revenueGrowth: 0.01, margin: 0.01 } as const;
