// Prose sentences of the requested company, in passage order.
import { isOfCompany } from '../figures/pick-figure.ts';
import type { Writing } from '../writer.ts';
import { type Quotable, quotable } from './sentences.ts';

export const ownSentences = ({ plan, passages }: Writing): Quotable[] =>
  passages.filter((passage) => passage.chunk.kind === 'prose' && isOfCompany(plan, passage)).flatMap(quotable);
