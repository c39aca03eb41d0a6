// Lists dated past events, oldest first, from documents and from press cuttings on them.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { TimelineEntry } from '#shared/report/timeline.ts';
import type { Quotable } from '../engine/write/prose/sentences.ts';
import type { SectionContext } from './builder.ts';
import { eventQuotes } from './event-quotes.ts';
import { articlesOf } from './evidence/articles.ts';
import { dateIn } from './evidence/date-in.ts';
import { datedClauses } from './evidence/dated-clauses.ts';
import { datedEvents, isEventFor, withoutCited } from './evidence/dated-events.ts';
import { documentName } from './evidence/document-name.ts';
import { isMeeting } from './evidence/evident.ts';
import { historyIn } from './evidence/history-lines.ts';
import { lookUp } from './evidence/look-up.ts';
import { withoutNearCopies } from './evidence/near-copies.ts';
import { OF_HISTORY, pressHistory } from './evidence/press-history.ts';
import { ofItem } from './evidence/price-item.ts';
import { rivalOpening } from './evidence/rival-sentences.ts';
import { quotedOf } from './evidence/select-quotes.ts';
import { signedAgreements } from './evidence/signed-agreements.ts';
import { telling } from './evidence/topic-words.ts';
import { isOfFounding } from './room/case-quotes.ts';

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

/** What documents and press cuttings date, oldest first. */
export const pastEvents = async (context: SectionContext, questions: readonly string[]): Promise<TimelineEntry[]> => {
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
    const quotes = (await eventQuotes(context, key)).filter(ofItem(context, key));
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
