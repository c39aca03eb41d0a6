// Finds one-time events of a company whose date is asked for: its founding, its listing.

import type { Plan } from '../plan-type.ts';
import { blank } from '../words/blank.ts';
import { contentWords } from '../words/content-words.ts';
import { type DateEvent, EVENTS } from './date-events.ts';

const ofCompany = EVENTS.filter(({ isOfCompany }) => isOfCompany);

export const eventNamed = (question: string): DateEvent | undefined =>
  ofCompany.find(({ wordsInQuestion }) => wordsInQuestion(question.normalize('NFKC')).length > 0);

/** The event whose date is asked for, if the question names nothing but it and the company. */
export const requestedEvent = ({ question, wanted, names }: Plan): DateEvent | undefined => {
  const event = wanted === 'date' ? eventNamed(question) : undefined;
  if (!event) return undefined;
  const plain = question.normalize('NFKC');
  return contentWords(blank(plain, event.wordsInQuestion(plain)), names).length === 0 ? event : undefined;
};
