// Events that texts date (an end, a founding, a listing), in three languages.
import dateEvents from '#shared/language/lexicon/date-events.json' with { type: 'json' };
import { compile, type Place, wordsOf } from '#shared/language/lexicon/lexicon.ts';
import { terms } from '../../terms.ts';

export type DateEvent = {
  readonly id: string;
  readonly wordsIn: (text: string) => readonly Place[];
  /** The same with the words that name it in questions alone. */
  readonly wordsInQuestion: (question: string) => readonly Place[];
  /** Its words in every language, as the index has them. */
  readonly terms: readonly string[];
  /** It happens to a company once. */
  readonly isOfCompany: boolean;
};

export const EVENTS: readonly DateEvent[] = dateEvents.events.map(({ asks, isOfCompany, ...event }) => {
  const wordsIn = compile(event);
  const asksIn = compile({ ...asks, id: event.id, source: event.source });
  return {
    id: event.id,
    wordsIn,
    wordsInQuestion: (question) => [...wordsIn(question), ...asksIn(question)],
    terms: wordsOf(event).flatMap(terms),
    isOfCompany,
  };
});

/** The event that a content word names: what ends expires. */
export const eventOfWord = (word: string): DateEvent | undefined =>
  EVENTS.find(({ wordsInQuestion }) => wordsInQuestion(word).some(({ start }) => start === 0));

/** What may happen to several things, each at its time. */
export const endIn = (question: string): DateEvent | undefined =>
  EVENTS.find(({ isOfCompany, wordsInQuestion }) => !isOfCompany && wordsInQuestion(question).length > 0);

/** Contracts by any name: a list of customers with a date of expiry is one of contracts. */
export const datedThingsIn = compile(dateEvents.things);
const THING_TERMS = wordsOf(dateEvents.things).flatMap(terms);

/** By which a list with dates of the end is found in any language, where nothing narrows down whose contracts end. */
export const endTerms = (question: string, words: readonly string[]): readonly string[] => {
  const end = endIn(question);
  if (!end || datedThingsIn(question).length === 0) return [];
  const isWhole = words.every((word) => end.wordsInQuestion(word).length + datedThingsIn(word).length > 0);
  return isWhole ? [...THING_TERMS, ...end.terms] : [];
};
