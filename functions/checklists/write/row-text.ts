// The texts to be written for a row, those that were filled in, and those that could not be.
import type { Verdict } from '#shared/model/checklist-words.ts';

/** What a row says in the file: a person's text where there is one. */
export type RowText = {
  readonly id: string;
  readonly sheet: string;
  readonly cell: string;
  readonly text: string;
  readonly isHuman: boolean;
  readonly verdict?: Verdict | undefined;
  readonly notApplicable: boolean;
  readonly reference: string;
};
export type Filled = {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
  readonly value: string | number;
};
export type Unwritten = {
  readonly id: string;
  readonly sheet: string;
  readonly cell: string;
  readonly reason: 'locked' | 'outsideVocabulary' | 'noCell' | 'formula' | 'filled';
};
