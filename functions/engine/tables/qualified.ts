// Measures how many of a question's qualifiers a text contains: a segment, a region, a product.
import { hasPairs, terms } from '../terms.ts';
import type { Plan } from '../understand/plan-type.ts';

/** Compounds that exclude their word: less-than-truckload is not truckload, non-food is not food. */
const APART = /\b(?:less[- ]than|other[- ]than|non|excluding|except)[- ]\p{L}+/giu;

/** A text that may contain qualifiers, as terms and in lower case. */
export type Around = {
  readonly words: Pick<ReadonlySet<string>, 'has'>;
  readonly lower: string;
  /** The same without excluding compounds. */
  readonly plain: Omit<Around, 'plain'>;
};
const wordsOf = (text: string) => ({ words: new Set(terms(text)), lower: text.toLowerCase() });
/** `words` are its terms, if known. */
export const readAround = (text: string, words: Around['words'] = new Set(terms(text))): Around => {
  const whole = { words, lower: text.toLowerCase() };
  return { ...whole, plain: text.search(APART) >= 0 ? wordsOf(text.replace(APART, ' ')) : whole };
};

/** The share of qualifiers that a text contains. */
export const qualifiedBy = (plan: Plan, around: Around): number => {
  if (plan.qualifiers.length === 0) return 1;
  const { words, lower } = plan.question.search(APART) >= 0 ? around : around.plain;
  const isNamed = (word: string) => words.has(word) || lower.includes(word) || hasPairs(word, words);
  return plan.qualifiers.filter(isNamed).length / plan.qualifiers.length;
};
export const qualified = (plan: Plan, around: string): number =>
  plan.qualifiers.length === 0 ? 1 : qualifiedBy(plan, readAround(around));
