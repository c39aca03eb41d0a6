// What a rule says of a statement: it holds, it breaks by so much, or it cannot be run.
import type { Statement, StatementLine } from '../../model/statement.ts';

export type Part = {
  readonly line: StatementLine;
  readonly statement: Statement;
  /** As the rule counts it. */
  readonly sign: 1 | -1;
};

export type Tie = {
  readonly rule: string;
  readonly period: string;
  readonly is: 'holds' | 'breaks';
  /** In printed units: the whole less its parts. */
  readonly by: number;
  readonly whole: Part;
  readonly parts: readonly Part[];
};
