// Lists dated entries: press reports and filings, newest first, or events from documents, oldest first.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import lexicon from '#shared/language/lexicon/event-words.json' with { type: 'json' };
import { compile, type Lexicon } from '#shared/language/lexicon/lexicon.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { TimelineEntry } from '#shared/report/timeline.ts';
import { type Quotable, quotable } from '../engine/write/prose/sentences.ts';
import { appointments } from './appointments.ts';
import type { Builder, SectionContext } from './builder.ts';
import { articlesOf } from './evidence/articles.ts';
import { tellingOfCase } from './evidence/case-words.ts';
import { isCoverLine } from './evidence/cover-line.ts';
import { dateIn } from './evidence/date-in.ts';
import { datedClauses } from './evidence/dated-clauses.ts';
import { datedEvents, isEventFor, withoutCited } from './evidence/dated-events.ts';
import { documentName } from './evidence/document-name.ts';
import { isMeeting } from './evidence/evident.ts';
import { historyIn } from './evidence/history-lines.ts';
import { lookUp } from './evidence/look-up.ts';
import { withoutNearCopies } from './evidence/near-copies.ts';
import { ofCountry } from './evidence/of-country.ts';
import { OF_HISTORY, pressHistory } from './evidence/press-history.ts';
import { datedPriceQuotes, ofItem } from './evidence/price-item.ts';
import { hasToDo, type Telling, withoutNames } from './evidence/quotes-on.ts';
import { readIn } from './evidence/read-in.ts';
import { rivalMoves } from './evidence/rival-moves.ts';
import { rivalOpening } from './evidence/rival-sentences.ts';
import { quotedOf, selectedOf } from './evidence/select-quotes.ts';
import { signedAgreements } from './evidence/signed-agreements.ts';
import { telling } from './evidence/topic-words.ts';
import { nothingIn } from './nothing.ts';
import { priceMoves } from './price-moves.ts';
import type { Reading } from './reading.ts';
import { isTheme, reported, watchNote } from './reported.ts';
import { courseQuotes, isOfFounding } from './room/case-quotes.ts';
import { datedQuotes } from './room/room-quotes.ts';
import { sheetPrices } from './series.ts';

const CONSIDERED = 24;
/** With fewer entries than this, the words of the subject are searched as well. Set by hand, not tuned on a set. */
const FEW = 3;

/** Questions on what was reported; the others ask what happened. */
const REPORTED = new Set(['latestNews', 'competitorNews', 'priceEvents', 'dealNews', 'productNews', 'adverseNews']);
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

/** Press cuttings on the company's history or on the case, dated by the heading above their text. */
const cuttingsOn = async (context: SectionContext, questions: readonly string[]): Promise<TimelineEntry[]> => {
  if (questions.includes('milestonesOf') && OF_HISTORY.has(context.type))
    return [...(await datedEvents(context)), ...(await signedAgreements(context)), ...(await pressHistory(context))];
  const of = questions.includes('caseCourse') ? telling(String(context.inputs.topic ?? '')) : undefined;
  if (!of) return [];
  return (await articlesOf(context, [])).flatMap(({ date, publisher, title, quotes }) => {
    const one = quotes.find(({ text }) => of.test(`${title} ${text}`));
    return one ? [{ date, tag: publisher, sentences: [quotedOf(context, one)] }] : [];
  });
};

/** Sentences found by the subjects of the room and by the words of such events. */
const quotesFor = async (context: SectionContext, key: string): Promise<readonly Quotable[]> => {
  const room = key === 'caseCourse' ? await courseQuotes(context) : await datedQuotes(context, key);
  if (key === 'trendMilestones') return room;
  const suits = (one: Reading) => datedOf(context, key, one).length > 0;
  const reading = await readIn(context, ['ask', key], {}, suits);
  const isThin = datedOf(context, key, reading).length < FEW;
  const more = isThin ? await moreOn(context, key, suits) : undefined;
  const priced = key === 'priceEvents' ? await datedPriceQuotes(context) : [];
  return [...room, ...priced, ...datedOf(context, key, reading), ...(more ? datedOf(context, key, more) : [])];
};

/** Of a sentence on two events, the clauses on the case; all clauses if the heading names the case. */
const clausesOf = ({ inputs }: SectionContext, key: string, { text, section = '' }: Quotable): readonly string[] => {
  if (key === 'caseCourse' && isOfFounding.test(text)) return [];
  const clauses = datedClauses(text);
  const of = key === 'caseCourse' && clauses.length > 1 ? telling(String(inputs.topic ?? '')) : undefined;
  const own = of && !of.test(section) ? clauses.filter((one) => of.test(one)) : clauses;
  // English clauses share the subject, which may name the case in other words.
  return own.length === 0 && languageOf(text) === 'en' ? clauses : own;
};

/** The clause of a sentence; a whole sentence without the number of its line. */
const clauseOf = (context: SectionContext, one: Quotable, text: string) =>
  text === one.text ? quotedOf(context, one) : { ...quotedOf(context, one), text };

const inOrder = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  [...withoutNearCopies(entries)].sort((a, b) => a.date.localeCompare(b.date));

const happened = async (context: SectionContext, questions: readonly string[]): Promise<TimelineEntry[]> => {
  const history = questions.includes('milestonesOf')
    ? await lookUp(context, 'milestone', (one) => historyIn(context, one).length > 0)
    : undefined;
  if (history) {
    const lines = historyIn(context, history);
    return inOrder([...lines, ...withoutCited(lines, await cuttingsOn(context, questions))]);
  }
  const isOfRival = await rivalOpening(context);
  const found = new Map<string, TimelineEntry>();
  for (const key of questions) {
    const quotes = (await quotesFor(context, key)).filter(ofItem(context, key));
    // What a board discussed has not happened by that.
    const usable = key === 'milestonesOf' ? quotes.filter(({ passage }) => !isMeeting(passage)) : quotes;
    for (const one of usable) {
      for (const text of isOfRival(one.text) ? [] : clausesOf(context, key, one)) {
        const date = dateIn(text);
        if (date && !found.has(text) && isEventFor(context, key, text))
          found.set(text, {
            date,
            tag: documentName(one.passage.chunk.context.document),
            sentences: [clauseOf(context, one, text)],
          });
      }
    }
  }
  const others = withoutCited([...found.values()], await cuttingsOn(context, questions));
  return inOrder([...found.values(), ...others]);
};

const RECENT_MS = 3 * 365.25 * 86_400_000;
const MONTH_LENGTH = 'yyyy-mm'.length;
/** A shorter text is a date alone. */
const SHORTEST_NEWS = 15;
/** Without reports, only what documents date to a month of the last years is news. */
const recent = ({ now }: SectionContext, entries: readonly TimelineEntry[]): TimelineEntry[] => {
  const from = new Date(now - RECENT_MS).toISOString();
  return entries
    .filter(({ date }) => date.length >= MONTH_LENGTH && date >= from.slice(0, date.length))
    .filter(({ sentences }) => sentences.some(({ text }) => text.length >= SHORTEST_NEWS))
    .sort((a, b) => b.date.localeCompare(a.date));
};

const isAboutRivals = (questions: readonly string[]): boolean => questions.includes('competitorNews');
/** Analyses with press reports only, without the company's own documents. */
const OF_PRESS: ReadonlySet<string> = new Set(['PressWatch', 'TestAnalysis']);
const isOfPress = ({ type }: SectionContext): boolean => OF_PRESS.has(type);

const entriesOf = async (context: SectionContext, questions: readonly string[]): Promise<TimelineEntry[]> => {
  const isNews = questions.some((key) => REPORTED.has(key));
  const moves = questions.includes('priceEvents') ? priceMoves(context, await sheetPrices(context)) : [];
  const news = isNews ? await reported(context, questions) : [];
  const entries = [...news, ...moves].sort((a, b) => b.date.localeCompare(a.date));
  if (entries.length > 0 || isOfPress(context)) return entries;
  // If there are no reports, the documents may still date the events.
  if (isAboutRivals(questions)) return rivalMoves(context);
  // Tables of appointments are preferred: sentences on people joining teams are not about leaders.
  if (isNews) return recent(context, await happened(context, questions));
  const appointed = questions.includes('leaderChanges') ? await appointments(context) : [];
  return appointed.length > 0 ? appointed : happened(context, questions);
};

export const timeline: Builder<'timeline'> = async ({ questions, most }, context) => {
  if (context.hasModel && questions.some(isTheme)) return context.build({ kind: 'ask', questions, shape: 'text' });
  const entries = (await entriesOf(context, questions)).slice(0, most);
  if (entries.length === 0) {
    const isWithoutPress = isOfPress(context) && (await reported(context, ['latestNews'])).length === 0;
    return { ...nothingIn(context), ...(isWithoutPress ? { aside: context.text('say.noPress') } : {}) };
  }
  const block: Block = { kind: 'timeline', entries };
  const note = await watchNote(context, questions, entries);
  return { blocks: [block], status: 'done', ...(note ? { note } : {}) };
};
