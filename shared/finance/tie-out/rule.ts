// The type of an identity between statement lines.
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
  /** Less than the usual tolerance, in units: the same figure is printed twice, or one sum of two figures. */
  readonly units?: 0 | 1;
  /** Banks and insurers print other statements. */
  readonly notForFinancials?: true;
};

/** Of one statement. */
export const termOf =
  (of: StatementKind) =>
  (concept: string, weight: 1 | -1 = 1, more: Partial<Term> = {}): Term => ({ of, concept, weight, ...more });
export const OPTIONAL = { isOptional: true } as const;
export const EITHER = { isEither: true } as const;
export const EITHER_OPTIONAL = { ...OPTIONAL, ...EITHER } as const;
