// The sentences in prose of the company that is asked about, in the order of the passages.
import { isOfCompany } from '../figures/pick-figure.ts';
import type { Writing } from '../writer.ts';
import { type Quotable, quotable } from './sentences.ts';

export const ownSentences = ({ plan, passages }: Writing): Quotable[] =>
  passages.filter((passage) => passage.chunk.kind === 'prose' && isOfCompany(plan, passage)).flatMap(quotable);
