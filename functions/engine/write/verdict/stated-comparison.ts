// Answers yes or no if a sentence states which of two is larger: "below the industry average of 24%" for "is it lower
// than the average?".
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import negation from '#shared/language/lexicon/negation.json' with { type: 'json' };
import lexicon from '#shared/language/lexicon/stated-comparisons.json' with { type: 'json' };
import { terms } from '../../terms.ts';
import { comparesSides } from '../../understand/kinds/choice.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { speaksOfWord } from '../fit/coverage.ts';

const { source, high, low } = lexicon;
const higherIn = compile({ id: 'higher', source, not: [], ...high });
const lowerIn = compile({ id: 'lower', source, not: [], ...low });
const negationsIn = compile(negation);

/** Characters between the words of comparison and the standard, whose figure may be among them. Set by hand. */
const NEAR = 24;
const BEFORE = /[가-힣\u3041-\u30ff]/u;

const speaksOf = (words: readonly string[], text: string): boolean => {
  const wording = { text, words: new Set(terms(text)), section: undefined };
  return words.every((word) => speaksOfWord(word, wording));
};

type Sides = readonly (readonly string[])[];
const lastOf = (words: readonly string[], text: string): number =>
  words.length === 0 ? -1 : Math.min(...words.map((word) => text.toLowerCase().lastIndexOf(word)));

/**
 * In Korean and Japanese, the standard precedes the words of comparison, and the compared figure precedes the standard.
 */
const isBehindSides = ([one = [], other = []]: Sides, text: string): boolean => {
  const [first, last] = [lastOf(one, text), lastOf(other, text)];
  return first >= 0 && first < last && text.length - last <= NEAR + (other.at(-1)?.length ?? 0);
};

const isOfSides = (sides: Sides, text: string, { start, end }: Place): boolean => {
  if (BEFORE.test(text.slice(start, end))) return isBehindSides(sides, text.slice(0, start));
  const [one = [], other = []] = sides;
  return speaksOf(one, text.slice(0, start)) && speaksOf(other, text.slice(end, end + NEAR + NEAR));
};

/** `undefined` if the question compares nothing, or the sentence compares other things. */
export const statedComparison = ({ question, choice }: Plan, text: string): 'yes' | 'no' | undefined => {
  const plain = question.normalize('NFKC');
  if (!choice || !comparesSides(question) || negationsIn(text).length > 0) return undefined;
  const isHigher = higherIn(plain).length > 0;
  if (isHigher === lowerIn(plain).length > 0) return undefined;
  const highs = higherIn(text).filter((place) => isOfSides(choice, text, place));
  const lows = lowerIn(text).filter((place) => isOfSides(choice, text, place));
  if (highs.length > 0 === lows.length > 0) return undefined;
  return highs.length > 0 === isHigher ? 'yes' : 'no';
};
