// A company that may be ranked, with the reasons for it.
import type { Check } from '#shared/report/blocks.ts';

export type Candidate = {
  readonly name: string;
  readonly score: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly refs: readonly number[];
  readonly check?: Check;
};

/** Between the reasons for a company; what it sells comes last. */
export const BETWEEN = ' · ';
