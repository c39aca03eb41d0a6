// Finds the sentences that date events: those of the room, and those with the words of such events.
import lexicon from '#shared/language/lexicon/event-words.json' with { type: 'json' };
import { compile, type Lexicon } from '#shared/language/lexicon/lexicon.ts';
import { type Quotable, quotable } from '../engine/write/prose/sentences.ts';
import type { SectionContext } from './builder.ts';
import { tellingOfCase } from './evidence/case-words.ts';
import { isCoverLine } from './evidence/cover-line.ts';
import { dateIn } from './evidence/date-in.ts';
import { lookUp } from './evidence/look-up.ts';
import { ofCountry } from './evidence/of-country.ts';
import { datedPriceQuotes } from './evidence/price-item.ts';
import { hasToDo, type Telling, withoutNames } from './evidence/quotes-on.ts';
import { readIn } from './evidence/read-in.ts';
import { selectedOf } from './evidence/select-quotes.ts';
import type { Reading } from './reading.ts';
import { courseQuotes } from './room/case-quotes.ts';
import { datedQuotes } from './room/room-quotes.ts';

const CONSIDERED = 24;
/** With fewer entries than this, the words of the subject are searched as well. Set by hand, not tuned on a set. */
const FEW = 3;

type Words = Pick<Lexicon, 'ko' | 'en' | 'ja' | 'not'>;
const eventOf = (words: Words, subject: string) => {
  const find = compile({ ...lexicon, ...words });
  return { test: (text: string) => find(text).length > 0, subject };
};

/** `ofIndustry`: other authors than the company write about it. */
type Event = Telling & { readonly ofIndustry?: boolean };

/** The events that answer a question without its own words: an opening is a milestone. */
const EVENTS: Readonly<Record<string, Event & { readonly subject: string }>> = {
  milestonesOf: eventOf(lexicon.milestone, 'milestone'),
  foundedAndSeat: eventOf(lexicon.founding, 'founding'),
  leaderChanges: eventOf(lexicon.leadership, 'leadership'),
  ruleChanges: { ...eventOf(lexicon.rule, 'regulation'), ofIndustry: true },
};

/** Sentences that describe such an event, from the company's own documents, or from any if no company is requested. */
const quotesOfEvent = (context: SectionContext, key: string, { passages }: Reading, event: Event): Quotable[] => {
  // The heading above a sentence names the case.
  const textOf = ({ text, section = '' }: Quotable) =>
    key.startsWith('case') ? `${section.split(' > ').at(-1)}: ${text}` : text;
  return (event.ofIndustry ? ofCountry(context, passages) : passages)
    .filter((passage) => hasToDo(context, passage, passages, event.ofIndustry))
    .flatMap(quotable)
    .filter((one) => event.test(withoutNames(context, textOf(one))) && !isCoverLine(one));
};

const datedOf = (context: SectionContext, key: string, reading: Reading): Quotable[] => {
  const event = EVENTS[key] ?? tellingOfCase(key, String(context.inputs.topic ?? ''));
  const found = event ? quotesOfEvent(context, key, reading, event) : selectedOf(reading, context.company, CONSIDERED);
  return found.filter((one) => dateIn(one.text) !== undefined && !isCoverLine(one));
};

/** Searches by the words of the subject; for a case, by its own words. */
const moreOn = async (
  context: SectionContext,
  key: string,
  suits: (reading: Reading) => boolean,
): Promise<Reading | undefined> => {
  const { topic } = context.inputs;
  const isOfCase = key.startsWith('case') && typeof topic === 'string';
  return isOfCase ? context.passages(topic) : lookUp(context, EVENTS[key]?.subject, suits);
};

/** Sentences found by the subjects of the room and by the words of such events. */
export const eventQuotes = async (context: SectionContext, key: string): Promise<readonly Quotable[]> => {
  const room = key === 'caseCourse' ? await courseQuotes(context) : await datedQuotes(context, key);
  if (key === 'trendMilestones') return room;
  const suits = (one: Reading) => datedOf(context, key, one).length > 0;
  const reading = await readIn(context, ['ask', key], {}, suits);
  const isThin = datedOf(context, key, reading).length < FEW;
  const more = isThin ? await moreOn(context, key, suits) : undefined;
  const priced = key === 'priceEvents' ? await datedPriceQuotes(context) : [];
  return [...room, ...priced, ...datedOf(context, key, reading), ...(more ? datedOf(context, key, more) : [])];
};
