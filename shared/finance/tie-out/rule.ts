// What an identity between lines of statements is made of.
import type { StatementKind } from '../../model/statement.ts';

export type Term = {
  readonly of: StatementKind;
  readonly concept: string;
  readonly weight: 1 | -1;
  /** Counted as nothing where the statement has no such line. */
  readonly isOptional?: true;
  /** Printed with either sign: as a cost or as a deduction. */
  readonly isEither?: true;
  /** Of the period before. */
  readonly isBefore?: true;
};

export type Rule = {
  readonly id: string;
  readonly number: number;
  readonly whole: Omit<Term, 'weight'>;
  readonly parts: readonly Term[];
  /** Holds by definition: no other period has to witness it. */
  readonly isStrict?: true;
  /** What the lines leave out is no mistake: agreement confirms them, disagreement says nothing. */
  readonly onlyConfirms?: true;
  /** Banks and insurers print other statements. */
  readonly notForFinancials?: true;
};
