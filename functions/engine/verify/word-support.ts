// Counts how many of a sentence's words occur in what it cites. Numbers are checked exactly; words can only be
// compared.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Cited } from '../evidence.ts';
import { terms } from '../terms.ts';
import { isAskingTerm } from '../understand/words/question-words.ts';

/** Least share of a sentence's words that its source must have. Set by hand. */
const MIN_SHARE = 0.4;

/** `weak`: few words are found, or the source is in another language and cannot be compared. */
export const wordSupport = (text: string, cited: readonly Cited[], figuresFound: number): 'enough' | 'weak' => {
  if (figuresFound > 0) return 'enough';
  const source = cited
    .map(({ quote, chunk }) => `${quote} ${chunk.context.company ?? ''} ${chunk.context.section ?? ''}`)
    .join(' ');
  if (languageOf(text) !== languageOf(source)) return 'weak';
  const stated = terms(text).filter((term) => !isAskingTerm(term));
  const given = new Set(terms(source));
  const shared = stated.filter((term) => given.has(term)).length;
  return stated.length === 0 || shared / stated.length >= MIN_SHARE ? 'enough' : 'weak';
};
