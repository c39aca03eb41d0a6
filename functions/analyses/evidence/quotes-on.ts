// Sentences on a subject from any document related to the requested industry.
import type { Subject } from '#shared/analyses/analysis.ts';
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Passage } from '../../engine/evidence.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import type { Reading } from '../reading.ts';
import { isCoverLine } from './cover-line.ts';
import { isOwn } from './own.ts';
import { sameIndustry } from './profiles.ts';
import { headingOf, isHeadedBy } from './subject-headings.ts';

/**
 * The business of a document: what its passages that were found say, or the words that people use for it. Where a company
 * is asked for, its own; an industry is written of by others too.
 */
export const hasToDo = (
  { inputs, company }: SectionContext,
  passage: Passage,
  all: readonly Passage[],
  ofIndustry = false,
): boolean => {
  const isOfCompany = company !== undefined && isOwn(company, passage);
  if (isOfCompany || (company && !ofIndustry)) return isOfCompany;
  const industry = typeof inputs.industry === 'string' ? inputs.industry : '';
  if (industry === '') return company === undefined;
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
  /** Of a case, of which the heading over a sentence tells what it is about. */
  readonly isByHeading?: boolean | undefined;
  readonly withFigure?: boolean | undefined;
  /** Of an industry others write than the company. */
  readonly ofIndustry?: boolean | undefined;
  /** What concerns a country concerns each of its industries. */
  readonly ofAnyIndustry?: boolean | undefined;
};

/** What an industry is called says nothing of it: a sentence on accounting software need not be one on technology. */
export const withoutNames = ({ inputs }: SectionContext, text: string): string =>
  [inputs.industry, inputs.segment]
    .filter((name) => typeof name === 'string')
    .reduce((left, name) => left.toLowerCase().replaceAll(name.toLowerCase(), ' '), text);

/** A risk or an effect is named once, by the heading over the sentences that tell it. */
const NAMED_BY_HEADING: ReadonlySet<Subject | undefined> = new Set(['economicRisk', 'economy', 'estimate', 'impact']);

/** A passage on faults, rivals or a sale does not say who buys. */
const isBesideHeading = (subject: Subject | undefined, { section }: Quotable): boolean =>
  subject === 'customer' && ['weakness', 'rivalry', 'sale'].some((one) => isHeadedBy(one, section));

/** Under a heading on competition only what says how large somebody's part is tells of shares. */
const isUnderHeading = (subject: Subject | undefined, { section, text }: Quotable): boolean =>
  isHeadedBy(subject, section) ||
  (subject === 'marketShare' && isHeadedBy('rivalry', section) && /\d\s?[%％]/.test(text));

const textOf = (quote: Quotable, { subject, isByHeading }: WantedQuotes): string =>
  isByHeading || NAMED_BY_HEADING.has(subject) ? `${headingOf(quote.section)}: ${quote.text}` : quote.text;

/** What stands under a heading of the subject comes before what mentions it elsewhere. */
const byHeading = ({ of, subject }: WantedQuotes, quotes: readonly Quotable[]): Quotable[] => {
  const isUnder = ({ section }: Quotable) => of.test(headingOf(section)) || isHeadedBy(subject, section);
  return [...quotes.filter(isUnder), ...quotes.filter((one) => !isUnder(one))];
};

export const quotesOn = (
  context: SectionContext,
  { passages }: Pick<Reading, 'passages'>,
  wanted: WantedQuotes,
): Quotable[] => {
  const { of, subject, withFigure, ofAnyIndustry, ofIndustry } = wanted;
  const found = passages
    .filter((passage) => ofAnyIndustry || hasToDo(context, passage, passages, ofIndustry))
    .flatMap(quotable)
    .filter(
      (quote) =>
        !isCoverLine(quote) &&
        !isBesideHeading(subject, quote) &&
        (isUnderHeading(subject, quote) ||
          (of.test(textOf(quote, wanted)) &&
            // A company may bear the name of its industry, and is known by it.
            (subject === 'business' || of.test(withoutNames(context, textOf(quote, wanted)))))) &&
        (!withFigure || readFigures(quote.text).figures.some(({ unit }) => unit)),
    );
  return byHeading(wanted, found);
};
