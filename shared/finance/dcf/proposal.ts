// Defines a proposed valuation before any entries, with what is needed to apply entries to it.
import * as z from 'zod';
import { Given, Origin } from '../given.ts';
import { DcfInput, Driver } from './input.ts';

export const DcfProposal = z
  .object({
    input: DcfInput,
    /** Mean growth of the reported years; if absent, the first year's growth does not depend on terminal growth. */
    pastGrowth: z.number().optional(),
    /** Net fixed assets over one year's depreciation; if absent or implausible, `usualCapex` applies. */
    assets: z.object({ years: z.number(), origin: Origin }).optional(),
    usualCapex: Given,
    /** For either method: by share, or by days if cost and days are known or entered. */
    workingCapital: z.object({
      share: Driver,
      cost: Driver.optional(),
      receivables: Driver.optional(),
      inventories: Driver,
      payables: Driver.optional(),
      advances: Driver.optional(),
    }),
    /** The origins of entered values. */
    by: z.object({ entered: Origin, enteredByYear: Origin, shifted: Origin, spread: Origin }),
  })
  .meta({ id: 'DcfProposal' });
export type DcfProposal = z.infer<typeof DcfProposal>;

/** Fractions or days, one per year; `undefined` keeps the proposed value. */
export type EnteredYears = readonly (number | undefined)[];

export const ENTERED_ROWS = [
  ...['revenueGrowth', 'operatingMargin', 'taxRate', 'depreciationShare', 'capexShare'],
  ...['receivableDays', 'inventoryDays', 'payableDays', 'workingCapitalShare'],
] as const;

export const ENTERED_RATES = [
  ...['riskFreeRate', 'beta', 'equityPremium', 'sizePremium', 'costOfDebt', 'debtShare'],
] as const;

/** A person's entries over a proposal: rates as fractions, amounts in whole units of the currency. */
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
  /** Added to growth and to the margin in every forecast year. */
  readonly growthShift?: number | undefined;
  readonly marginShift?: number | undefined;
  readonly timing: DcfInput['timing'];
  readonly scenario: DcfInput['scenario'];
};
