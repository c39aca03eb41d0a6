// The dated events of a company in all documents of the workspace: sentences that date what was decided, opened, moved,
// closed or settled to a month or a day.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import lexicon from '#shared/language/lexicon/event-words.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { TimelineEntry } from '#shared/report/timeline.ts';
import { isSupposition } from '../../engine/understand/kinds/suppositions.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { daysInFull } from '../days-in-full.ts';
import { aboutText, NEAREST } from '../room/report-subjects.ts';
import { dateIn } from './date-in.ts';
import { AS_OF } from './dated-clauses.ts';
import { isTalk } from './dialogue.ts';
import { documentName } from './document-name.ts';
import { isEvidenceIn, isMeeting } from './evident.ts';
import { isOwn } from './own.ts';
import { rivalOpening } from './rival-sentences.ts';
import { quotedOf } from './select-quotes.ts';
import { tells } from './tells.ts';
import { whoseOf } from './whose.ts';

const SUBJECTS = [
  ...['history', 'acquisitions', 'capacity', 'production', 'logistics', 'products', 'sites', 'capex', 'technology'],
  ...['governance', 'management', 'customers', 'debt', 'ownership', 'litigation', 'incidents', 'labour', 'sale'],
  ...['plan', 'reason', 'lesson', 'outcome'],
];
const MONTH_LENGTH = 'yyyy-mm'.length;

const findCourse = compile({ ...lexicon, ...lexicon.course });
const findMilestone = compile({ ...lexicon, ...lexicon.milestone });
const findHappened = compile({ ...lexicon, ...lexicon.happened });
/** True if the sentence tells that something was decided, built, opened or ended. */
const tellsEvent = (text: string): boolean =>
  [findCourse, findMilestone, findHappened].some((find) => find(text).length > 0);

/** The state of things on a day, a payout and the figures of a period are no events. */
const AT_END = /\bat (?:the )?(?:end|\d{1,2} )/iu;
/** `It is not settled whether` and what is to come of an event are no event. */
const UNSETTLED = /^it (?:is|was|remains) |\b(?:expected|due) (?:by|in|on)\b/iu;
/** `moved from March to September 2026`: a span of time, or a new date for what is to come. */
const SPAN = /\bfrom (?:\d{1,2} )?\p{Lu}\w+(?: \d{4})? to (?:\d{1,2} )?\p{Lu}\w+ \d{4}\b/u;
/** A new price is news, no part of a company's history. */
const BESIDE = ['dividends', 'results', 'headcount', 'prices'];
const isEvent = (text: string): boolean => {
  const { own, stances } = aboutText(text, []);
  return (
    !AS_OF.test(text) &&
    !AT_END.test(text) &&
    !SPAN.test(text) &&
    (stances.get('plan') ?? 0) < NEAREST &&
    !UNSETTLED.test(text) &&
    !BESIDE.some((id) => own.has(id)) &&
    !isSupposition(text)
  );
};

/** What is planned has not happened, whatever its day. */
const isPastEvent = ({ now }: Pick<SectionContext, 'now'>, text: string): boolean => {
  const date = dateIn(text) ?? '';
  return isEvent(text) && date <= new Date(now).toISOString().slice(0, date.length);
};

/** `a ship built in 1994`: the year of a thing dates no event. */
const OF_THING = /\b(?:built|made|founded|established|dating|refitted) (?:in|from) (?:19|20)\d\d\b/iu;
/** A lawsuit and an enquiry belong among the risks. */
const OF_HARM = ['litigation', 'tax'];
/** A milestone has passed and is no payout. */
export const isEventFor = (context: Pick<SectionContext, 'now'>, key: string, text: string): boolean => {
  if (key === 'milestonesOf')
    return isPastEvent(context, text) && !OF_HARM.some((id) => aboutText(text, []).own.has(id));
  return key !== 'caseCourse' || (dateIn(text) ?? '').length >= MONTH_LENGTH || !OF_THING.test(text);
};

/** A report of May 2026 writes `on 11 January` of that year. */
const dayOf = ({ section = '', passage }: Quotable): string =>
  [section.split(' > ')[0] ?? '', passage.chunk.context.document.replaceAll(/[_-]/g, ' ')]
    .flatMap((title) => dateIn(title) ?? [])
    .find((date) => date.length >= MONTH_LENGTH) ?? '';

const inFull = (one: Quotable): string => {
  const day = dayOf(one);
  return day === '' ? one.text : daysInFull(languageOf(one.text), one.text, day);
};

/** In the order of the documents. */
export const datedEvents = async (context: SectionContext): Promise<TimelineEntry[]> => {
  const { company } = context;
  if (!company) return [];
  const passages = (await context.room(SUBJECTS)).filter(
    (one) => one.chunk.kind === 'prose' && isOwn(company, one) && !isTalk(one) && !isMeeting(one),
  );
  const isOfRival = await rivalOpening(context);
  const whose = await whoseOf(context, passages);
  const isEvidence = isEvidenceIn(passages, undefined);
  return passages
    .flatMap(quotable)
    .filter((one) => isEvidence(one) && tells(one) && whose(one) !== 'other' && !isOfRival(one.text))
    .filter(({ text }) => tellsEvent(text))
    .flatMap((one): TimelineEntry[] => {
      const text = inFull(one);
      const date = dateIn(text) ?? '';
      const tag = documentName(one.passage.chunk.context.document);
      return date.length >= MONTH_LENGTH && isEventFor(context, 'milestonesOf', text)
        ? [{ date, tag, sentences: [{ ...quotedOf(context, one), text }] }]
        : [];
    });
};

/** Entries of sentences that none of the others quotes. */
export const withoutCited = (known: readonly TimelineEntry[], more: readonly TimelineEntry[]): TimelineEntry[] => {
  const refs = new Set(known.flatMap(({ sentences }) => sentences.flatMap((one) => one.refs)));
  return more.filter(({ sentences }) => !sentences.some((one) => one.refs.some((n) => refs.has(n))));
};
