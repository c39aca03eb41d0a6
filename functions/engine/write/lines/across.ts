// Signals for lines in another language than the question: words without a translation.

import { escaped } from '#shared/language/escaped.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { capital } from '../../capital.ts';
import { isNamedIn } from '../../understand/names/company-names.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { isKnownWord } from '../../understand/words/dictionary.ts';
import { hasSameWord } from '../explained/same-word.ts';
import type { Unit } from './units.ts';

/** The share of the value that the question already names: "Provider: Cobbold Services" only repeats Cobbold. */
export const valueGiven = ({ question, names }: Plan, { text, label }: Unit): number => {
  const value = label === '' ? '' : text.slice(text.indexOf(label) + label.length);
  const words = contentWords(value, []);
  const isGiven = (word: string): boolean => hasSameWord(word, question) || names.some((one) => isNamedIn(word, one));
  return /\d/u.test(value) || words.length === 0 ? 0 : words.filter(isGiven).length / words.length;
};

/** A word missing from the dictionary may be a name; in English only if capitalized. */
export const isStrange = (question: string, word: string): boolean =>
  !isKnownWord(question, word) &&
  (languageOf(question) !== 'en' || new RegExp(`(?<=\\S )${capital(escaped(word))}`, 'u').test(question));
