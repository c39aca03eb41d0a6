// Tests whether a sentence lacks a word of a question of few words, or has none of them itself.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isOpen, type Judged, MANY_WORDS, type WordAccount } from './account-features.ts';
import { labelIn } from './restated.ts';

/** "Annual charge: £27,500": the label of a value is what is asked for. */
const hasLabelOf = (question: string, text: string): boolean => {
  const label = labelIn(text.normalize('NFKC')).slice(0, -1).trim().toLowerCase();
  return label !== '' && question.normalize('NFKC').toLowerCase().includes(label);
};

/** In another language a word may be there that no dictionary joins. */
const wordsOf = ({ question }: Plan, { account, statement: { kind, text } }: Judged): WordAccount =>
  kind !== 'quote' || languageOf(question) !== languageOf(text)
    ? []
    : account.filter(({ concept }) => concept.isExact !== true);

/** Whether the sentence has no word of the question; a reason follows the sentence that it is the reason of. */
export const lacksAll = (plan: Plan, judged: Judged): boolean => {
  const words = wordsOf(plan, judged);
  const { question, wanted } = plan;
  const isLabelled = hasLabelOf(question, judged.statement.text);
  return words.length > 0 && wanted !== 'cause' && !isLabelled && words.every(({ place }) => place !== 'own');
};

export const lacksOfFew = (plan: Plan, judged: Judged): boolean => {
  const words = wordsOf(plan, judged);
  return (words.length < MANY_WORDS && words.some(isOpen)) || lacksAll(plan, judged);
};
