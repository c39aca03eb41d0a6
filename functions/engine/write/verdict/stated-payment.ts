// Answers yes if a sentence states an amount paid to shareholders, for questions whether a dividend is paid.
import { statesMoney } from '#shared/language/grammar/figures.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import negation from '#shared/language/lexicon/negation.json' with { type: 'json' };
import lexicon from '#shared/language/lexicon/yes-no-questions.json' with { type: 'json' };
import { findMeasures } from '../../understand/measures/find-metrics.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';

const paidIn = compile(lexicon.paid);
const negationsIn = compile(negation);
const PAYMENT = 'dividends';

/** The question must ask nothing else, such as an amount or kind: "an interim dividend". */
export const statesPayment = ({ question, metrics, topic, words, names, entities }: Plan, text: string): boolean => {
  const measures = new Set([...metrics, ...findMeasures(question)].map(({ id }) => id));
  const isAsked = topic?.id === PAYMENT && [...measures].every((id) => id === PAYMENT) && !/\d/.test(question);
  const left = words.filter((word) => topic?.words(word).length === 0 && paidIn(word).length === 0);
  const isPlain = isAsked && left.every((word) => contentWords(word, [...names, ...entities]).length === 0);
  return (
    isPlain &&
    topic.words(text).length > 0 &&
    paidIn(text).length > 0 &&
    negationsIn(text).length === 0 &&
    statesMoney(text)
  );
};
