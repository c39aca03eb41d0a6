// The probability that a line of a short document answers its question, and what rules a line out; learned from
// invented documents.
import across from './across-weights.json' with { type: 'json' };
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
export const INPUTS: readonly string[] = [...FEATURES, ...PRODUCTS.map((pair) => pair.join(' x '))];
export const inputsOf = (features: LineFeatures): number[] => [
  ...FEATURES.map((name) => features[name]),
  ...PRODUCTS.map(([a, b]) => features[a] * features[b]),
];

const HALF = 0.5;
/** Another kind of thing, another number, year or name; or a rule's range where a count is requested. */
const OTHERS = [
  'lacks',
  'lacksValue',
  'countsOther',
  'exactOpen',
  'strangeOpen',
  'nameNowhere',
  'headNowhere',
  'statesRule',
  'namesNobody',
  'isBeside',
  'positionOpen',
] as const satisfies readonly Name[];

/** What is requested is not in it, or nothing of what the question says beside a name. Whatever the probability, it has no tick. */
export const mayAnswer = (features: LineFeatures): boolean => {
  const { nothingOwn, headAbove, hasCause, isAnswered, kindLabel, isNotice, open, valueGiven } = features;
  // A reason follows what it is of, and an answer its question: neither says it again.
  const isOfNothing = nothingOwn === 1 && headAbove + hasCause + isAnswered + kindLabel === 0;
  // A notice of anything else is another one.
  const isOtherNotice = isNotice === 1 && open > 0;
  // "Provider: Cobbold Services" says of Cobbold what it is, and nothing that is asked of it.
  const isNamedAlone = valueGiven >= HALF;
  return !isOfNothing && !isOtherNotice && !isNamedAlone && OTHERS.every((name) => features[name] === 0);
};

type Learned = {
  readonly threshold: number;
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
};
const learnedFor = (isForeign: boolean): Learned => (isForeign ? across : learned);

/** Lines in another language than the question have weights of their own: fewer of its words have a rendering. */
export const probabilityOf = (features: LineFeatures, isForeign: boolean): number => {
  const { bias, weights } = learnedFor(isForeign);
  const values = inputsOf(features);
  const logit = INPUTS.reduce((sum, name, i) => sum + (weights[name] ?? 0) * (values[i] ?? 0), bias);
  return 1 / (1 + Math.exp(-logit));
};
export const thresholdFor = (isForeign: boolean): number => learnedFor(isForeign).threshold;
