// The probability that a line of a short document answers its question, and what it never answers; learned from lines of invented documents.
import { FEATURES, type LineFeatures } from './line-features.ts';
import learned from './line-weights.json' with { type: 'json' };

type Name = (typeof FEATURES)[number];
/** What counts for more together, and by language. */
const PRODUCTS: readonly (readonly [Name, Name])[] = [
  ['own', 'has'],
  ['own', 'isUntyped'],
  ['lead', 'own'],
  ['lead', 'has'],
  ['label', 'has'],
  ['open', 'has'],
  ['headOwn', 'has'],
  ['own', 'isKorean'],
  ['own', 'isJapanese'],
  ['pairs', 'isKorean'],
  ['pairs', 'isJapanese'],
];
const INPUTS: readonly string[] = [...FEATURES, ...PRODUCTS.map((pair) => pair.join(' x '))];
const inputsOf = (features: LineFeatures): number[] => [
  ...FEATURES.map((name) => features[name]),
  ...PRODUCTS.map(([a, b]) => features[a] * features[b]),
];

/**
 * What is requested is not in it: another kind of thing, another number, year or name, nothing of what the question
 * says beside a name; or it is a rule's range where a count is requested. Whatever the probability, it has no tick.
 */
export const mayAnswer = (features: LineFeatures): boolean => {
  const { nothingOwn, headAbove, hasCause, isAnswered, kindLabel, isBeside, positionOpen, isNotice, open } = features;
  // A reason follows what it is of, and an answer its question: neither says it again.
  const isOfNothing = nothingOwn === 1 && headAbove + hasCause + isAnswered + kindLabel === 0;
  // A notice of anything else is another one.
  const isOtherNotice = isNotice === 1 && open > 0;
  const { lacks, lacksValue, countsOther, exactOpen, nameNowhere, headNowhere, statesRule, namesNobody } = features;
  const isOther = [lacks, lacksValue, countsOther, exactOpen, nameNowhere, headNowhere, statesRule, namesNobody];
  return !isOfNothing && !isOtherNotice && isBeside + positionOpen === 0 && isOther.every((one) => one === 0);
};

const WEIGHTS: Readonly<Record<string, number>> = learned.weights;
export const probabilityOf = (features: LineFeatures): number => {
  const values = inputsOf(features);
  const logit = INPUTS.reduce((sum, name, i) => sum + (WEIGHTS[name] ?? 0) * (values[i] ?? 0), learned.bias);
  return 1 / (1 + Math.exp(-logit));
};
export const THRESHOLD = learned.threshold;
