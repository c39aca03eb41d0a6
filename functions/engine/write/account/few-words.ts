// Tests whether a sentence lacks a word of a question of few words, or has none of them itself.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isOpen, type Judged, MANY_WORDS } from './account-features.ts';
import { labelIn } from './restated.ts';

/** "Annual charge: £27,500": the label of a value is what is asked for. */
const hasLabelOf = (question: string, text: string): boolean => {
  const label = labelIn(text.normalize('NFKC')).slice(0, -1).trim().toLowerCase();
  return label !== '' && question.normalize('NFKC').toLowerCase().includes(label);
};

/** In another language a word may be there that no dictionary joins. */
export const lacksOfFew = ({ question, wanted }: Plan, { account, statement: { kind, text } }: Judged): boolean => {
  const words = account.filter(({ concept }) => concept.isExact !== true);
  if (kind !== 'quote' || words.length === 0 || languageOf(question) !== languageOf(text)) return false;
  if (words.length < MANY_WORDS && words.some(isOpen)) return true;
  // A reason follows the sentence that names what it is the reason of.
  return wanted !== 'cause' && !hasLabelOf(question, text) && words.every(({ place }) => place !== 'own');
};
