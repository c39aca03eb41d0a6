// The count that a company's own papers state in prose under the label of a column: 店舗数は148店; by segment where none
// states the whole: "Fleet … with 214 shipping companies".
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import nouns from '#shared/language/lexicon/buyer-nouns.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import { countAttributeIn } from '../../engine/understand/kinds/attributes.ts';
import { countAt } from '../../engine/understand/kinds/counters.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import { countIn } from '../../engine/write/prose/states-attribute.ts';
import type { SectionContext } from '../builder.ts';
import { isPrivate } from './for-outsiders.ts';
import { isOwn } from './own.ts';
import { partTable } from './parts.ts';

export type StatedCount = { readonly text: string; readonly refs: readonly number[] };

/** Subjects of the paragraphs that say how large a company is and whom it serves. */
const SUBJECTS = ['business', 'segments', 'sites', 'customers', 'capacity'];
const CUSTOMERS = 'customerCount';
const buyersIn = compile(nouns);
/** Characters between a number and the noun of the buyers that it counts. Set by hand. */
const NEAR = 20;

const ownQuotes = async (context: SectionContext, company: CompanyIds, label: string): Promise<Quotable[]> => {
  const found = [...(await context.room(SUBJECTS)), ...(await context.passages(`${company.name} ${label}`)).passages];
  return [...new Map(found.map((one) => [one.chunk.id, one])).values()]
    .filter((one) => one.chunk.kind === 'prose' && isOwn(company, one) && !isPrivate(context, one))
    .flatMap(quotable);
};

const cite = ({ notes }: SectionContext, { passage, start, end }: Quotable): number =>
  notes.cite(passage, start, end).n;

/** The number before or behind the noun of the buyers. */
const buyersCounted = (text: string): Figure | undefined =>
  readFigures(text).figures.find(
    (figure) =>
      (figure.unit === undefined || figure.unit === 'things' || figure.unit === 'people') &&
      countAt(text, figure) !== 'nothing' &&
      buyersIn(text).some(({ start, end }) =>
        start >= figure.end ? start - figure.end <= NEAR : figure.start >= end && figure.start - end <= NEAR / 4,
      ),
  );

/** `Fleet Predict` is a product of Fleet. */
const opensWith = (part: string, text: string): boolean =>
  text.startsWith(part) && !/^\s\p{Lu}/u.test(text.slice(part.length));
/** The header of the column names what is counted. */
const bare = (text: string): string => /^\d[\d,]*(?=\P{N}*$)/u.exec(text)?.[0] ?? text;

/** Each segment whose sentence counts its buyers; one alone is a part of them. */
const bySegment = async (
  context: SectionContext,
  company: CompanyIds,
  quotes: readonly Quotable[],
): Promise<StatedCount | undefined> => {
  const parts = (await partTable(context, company))?.parts ?? [];
  const found = parts.flatMap((part) => {
    const one = quotes.find(({ text }) => opensWith(part, text) && buyersCounted(text));
    const figure = one && buyersCounted(one.text);
    return one && figure ? [{ text: `${part} ${figure.text}`, refs: [cite(context, one)] }] : [];
  });
  return found.length < 2
    ? undefined
    : { text: found.map(({ text }) => text).join(', '), refs: found.flatMap(({ refs }) => refs) };
};

/** `label`: the header of the column in which other companies have theirs. */
export const statedCount = async (
  context: SectionContext,
  company: CompanyIds,
  label: string,
): Promise<StatedCount | undefined> => {
  const attribute = countAttributeIn(label.toLowerCase());
  if (!attribute || context.signal.aborted) return undefined;
  const quotes = await ownQuotes(context, company, label);
  const names = companyNames(company.name);
  const parts = (await partTable(context, company))?.parts ?? [];
  for (const one of quotes) {
    const isOfPart = parts.some((part) => isNamedIn(part, one.text));
    const figure = isOfPart ? undefined : countIn({ attribute, question: label.toLowerCase(), names }, one.text);
    if (figure) return { text: bare(figure.text), refs: [cite(context, one)] };
  }
  return attribute.id === CUSTOMERS ? bySegment(context, company, quotes) : undefined;
};
