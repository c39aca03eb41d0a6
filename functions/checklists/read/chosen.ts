// A sheet that was chosen as a list, with its columns and questions.
import type { ReadingWarning } from '#shared/model/checklist-reading.ts';
import type { GridSheet } from '../grid.ts';
import type { Card } from './cards.ts';
import type { Columns } from './layout.ts';
import type { QuestionRow } from './rows.ts';

export type Chosen = {
  readonly sheet: GridSheet;
  readonly headerRow: number;
  readonly columns: Columns & { readonly question: number };
  readonly questions: readonly QuestionRow[];
  readonly warnings: readonly ReadingWarning['code'][];
  /** The answer fields of cards, by the rows of the questions. */
  readonly cards: ReadonlyMap<number, Card>;
  /** True if `sheet` has rows and columns swapped. */
  readonly isTransposed: boolean;
};
