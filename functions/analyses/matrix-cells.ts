// Selects the sentences for the columns of a company comparison, by subject.
import type { Telling } from './evidence/quotes-on.ts';
import { SUBJECTS } from './evidence/subjects.ts';
import { onOneOf } from './room/report-subjects.ts';

/** The subject that a sentence must have for a column; other columns accept any answer to their question. */
const SUBJECT_OF_CELL: Readonly<Partial<Record<string, Telling>>> = {
  // A sentence on what customers think does not name them.
  customers: onOneOf('customers', 'concentration'),
  strengths: SUBJECTS.advantage,
};

const IN_TROUBLE = onOneOf('litigation', 'incidents');

export const fitsCell = (attribute: string, text: string): boolean => {
  if (attribute === 'priceLevel')
    return SUBJECTS.priceLevel.test(text) && !SUBJECTS.sale.test(text) && !SUBJECTS.reason.test(text);
  // Threats do not describe a company, and ties to customers are a strength.
  if (attribute === 'business')
    return !SUBJECTS.rivalry.test(text) && !SUBJECTS.hazard.test(text) && !IN_TROUBLE.test(text);
  if (attribute === 'customers' && SUBJECTS.advantage.test(text)) return false;
  return SUBJECT_OF_CELL[attribute]?.test(text) ?? true;
};

/** The subject that a sentence opening with the company's name must have. */
export const OPENS_ON: Readonly<Partial<Record<string, Telling>>> = {
  ...SUBJECT_OF_CELL,
  business: SUBJECTS.sells,
  // A document may say of one rival what it sells, and of another what it is good at.
  offering: { test: (text) => SUBJECTS.sells.test(text) || SUBJECTS.advantage.test(text) },
};
