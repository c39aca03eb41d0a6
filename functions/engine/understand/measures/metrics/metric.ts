// The definition of a metric: its statement and the labels under which statements print it.
import type { Language } from '#shared/model/enums.ts';

export type Statement = 'income' | 'balance' | 'cash' | 'share' | 'other';

export type Metric = {
  readonly id: string;
  readonly statement: Statement;
  /** The first of each list is the name used in answers. Labels are compared without spaces, brackets and numbering. */
  readonly labels: Readonly<Record<Language, readonly string[]>>;
  /** Whole row labels that are too vague for a question: Tax. */
  readonly rows?: readonly string[];
  /** Labels that contain one of the above but mean something else. */
  readonly not?: readonly string[];
  /** One of many lines of a statement or note: only a label with all its words matches. */
  readonly isLine?: true;
  /** The unit of a ratio that is printed as such; figures with the same name in another unit do not count. */
  readonly unit?: 'percent' | 'times';
  /** Money that is paid out, which statements print in brackets. */
  readonly isSpent?: boolean;
};
