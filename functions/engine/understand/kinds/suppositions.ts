// Detects hypothetical questions and sentences ("what if prices fall"), their condition and its direction of change.
import { type Direction, movesIn } from '#shared/language/lexicon/direction.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/suppositions.json' with { type: 'json' };

const asksIn = compile(lexicon.asks);
const tellsIn = compile(lexicon.tells);
const withoutIn = compile(lexicon.without);
const partingsIn = compile(lexicon.partings);

export const asksSupposition = (question: string): boolean => asksIn(question.normalize('NFKC')).length > 0;

const EASTERN = /[가-힣\u3041-\u30ff]/u;
const IF = /\b(?:if|when|in the event (?:of|that))\b([^,.;?]*)/iu;
const WITHOUT = /\b(?:without|but for|had it not been for|excluding)\b([^,.;?]*)/iu;
/** "Without it" refers to the words before it. */
const PRONOUN = /^\s*(?:it|this|that|these|them|him|her)\s*$/iu;

const inEnglish = (text: string): string | undefined => {
  const without = WITHOUT.exec(text);
  if (without) return PRONOUN.test(without[1] ?? '') ? text.slice(0, without.index) : without[1];
  const condition = IF.exec(text)?.[1];
  if (condition !== undefined) return condition;
  const at = text.search(/\b(?:would|were to)\b/iu);
  return at > 0 ? text.slice(0, at) : undefined;
};

/** The words of the condition; `undefined` if the text has none. */
export const conditionOf = (text: string): string | undefined => {
  const plain = text.normalize('NFKC');
  if (!EASTERN.test(plain)) return inEnglish(plain);
  const [first] = [...tellsIn(plain), ...withoutIn(plain)].sort((a, b) => a.end - b.end);
  return first && plain.slice(0, first.end);
};

/** Whether the text describes a hypothetical event and not an actual one. */
export const isSupposition = (text: string): boolean => tellsIn(text.normalize('NFKC')).length > 0;

const waysIn = (text: string): ReadonlySet<Direction> => new Set(movesIn(text).map(({ way }) => way));

const isNot = (text: string): boolean => withoutIn(text.normalize('NFKC')).length > 0;

/** Whether both conditions are negated or neither is, and both have the same direction of change. */
export const supposesAlike = (question: string, text: string): boolean => {
  const [wanted, given] = [waysIn(conditionOf(question) ?? ''), waysIn(conditionOf(text) ?? '')];
  if (isNot(question) !== isNot(text)) return false;
  // "Without it" refers to a sentence that may mention more directions.
  return isNot(text) ? wanted.isSubsetOf(given) : wanted.symmetricDifference(given).size === 0;
};

/** Whether the word belongs to a condition or a negation, and names nothing. */
export const isOfCondition = (word: string): boolean => tellsIn(word).length + withoutIn(word).length > 0;

/** Whether the text describes the loss of a party: "leaves" in one text, "is lost" in another. */
export const isParting = (text: string): boolean => partingsIn(text.normalize('NFKC')).length > 0;

/** The value of a number word: "one percentage point" is 1 percentage point. */
export const numberOf = (word: string): number | undefined =>
  Object.entries(lexicon.numbers).find(([name]) => name === word)?.[1];
