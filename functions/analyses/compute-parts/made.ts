// The results of a ledger calculation, for its tables and for the sentence that summarizes them.
import type { Cohorts } from '#shared/finance/cohorts.ts';
import type { Pvm } from '#shared/finance/pvm.ts';
import type { Seasonal } from '#shared/finance/seasonal.ts';
import type { SectionContext } from '../builder.ts';
import type { Scale } from '../evidence/amounts.ts';

export type PvmMade = {
  readonly context: SectionContext;
  readonly result: Pvm;
  readonly scale: Scale | undefined;
  readonly refs: readonly number[];
  readonly periods: readonly [string, string];
  /** Quantities of several items are added up although the file states no unit. */
  readonly isPooled: boolean;
};

export type SeasonMade = {
  readonly context: SectionContext;
  readonly result: Seasonal;
  readonly refs: readonly number[];
  /** Periods at the edges of the file that it does not cover to their end. */
  readonly broken: readonly string[];
};

export type CohortsMade = {
  readonly context: SectionContext;
  readonly result: Cohorts;
  readonly refs: readonly number[];
};
