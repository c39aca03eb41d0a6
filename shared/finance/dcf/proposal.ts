// A proposed valuation before anybody enters anything, with what is needed to apply entries to it.
import * as z from 'zod';
import { Given, Origin } from '../given.ts';
import { DcfInput, Driver } from './input.ts';

export const DcfProposal = z
  .object({
    input: DcfInput,
    /** Mean growth of the reported years; without it the first year's growth depends on no terminal growth. */
    pastGrowth: z.number().optional(),
    /** Fixed assets over the depreciation of a year; without it, or where they are odd, the usual capital expenditure. */
    assets: z.object({ years: z.number(), origin: Origin }).optional(),
    usualCapex: Given,
    /** Whichever way it is counted in the end: by share, or by days where cost and days are known or entered. */
    workingCapital: z.object({
      share: Driver,
      cost: Driver.optional(),
      receivables: Driver.optional(),
      inventories: Driver,
      payables: Driver.optional(),
    }),
    /** Where what is entered comes from. */
    by: z.object({ entered: Origin, enteredByYear: Origin, shifted: Origin, spread: Origin }),
  })
  .meta({ id: 'DcfProposal' });
export type DcfProposal = z.infer<typeof DcfProposal>;

/** As fractions or days, one a year; undefined leaves what is proposed. */
export type EnteredYears = readonly (number | undefined)[];

export const ENTERED_ROWS = [
  ...['revenueGrowth', 'operatingMargin', 'taxRate', 'depreciationShare', 'capexShare'],
  ...['receivableDays', 'inventoryDays', 'payableDays', 'workingCapitalShare'],
] as const;

export const ENTERED_RATES = [
  ...['riskFreeRate', 'beta', 'equityPremium', 'sizePremium', 'costOfDebt', 'debtShare'],
] as const;

/** What a person enters over a proposal: rates as fractions, amounts in units of the currency. */
export type DcfEntries = {
  readonly rows: Readonly<Record<string, EnteredYears | undefined>>;
  readonly rates: Readonly<Record<string, number | undefined>>;
  readonly terminalGrowth?: number | undefined;
  readonly capexToDepreciation?: number | undefined;
  readonly exitMultiple?: number | undefined;
  readonly firstYearShare?: number | undefined;
  readonly preferredStock?: number | undefined;
  readonly shares?: number | undefined;
  readonly price?: number | undefined;
  /** Added to the growth, and to the margin, of every year of the forecast. */
  readonly growthShift?: number | undefined;
  readonly marginShift?: number | undefined;
  readonly timing: DcfInput['timing'];
  readonly scenario: DcfInput['scenario'];
};
