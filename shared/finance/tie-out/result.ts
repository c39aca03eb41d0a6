// Defines the result of a rule: it holds, it breaks by an amount, or it cannot be run.
import type { Statement, StatementColumn, StatementLine } from '../../model/statement.ts';

export type Part = {
  readonly line: StatementLine;
  readonly statement: Statement;
  /** The sign with which the rule counts the part. */
  readonly sign: 1 | -1;
};

/** A quarter and a half year end on the same day; their length distinguishes them. */
export type TiePeriod = Pick<StatementColumn, 'period' | 'months'>;

export const periodOf = ({ period, months }: TiePeriod = { period: '' }): TiePeriod =>
  months === undefined ? { period } : { period, months };

export type Tie = TiePeriod & {
  readonly rule: string;
  /** `differs`: a later date may explain the difference, so no line becomes uncertain. */
  readonly is: 'holds' | 'breaks' | 'differs';
  /** The whole less its parts, in printed units. */
  readonly by: number;
  readonly whole: Part;
  readonly parts: readonly Part[];
};

/** The column for which a rule was run; a year and a day in it are equal. */
export const columnAt = ({ columns }: Statement, { period, months }: TiePeriod): number => {
  const isOfLength = (one: StatementColumn) =>
    months === undefined || one.months === undefined || one.months === months;
  const own = columns.findIndex((one) => one.period === period && isOfLength(one));
  if (own >= 0) return own;
  return columns.findIndex((one) => one.period.slice(0, 4) === period.slice(0, 4) && isOfLength(one));
};
