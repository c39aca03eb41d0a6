// The texts to be written for a row, those that were filled in, and those that could not be.
import type { Verdict } from '#shared/model/checklist-words.ts';

/** The content of a row in the file; a person's text takes precedence. */
export type RowText = {
  readonly id: string;
  readonly sheet: string;
  readonly cell: string;
  readonly text: string;
  readonly isHuman: boolean;
  readonly verdict?: Verdict | undefined;
  readonly notApplicable: boolean;
  readonly reference: string;
  /** The name of the person who was assigned. */
  readonly owner?: string | undefined;
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

/** Whether there is anything to write for the row but its owner. */
export const hasAnswer = ({ text, verdict, notApplicable }: RowText): boolean =>
  text !== '' || verdict !== undefined || notApplicable;
