// What happens to a company once and is dated in its history: that it was founded, that it was listed.

import dateEvents from '#shared/language/lexicon/date-events.json' with { type: 'json' };
import { compile, type Place, wordsOf } from '#shared/language/lexicon/lexicon.ts';
import { terms } from '../terms.ts';
import { blank } from './blank.ts';
import { contentWords } from './content-words.ts';
import type { Plan } from './plan-type.ts';

export type CompanyEvent = {
  readonly id: string;
  readonly wordsIn: (text: string) => readonly Place[];
  /** Its words in every language, as the index has them. */
  readonly terms: readonly string[];
};

const EVENTS: readonly CompanyEvent[] = dateEvents.events
  .filter(({ isOfCompany }) => isOfCompany)
  .map((event) => ({ id: event.id, wordsIn: compile(event), terms: wordsOf(event).flatMap(terms) }));

export const eventNamed = (question: string): CompanyEvent | undefined =>
  EVENTS.find(({ wordsIn }) => wordsIn(question.normalize('NFKC')).length > 0);

/** The event whose date is asked for, where the question speaks of nothing beside it and the company. */
export const requestedEvent = ({ question, wanted, names }: Plan): CompanyEvent | undefined => {
  const event = wanted === 'date' ? eventNamed(question) : undefined;
  if (!event) return undefined;
  const plain = question.normalize('NFKC');
  return contentWords(blank(plain, event.wordsIn(plain)), names).length === 0 ? event : undefined;
};
