// Scores lines that cover the whole question; the line's own words and rare words count most.
import { terms } from '../../terms.ts';
import type { Quotable } from '../prose/sentences.ts';
import type { Concept } from './concept.ts';
import type { Accounted } from './explained.ts';

export type Candidate = Quotable & { readonly all: Accounted; readonly before: Quotable | undefined };

/** Weight of each place that covers a concept, with a bonus for the line's beginning. Set by hand. */
const SHARE = { own: 1, section: 0.3, before: 0.2, passage: 0, document: 0 } as const;
const BEGINNING = 0.2;
const LEAD = /^(?:[제第]\s?\d+\s?[조条]\s?|\d{1,2}(?:\.\d{1,2})+\s)?(?:[(（][^()（）]*[)）])?\s?(?:(?:the|a|an)\s)?/iu;
const begins = (word: string, text: string): boolean => text.toLowerCase().replace(LEAD, '').startsWith(word);

/** Weight of further question words, to separate similar lines: annual rent. Set by hand. */
const SHARE_OF_REST = 0.1;

/** Returns a scoring function that weighs concepts by rarity. */
export const worthOver = (
  question: string,
  concepts: readonly Concept[],
  lines: readonly Quotable[],
): ((one: Candidate) => number) => {
  const rarity = concepts.map(({ isIn }) => {
    const having = lines.filter(({ text }) => isIn(text)).length;
    return Math.log(1 + lines.length / (0.5 + having));
  });
  const requested = terms(question);
  return ({ all, text, words }) =>
    requested.filter((term) => words.has(term)).length * SHARE_OF_REST +
    all.reduce((sum, { by }, n) => {
      const beginning = begins(concepts[n]?.name ?? '', text) ? BEGINNING : 0;
      return sum + (SHARE[by ?? 'document'] + beginning) * (rarity[n] ?? 0);
    }, 0);
};
