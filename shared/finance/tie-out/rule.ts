// The type of an identity between statement lines.
import type { StatementKind } from '../../model/statement.ts';

export type Term = {
  readonly of: StatementKind;
  readonly concept: string;
  readonly weight: 1 | -1;
  /** Counts as zero if the statement has no such line. */
  readonly isOptional?: true;
  /** Printed with either sign: as a cost or as a deduction. */
  readonly isEither?: true;
  /** Refers to the prior period. */
  readonly isBefore?: true;
};

export type Rule = {
  readonly id: string;
  readonly number: number;
  readonly whole: Omit<Term, 'weight'>;
  readonly parts: readonly Term[];
  /** Holds by definition, without confirmation by another period. */
  readonly isStrict?: true;
  /** The statement may have other lines: agreement confirms the figures, disagreement means nothing. */
  readonly onlyConfirms?: true;
  /** A tolerance in units below the usual one: the same figure printed twice, or one sum of two figures. */
  readonly units?: 0 | 1;
  /** Banks and insurers have other statements. */
  readonly notForFinancials?: true;
};

/** Returns a constructor of terms of one statement. */
export const termOf =
  (of: StatementKind) =>
  (concept: string, weight: 1 | -1 = 1, more: Partial<Term> = {}): Term => ({ of, concept, weight, ...more });
export const OPTIONAL = { isOptional: true } as const;
export const EITHER = { isEither: true } as const;
export const EITHER_OPTIONAL = { ...OPTIONAL, ...EITHER } as const;
