// The probability that a line of a short document answers, and what excludes a line; learned from invented documents.
import across from './across-weights.json' with { type: 'json' };
import { FEATURES, type LineFeatures } from './line-features.ts';
import learned from './line-weights.json' with { type: 'json' };

type Name = (typeof FEATURES)[number];
/** Features that count more together, and by language. */
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
/**
 * Features that exclude a line: another kind of thing, number, year or name; or a rule's range where a count is
 * requested.
 */
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

/** Whether a line may have the tick, whatever its probability: it must have what is requested, and more than a name. */
export const mayAnswer = (features: LineFeatures): boolean => {
  const { nothingOwn, headAbove, hasCause, isAnswered, kindLabel, isNotice, open, valueGiven } = features;
  // A reason or reply need not repeat what it explains or answers.
  const isOfNothing = nothingOwn === 1 && headAbove + hasCause + isAnswered + kindLabel === 0;
  // A notice for something else is another notice.
  const isOtherNotice = isNotice === 1 && open > 0;
  // "Provider: Cobbold Services" states nothing about Cobbold.
  const isNamedAlone = valueGiven >= HALF;
  return !isOfNothing && !isOtherNotice && !isNamedAlone && OTHERS.every((name) => features[name] === 0);
};

type Learned = {
  readonly threshold: number;
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
};
const learnedFor = (isForeign: boolean): Learned => (isForeign ? across : learned);

/** Lines in another language have their own weights, since fewer of their words have translations. */
export const probabilityOf = (features: LineFeatures, isForeign: boolean): number => {
  const { bias, weights } = learnedFor(isForeign);
  const values = inputsOf(features);
  const logit = INPUTS.reduce((sum, name, i) => sum + (weights[name] ?? 0) * (values[i] ?? 0), bias);
  return 1 / (1 + Math.exp(-logit));
};
export const thresholdFor = (isForeign: boolean): number => learnedFor(isForeign).threshold;
