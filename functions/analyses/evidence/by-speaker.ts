// Shows quotes as a list, grouped by company if several companies speak about an industry.

import { analysisOf } from '#shared/analyses/registry.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { isNamedIn } from '../../engine/understand/names/company-names.ts';
import { withoutLegalForm } from '../../engine/understand/names/find-entities.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { documentName } from './document-name.ts';
import { isReported, withSubject } from './with-subject.ts';

/** The company that a document states, else one of the other documents' companies that its title names. */
const speakerIn = (quotes: readonly Quotable[]): ((quote: Quotable) => string) => {
  const stated = ({ passage }: Quotable) => withoutLegalForm(passage.chunk.context.company ?? '');
  const companies = [...new Set(quotes.map(stated).filter(Boolean))];
  // Documents may give the name in full or in short.
  const inFull = (name: string) => companies.find((one) => one !== name && isNamedIn(name, one)) ?? name;
  return (quote) => {
    const { document } = quote.passage.chunk.context;
    return inFull(stated(quote) || (companies.find((name) => isNamedIn(name, document)) ?? document));
  };
};

/** True if the sentence directly before it in a press report is the quote above it. */
const isBehind = (one: Quotable, above: Quotable | undefined): boolean => {
  if (!above || above.section !== one.section || !isReported(one)) return false;
  const before = quotable(one.passage).filter(({ end }) => end <= one.start);
  return before.at(-1)?.text === above.text;
};

export const quoteList = (context: SectionContext, quotes: readonly Quotable[]): Block => {
  const items: Sentence[][] = [];
  quotes.forEach((one, i) => {
    const sentences = withSubject(context, one, quotes.slice(0, i));
    if (isBehind(one, quotes[i - 1])) items.at(-1)?.push(...sentences);
    else items.push(sentences);
  });
  return { kind: 'list', ordered: false, items };
};

/** True if the analysis requires an industry; if the industry is optional, the analysis is about a company. */
const isOfIndustry = ({ type, inputs }: SectionContext): boolean =>
  typeof inputs.industry === 'string' &&
  analysisOf(type).fields.some(({ name, optional }) => name === 'industry' && !optional);

/** In a report on one company, no heading names a file: it would head quotes of other files too. */
export const withoutFileHeads = (context: SectionContext, blocks: readonly Block[]): Block[] => {
  if (!context.company || isOfIndustry(context)) return [...blocks];
  const files = new Set(context.notes.all().flatMap(({ title }) => [title, documentName(title)]));
  return blocks.filter((block) => block.kind !== 'heading' || !files.has(block.text));
};

/** On an industry several companies speak, each for itself: "our ten largest customers" needs a speaker. */
export const bySpeaker = (context: SectionContext, quotes: readonly Quotable[], level = 2): Block[] => {
  const speakerOf = speakerIn(quotes);
  const speakers = [...new Set(quotes.map(speakerOf))];
  if ((context.company && !isOfIndustry(context)) || speakers.length < 2) return [quoteList(context, quotes)];
  return speakers.flatMap((speaker): Block[] => [
    { kind: 'heading', level, text: documentName(speaker) },
    quoteList(
      context,
      quotes.filter((one) => speakerOf(one) === speaker),
    ),
  ]);
};
