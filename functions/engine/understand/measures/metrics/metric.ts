// The definition of a metric: its statement and the labels under which statements print it.
import type { Language } from '#shared/model/enums.ts';

export type Statement = 'income' | 'balance' | 'cash' | 'share' | 'other';

export type Metric = {
  readonly id: string;
  readonly statement: Statement;
  /** The first of each list is the name used in answers. Labels are compared without spaces, brackets and numbering. */
  readonly labels: Readonly<Record<Language, readonly string[]>>;
  /** Whole labels of rows that say too little to be asked by: Tax. */
  readonly rows?: readonly string[];
  /** Labels that contain one of the above and mean something else. */
  readonly not?: readonly string[];
  /** One of many lines of a statement or note: only a label of all its words is it. */
  readonly isLine?: true;
  /** A ratio that is printed as such; another figure of the same name does not count. */
  readonly unit?: 'percent' | 'times';
  /** Money that goes out: statements print it in brackets. */
  readonly isSpent?: boolean;
};
