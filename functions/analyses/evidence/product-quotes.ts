// Finds sentences of a company's documents about each of its products: those that name one, and those that follow.
import type { Subject } from '#shared/analyses/subject.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Passage } from '../../engine/evidence.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { aboutOf, NEAREST } from '../room/report-subjects.ts';
import { namesMove } from './names-move.ts';
import { isBought } from './off-question.ts';
import { isOwn } from './own.ts';
import { partTable } from './parts.ts';
import { readIn } from './read-in.ts';
import { statesAmount } from './stated-prices.ts';
import { SUBJECTS } from './subjects.ts';
import { whoseOf } from './whose.ts';

const QUESTIONS = ['ask.segmentsOfCompany', 'ask.pricesOf', 'ask.customersOf'] as const;
/** The subjects under which reports describe what they sell. */
const DESCRIBED = ['business', 'segments', 'products'];
/** A paragraph rarely has more sentences on a product before it turns to something else. */
const MAX_FOLLOWING = 2;

export type ProductQuotes = ReadonlyMap<string, readonly Quotable[]>;

const LATIN = /^[\x20-\x7e]+$/;
const nameIn = (text: string, part: string): boolean =>
  LATIN.test(part) ? ` ${text.replace(/[^\p{L}\d]+/gu, ' ')} `.includes(` ${part} `) : text.includes(part);

/** The product that each sentence of a passage is about; a sentence on several is left out. */
const attributed = (passage: Passage, parts: readonly string[]): [string, Quotable][] => {
  let current: string | undefined;
  let following = 0;
  return quotable(passage).flatMap((sentence): [string, Quotable][] => {
    const [part, ...others] = parts.filter((one) => nameIn(sentence.text, one));
    following = part ? 0 : following + 1;
    if (part || following > MAX_FOLLOWING) current = others.length > 0 ? undefined : part;
    return current ? [[current, sentence]] : [];
  });
};

const passagesOf = async (context: SectionContext, company: CompanyIds): Promise<Passage[]> => {
  const found: Passage[] = [];
  for (const key of QUESTIONS) found.push(...(await readIn(context, key)).passages);
  found.push(...(await context.room(DESCRIBED)));
  const own = found.filter((one) => one.chunk.kind === 'prose' && isOwn(company, one));
  return [...new Map(own.map((one) => [one.chunk.id, one])).values()];
};

export const productQuotes = async (
  context: SectionContext,
  company: CompanyIds,
  parts: readonly string[],
): Promise<ProductQuotes> => {
  const passages = await passagesOf(context, company);
  const whose = await whoseOf(context, passages);
  // What is planned for a product does not describe it.
  const isPlan = (one: Quotable) => (aboutOf(one).stances.get('plan') ?? 0) >= NEAREST;
  const all = passages
    .flatMap((passage) => attributed(passage, parts))
    .filter(([, one]) => whose(one) !== 'other' && !isPlan(one));
  return new Map(parts.map((part) => [part, all.filter(([of]) => of === part).map(([, sentence]) => sentence)]));
};

const SUBJECT_OF: Readonly<Record<string, Subject>> = {
  price: 'priceLevel',
  terms: 'terms',
  scope: 'scope',
  productCustomers: 'customer',
};

/** A sentence without figures of results says what a product is. */
const isDescription = (text: string): boolean => findMetrics(text).length === 0 && !SUBJECTS.reason.test(text);

/** The sentence that answers an attribute; a description of the product is the sentence that begins with its name. */
export const quoteOn = (attribute: string, part: string, quotes: readonly Quotable[]): Quotable | undefined => {
  const subject = SUBJECT_OF[attribute];
  const opening = quotes.filter(({ text }) => text.startsWith(part));
  if (!subject) return opening[0] ?? quotes[0];
  // Reasons for results and changes also name customers, and a share of total sales is not about one product.
  const fits =
    attribute === 'productCustomers'
      ? (text: string) => nameIn(text, part) && !SUBJECTS.reason.test(text) && !namesMove(text)
      : (text: string) => attribute !== 'price' || (statesAmount(text) && !isBought(text));
  const found = [...opening, ...quotes].find(({ text }) => SUBJECTS[subject].test(text) && fits(text));
  return found ?? (attribute === 'scope' ? opening.find(({ text }) => isDescription(text)) : undefined);
};

/** Says what each segment is: neither a result nor a price of it. */
export const segmentDescriptions = async (context: SectionContext): Promise<Quotable[]> => {
  const { company } = context;
  const table = company && (await partTable(context, company));
  if (!company || !table) return [];
  const quotes = await productQuotes(context, company, table.parts);
  const describes = (part: string, text: string) => text.startsWith(part) && isDescription(text) && !statesAmount(text);
  return table.parts.flatMap((part) => quotes.get(part)?.find(({ text }) => describes(part, text)) ?? []);
};

/** Describes each segment by the sentence that begins with its name. */
export const segmentQuotes = async (context: SectionContext): Promise<Quotable[]> => {
  const { company } = context;
  const table = company && (await partTable(context, company));
  if (!company || !table) return [];
  const quotes = await productQuotes(context, company, table.parts);
  return table.parts.flatMap((part) => quotes.get(part)?.find(({ text }) => text.startsWith(part)) ?? []);
};
