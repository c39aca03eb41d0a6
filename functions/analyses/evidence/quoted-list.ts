// Sentences of documents on a subject as a list, each quoted once.
import { analysisOf } from '#shared/analyses/registry.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import type { Reading } from '../reading.ts';
import { bySpeaker } from './by-speaker.ts';
import { isMeeting } from './evident.ts';
import { isPrivate } from './for-outsiders.ts';
import { lookUp } from './look-up.ts';
import { quotesOn, type WantedQuotes } from './quotes-on.ts';
import { readIn } from './read-in.ts';

const MAX_SHOWN = 8;
/** With fewer sentences than this, the words of the subject are searched as well. Set by hand, not tuned on a set. */
const FEW = 3;

/**
 * The questions of the other sections. If no document uses the words of a question, another one may find the passages.
 */
const neighbours = ({ type }: SectionContext, key: string): readonly string[] =>
  analysisOf(type)
    .sections.flatMap(({ work }) => ('questions' in work ? work.questions : []))
    .filter((one) => one !== key);

const readingFor = async (context: SectionContext, key: string, wanted: WantedQuotes): Promise<Reading> => {
  const suits = (one: Reading) => quotesOn(context, one, wanted).length > 0;
  const reading = await readIn(context, ['ask', key], {}, suits);
  if (suits(reading)) return reading;
  const looked = await lookUp(context, wanted.subject, suits);
  if (looked) return looked;
  for (const other of neighbours(context, key)) {
    const found = await context.passages(context.textOf('ask', other));
    if (suits(found)) return found;
  }
  return reading;
};

/** A report on the year says `The group installs …` without a word of the question: its passages are found by subject. */
const OF_BUSINESS = ['business', 'segments', 'products', 'subsidiaries'];
const passagesOnBusiness = async (context: SectionContext): Promise<readonly Passage[]> =>
  (await context.room(OF_BUSINESS)).filter((one) => !isPrivate(context, one) && !isMeeting(one));

/** `questions`: keys of i18n `analyses.ask`. Empty if no sentence is about the subject. */
export const quoted = async (
  context: SectionContext,
  questions: readonly string[],
  wanted: WantedQuotes,
): Promise<Block[]> => {
  const found = new Map<string, Quotable>();
  for (const key of questions) {
    const { passages } = await readingFor(context, key, wanted);
    const suits = (one: Reading) => quotesOn(context, one, wanted).length > 0;
    const isThin = quotesOn(context, { passages }, wanted).length < FEW;
    const more = isThin ? await lookUp(context, wanted.subject, suits) : undefined;
    const once = new Map([...passages, ...(more?.passages ?? [])].map((one) => [one.chunk.id, one]));
    for (const one of quotesOn(context, { passages: [...once.values()] }, wanted)) found.set(one.text, one);
  }
  if (found.size === 0 && wanted.subject === 'business') {
    const passages = await passagesOnBusiness(context);
    for (const one of quotesOn(context, { passages }, wanted)) found.set(one.text, one);
  }
  return found.size === 0 ? [] : bySpeaker(context, [...found.values()].slice(0, MAX_SHOWN));
};
