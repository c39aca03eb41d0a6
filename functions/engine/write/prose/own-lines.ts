// Prose lines of the requested company, with wrapped lines joined; a line may consist mostly of figures.
import { terms } from '../../terms.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import type { Writing } from '../writer.ts';
import { isHeading, isStatement } from './furniture.ts';
import type { Quotable } from './sentences.ts';
import { stretchesOf } from './stretches.ts';

export const ownLines = ({ plan, passages }: Writing): Quotable[] =>
  passages
    .filter((passage) => passage.chunk.kind === 'prose' && isOfCompany(plan, passage))
    .flatMap((passage) =>
      stretchesOf(passage)
        .filter(({ text }) => isStatement(text) && !isHeading(passage, text))
        .map((line) => ({
          ...line,
          passage,
          words: new Set(terms(line.text)),
          section: passage.chunk.context.section,
        })),
    );
