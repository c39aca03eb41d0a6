// Events that texts date (an end, a founding, a listing), in three languages.
import dateEvents from '#shared/language/lexicon/date-events.json' with { type: 'json' };
import { compile, type Place, wordsOf } from '#shared/language/lexicon/lexicon.ts';
import { terms } from '../../terms.ts';

export type DateEvent = {
  readonly id: string;
  readonly wordsIn: (text: string) => readonly Place[];
  /** Like `wordsIn`, with words that name the event in questions only. */
  readonly wordsInQuestion: (question: string) => readonly Place[];
  /** The words of the event in every language, as index terms. */
  readonly terms: readonly string[];
  /** Stems that at least two of its English words share: search and questions compare by stems. */
  readonly stems: ReadonlySet<string>;
  /** Whether it happens to a company only once. */
  readonly isOfCompany: boolean;
};

const stemsOf = (words: readonly string[]): ReadonlySet<string> => {
  const own = words.filter((word) => /^[a-z]+\*?$/.test(word)).flatMap((word) => terms(word.replace('*', '')));
  return new Set(own.filter((stem, at) => own.indexOf(stem) !== at));
};

export const EVENTS: readonly DateEvent[] = dateEvents.events.map(({ asks, isOfCompany, ...event }) => {
  const wordsIn = compile(event);
  const asksIn = compile({ ...asks, id: event.id, source: event.source });
  return {
    id: event.id,
    wordsIn,
    wordsInQuestion: (question) => [...wordsIn(question), ...asksIn(question)],
    terms: wordsOf(event).flatMap(terms),
    stems: stemsOf(event.en),
    isOfCompany,
  };
});

/** The event that a content word names: "ends" names expiry. */
export const eventOfWord = (word: string): DateEvent | undefined =>
  EVENTS.find(
    ({ wordsInQuestion, stems }) => stems.has(word) || wordsInQuestion(word).some(({ start }) => start === 0),
  );

/** The event in the question that can happen to several things, each at its own time. */
export const endIn = (question: string): DateEvent | undefined =>
  EVENTS.find(({ isOfCompany, wordsInQuestion }) => !isOfCompany && wordsInQuestion(question).length > 0);

/** Finds contracts under any name: a list of customers with expiry dates is a list of contracts. */
export const datedThingsIn = compile(dateEvents.things);
const THING_TERMS = wordsOf(dateEvents.things).flatMap(terms);

/**
 * Terms in every language that find a list with end dates, if nothing in the question narrows down whose contracts end.
 */
export const endTerms = (question: string, words: readonly string[]): readonly string[] => {
  const end = endIn(question);
  if (!end || datedThingsIn(question).length === 0) return [];
  const isWhole = words.every((word) => end.wordsInQuestion(word).length + datedThingsIn(word).length > 0);
  return isWhole ? [...THING_TERMS, ...end.terms] : [];
};
