// Selects the sentences for the columns of a company comparison, by subject.
import type { Telling } from './evidence/quotes-on.ts';
import { SUBJECTS } from './evidence/subjects.ts';
import { onOneOf } from './room/report-subjects.ts';

/** What a sentence must speak of to answer a column; the other columns take whatever answers their question. */
const SUBJECT_OF_CELL: Readonly<Partial<Record<string, Telling>>> = {
  // That customers heard of something does not say who they are.
  customers: onOneOf('customers', 'concentration'),
  strengths: SUBJECTS.advantage,
};

const IN_TROUBLE = onOneOf('litigation', 'incidents');

export const fitsCell = (attribute: string, text: string): boolean => {
  if (attribute === 'priceLevel')
    return SUBJECTS.priceLevel.test(text) && !SUBJECTS.sale.test(text) && !SUBJECTS.reason.test(text);
  // What it threatens, or is threatened by, is no description of it; what binds its customers is a strength.
  if (attribute === 'business')
    return !SUBJECTS.rivalry.test(text) && !SUBJECTS.hazard.test(text) && !IN_TROUBLE.test(text);
  if (attribute === 'customers' && SUBJECTS.advantage.test(text)) return false;
  return SUBJECT_OF_CELL[attribute]?.test(text) ?? true;
};

/** What the sentence that opens with the name of a company must speak of. */
export const OPENS_ON: Readonly<Partial<Record<string, Telling>>> = {
  ...SUBJECT_OF_CELL,
  business: SUBJECTS.sells,
  offering: SUBJECTS.sells,
};
