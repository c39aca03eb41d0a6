// Sentences of any document that speak of a subject, of documents that have to do with the industry asked for.
import type { Subject } from '#shared/analyses/analysis.ts';
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Passage } from '../../engine/evidence.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import type { Reading } from '../reading.ts';
import { isOwn } from './own.ts';
import { sameIndustry } from './profiles.ts';

/** The business of a document: what its passages that were found say, or the words that people use for it. */
const hasToDo = ({ inputs, company }: SectionContext, passage: Passage, all: readonly Passage[]): boolean => {
  if (company) return isOwn(company, passage);
  const industry = typeof inputs.industry === 'string' ? inputs.industry : '';
  if (industry === '') return true;
  const { fileId, context } = passage.chunk;
  const texts = all.filter(({ chunk }) => chunk.fileId === fileId).map(({ chunk }) => chunk.text);
  return sameIndustry(industry, [context.document, context.company ?? '', ...texts].join(' '));
};

/** Whether a sentence speaks of what is looked for. */
export type Telling = { test(text: string): boolean };

export type WantedQuotes = {
  readonly of: Telling;
  /** By whose words passages are looked for where the question finds none. */
  readonly subject?: Subject | undefined;
  readonly withFigure?: boolean | undefined;
  /** What concerns a country concerns each of its industries. */
  readonly ofAnyIndustry?: boolean | undefined;
};

/** What an industry is called says nothing of it: a sentence on accounting software need not be one on technology. */
const withoutNames = ({ inputs }: SectionContext, text: string): string =>
  [inputs.industry, inputs.segment]
    .filter((name) => typeof name === 'string')
    .reduce((left, name) => left.toLowerCase().replaceAll(name.toLowerCase(), ' '), text);

export const quotesOn = (
  context: SectionContext,
  { passages }: Reading,
  { of, subject, withFigure, ofAnyIndustry }: WantedQuotes,
): Quotable[] =>
  passages
    .filter((passage) => ofAnyIndustry || hasToDo(context, passage, passages))
    .flatMap(quotable)
    .filter(
      ({ text }) =>
        of.test(text) &&
        // A company may bear the name of its industry, and is known by it.
        (subject === 'business' || of.test(withoutNames(context, text))) &&
        (!withFigure || readFigures(text).figures.some(({ unit }) => unit)),
    );
