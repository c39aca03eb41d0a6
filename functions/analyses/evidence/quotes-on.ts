// Selects sentences on a subject from any document related to the requested industry.
import type { Subject } from '#shared/analyses/subject.ts';
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Passage } from '../../engine/evidence.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import type { Reading } from '../reading.ts';
import { isCoverLine } from './cover-line.ts';
import { isOwn } from './own.ts';
import { sameIndustry } from './profiles.ts';
import { headingOf, isHeadedBy } from './subject-headings.ts';

const isOnIndustryOf = (company: string, text: string): boolean =>
  companyNames(company).some((name) => isNamedIn(name, text)) || sameIndustry(company, text);

/**
 * True if the document is about the line of business: by its retrieved passages or by the usual words for it. If a
 * company is requested, the document must be its own; documents on an industry may be by others.
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
  if (industry === '' && company === undefined) return true;
  const { fileId, context } = passage.chunk;
  const texts = all.filter(({ chunk }) => chunk.fileId === fileId).map(({ chunk }) => chunk.text);
  const text = [context.document, context.company ?? '', ...texts].join(' ');
  if (industry !== '') return sameIndustry(industry, text);
  // Without an industry, a study that names the company, or a company's line of business, is on its industry.
  return context.company === undefined && company !== undefined && isOnIndustryOf(company.name, text);
};

/** Matches sentences on a subject. */
export type Telling = { test(text: string): boolean };

export type WantedQuotes = {
  readonly of: Telling;
  /** The subject whose words are searched if the question finds no passages. */
  readonly subject?: Subject | undefined;
  /** For a case, the heading above a sentence names what it is about. */
  readonly isByHeading?: boolean | undefined;
  readonly withFigure?: boolean | undefined;
  /** True if other authors than the company write about the subject, as about an industry. */
  readonly ofIndustry?: boolean | undefined;
  /** True if the subject concerns a country and so each of its industries. */
  readonly ofAnyIndustry?: boolean | undefined;
};

/** Removes the name of the industry: a sentence on accounting software need not be about technology. */
export const withoutNames = ({ inputs }: SectionContext, text: string): string =>
  [inputs.industry, inputs.segment]
    .filter((name) => typeof name === 'string')
    .reduce((left, name) => left.toLowerCase().replaceAll(name.toLowerCase(), ' '), text);

/** Subjects, such as a risk or an effect, that only the heading names, not the sentences below it. */
const NAMED_BY_HEADING: ReadonlySet<Subject | undefined> = new Set(['economicRisk', 'economy', 'estimate', 'impact']);

/** A heading on weaknesses, rivalry or a sale does not introduce customers. */
const isBesideHeading = (subject: Subject | undefined, { section }: Quotable): boolean =>
  subject === 'customer' && ['weakness', 'rivalry', 'sale'].some((one) => isHeadedBy(one, section));

/** Below a heading on competition, only sentences with a percentage are about market shares. */
const isUnderHeading = (subject: Subject | undefined, { section, text }: Quotable): boolean =>
  isHeadedBy(subject, section) ||
  (subject === 'marketShare' && isHeadedBy('rivalry', section) && /\d\s?[%％]/.test(text));

const textOf = (quote: Quotable, { subject, isByHeading }: WantedQuotes): string =>
  isByHeading || NAMED_BY_HEADING.has(subject) ? `${headingOf(quote.section)}: ${quote.text}` : quote.text;

/** Sentences below a heading on the subject come first. */
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
            // A company's name may contain its industry, by which its sentences are found.
            (subject === 'business' || of.test(withoutNames(context, textOf(quote, wanted)))))) &&
        (!withFigure || readFigures(quote.text).figures.some(({ unit }) => unit)),
    );
  return byHeading(wanted, found);
};
