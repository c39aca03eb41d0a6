// The input of a discounted cash flow valuation: every number with its origin, every ratio a fraction.
import * as z from 'zod';
import { Given } from '../given.ts';
import { Currency, Money } from '../money.ts';

export const SCENARIOS = ['base', 'upside', 'downside'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** From the last reported year to the year after the forecast; a year that is not given is interpolated evenly. */
export const Driver = z.object({
  base: Given.optional(),
  /** One entry a year, in the order of `years`. */
  years: z.array(Given.nullable()),
  terminal: Given,
});
export type Driver = z.infer<typeof Driver>;

/** What ends elsewhere: growth at the terminal growth, capital expenditure at its multiple of depreciation. */
const OpenDriver = Driver.omit({ terminal: true });
export type OpenDriver = z.infer<typeof OpenDriver>;

const Drivers = z.object({ revenueGrowth: OpenDriver, operatingMargin: Driver });

/** As a share of revenue, or in days: receivables of revenue, inventories and payables of cost of sales. */
const WorkingCapital = z.discriminatedUnion('in', [
  z.object({ in: z.literal('share'), share: Driver }),
  z.object({ in: z.literal('days'), cost: Driver, receivables: Driver, inventories: Driver, payables: Driver }),
]);

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
  /** Without it, what the base of its drivers makes of the base year, or else their first year. */
  baseWorkingCapital: Given.optional(),
  scenario: z.enum(SCENARIOS),
  scenarios: z.object({ base: Drivers, upside: Drivers, downside: Drivers }),
  taxRate: Driver,
  /** Of revenue. */
  depreciation: Driver,
  capex: OpenDriver,
  workingCapital: WorkingCapital,
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
    /** Capital expenditure over depreciation in the year that goes on for ever. */
    capexToDepreciation: Given,
    exitMultiple: Given.optional(),
  }),
  /** At the valuation date, as positive amounts. */
  bridge: z.object({
    ...{ debt: Given, leases: Given, pensions: Given, minorities: Given, preferred: Given },
    ...{ cash: Given, investments: Given, associates: Given },
  }),
  /** Reported years, oldest first, for a reader to hold the forecast against. */
  history: z
    .object({
      years: z.array(z.int()),
      lines: z.array(z.object({ metric: z.string(), label: z.string(), values: z.array(Given.optional()) })),
    })
    .optional(),
  /** What a share costs on the market, for comparison. */
  price: Given.optional(),
  /** What the seller asks for the whole company, in the scale of the amounts, for comparison. */
  askingPrice: Given.optional(),
  /** Diluted, in the scale of the amounts: millions of shares beside millions of won. */
  shares: Given.optional(),
  /** What shareholders get, in another currency too. `isInverse`: the rate is units of the model's for one of it. */
  conversion: z.object({ currency: Currency, rate: Given, isInverse: z.boolean() }).optional(),
  /** Between neighbors in the tables of WACC; those of STEPS when absent. */
  steps: z.object({ wacc: z.number(), growth: z.number(), multiple: z.number() }).optional(),
});
export type DcfInput = z.infer<typeof DcfInput>;

/** Half a point and half a turn, as tables of banks step; growth and margin by a whole point. */
export const STEPS = { wacc: 0.005, growth: 0.005, multiple: 0.5, revenueGrowth: 0.01, margin: 0.01 } as const;
