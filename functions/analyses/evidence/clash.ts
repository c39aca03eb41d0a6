// Explains why a statement's figure is uncertain: the sum that it should match and does not.
import { breaksIn, equationOf, involves } from '#shared/finance/tie-out/equation.ts';
import type { Tie, TiePeriod } from '#shared/finance/tie-out/result.ts';
import type { StatementLine } from '#shared/model/statement.ts';

export type Clash = {
  /** The lines as an equation that does not hold, and the difference. */
  readonly equation: string;
  readonly by: number;
};

const clashOf = (tie: Tie): Clash => ({ equation: equationOf(tie), by: tie.by });

const isSamePeriod = (a: TiePeriod, b: TiePeriod): boolean =>
  a.period === b.period && (a.months === undefined || b.months === undefined || a.months === b.months);

export const clashAt = (ties: readonly Tie[], line: StatementLine, of: TiePeriod): Clash | undefined => {
  const tie = breaksIn(ties).find((one) => isSamePeriod(one, of) && involves(one, line));
  return tie && clashOf(tie);
};

/** A printed sum and the rule about the same lines give one break. */
export const clashesIn = (ties: readonly Tie[]): Clash[] => [
  ...new Map(breaksIn(ties).map((tie) => [`${tie.period} ${equationOf(tie)}`, clashOf(tie)])).values(),
];
