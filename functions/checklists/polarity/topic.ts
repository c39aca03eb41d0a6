// Tells topics, of which yes or no says nothing, from statements and questions.
import { says } from '../read/kind.ts';
import polarity from '../words/polarity.json' with { type: 'json' };
import { plain } from './plain-text.ts';
import { firstSentence, isPolar, isStatement } from './polar-question.ts';

const WHETHER = new RegExp(polarity.whether.join('|'), 'u');
/** True for a phrase without a verb that does not ask whether there is something: a topic, of which yes says nothing. */
export const isTopic = (question: string): boolean => {
  const first = firstSentence(question);
  return isStatement(first) && !says(first) && !WHETHER.test(plain(first));
};

/** True for a row that no yes or no answers. */
export const isOpen = (question: string): boolean => !isPolar(question) || isTopic(question);
