// The calibrated probability that a text answers its question; `npm run train` fits it.
import type { Passage } from '../../evidence.ts';
import { terms } from '../../terms.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import type { Selected } from '../prose/select-sentences.ts';
import type { Quotable } from '../prose/sentences.ts';
import { FEATURES, type Features, featuresOver, type Judged } from './fit-features.ts';
import learned from './fit-weights.json' with { type: 'json' };

/**
 * Whether a line may have the tick at all: a head noun of the question is in it or beside it, not only in a title or
 * heading, and it states something of the requested kind (a date, a name).
 */
export const mayAnswer = (features: Features): boolean => {
  const { headsAround, lacksNouns, lacksPeriods, isStatement, isRow, lacksWanted } = features;
  return headsAround > 0 && !lacksNouns && !lacksPeriods && (isStatement === 1 || isRow === 1) && lacksWanted === 0;
};

type Name = (typeof FEATURES)[number];
/** Features that count more together, such as a similar sentence on a similar page, and by language. */
const PRODUCTS: readonly (readonly [Name, Name])[] = [
  ['own', 'own'],
  ['around', 'around'],
  ['own', 'pageBm25'],
  ['own', 'score'],
  ['own', 'headsAround'],
  ['best', 'pageBm25'],
  ['own', 'isKorean'],
  ['around', 'isKorean'],
  ['heads', 'isKorean'],
  ['own', 'isJapanese'],
  ['around', 'isJapanese'],
  ['heads', 'isJapanese'],
];
export const INPUTS: readonly string[] = [...FEATURES, ...PRODUCTS.map((pair) => pair.join(' x '))];

export const inputsOf = (features: Features): number[] => [
  ...FEATURES.map((name) => features[name]),
  ...PRODUCTS.map(([a, b]) => features[a] * features[b]),
];

const WEIGHTS = new Map(Object.entries(learned.weights));

export const probabilityOf = (features: Features): number => {
  const values = inputsOf(features);
  const logit = INPUTS.reduce((sum, name, i) => sum + (WEIGHTS.get(name) ?? 0) * (values[i] ?? 0), learned.bias);
  return 1 / (1 + Math.exp(-logit));
};

/**
 * Words of another language cannot be compared: such a line answers only if it has every name of the question and no
 * line in the question's language answers.
 */
const answers = (features: Features, hasOwnLanguage: boolean, threshold = learned.threshold): boolean => {
  if (!mayAnswer(features)) return false;
  if (features.isForeign) return !hasOwnLanguage && features.heads === 1;
  return probabilityOf(features) >= threshold;
};

/** Least share of the question's head nouns in a line that may be the only answer. Set by hand, like the next three. */
const MAX_OF_HEADS = 0.6;
/** Every other line must score below this share of that line's score. */
const SHARE_OF_OTHERS = 0.6;
/** Threshold for a line without competitors. */
const THRESHOLD_OF_ONLY = 0.2;
/** Least share of a line beside one that covers the whole question. */
const MIN_BESIDE_WHOLE = 0.5;

/** Returns the line that covers the whole question, itself or by its neighbors, if every other line covers far less. */
const onlyOne = (all: readonly Judged[]): Judged | undefined => {
  const speaking = all.filter(({ features }) => !features.isForeign && features.lacksWanted === 0);
  const first = speaking.find(({ features }) => features.headsAround === 1 && features.heads >= MAX_OF_HEADS);
  if (!first) return undefined;
  const most = first.features.heads * SHARE_OF_OTHERS;
  return speaking.every((one) => one === first || one.features.heads < most) ? first : undefined;
};

export type Judge = {
  /** Whether a sentence is, or is part of, a line that answers. */
  readonly answers: (one: Quotable) => boolean;
  /** Prose lines that answer, most probable first. */
  readonly lines: readonly Selected[];
};

export const judgeOver = (plan: Plan, passages: readonly Passage[]): Judge => {
  const own = passages.filter((passage) => isOfCompany(plan, passage));
  const all = featuresOver(plan, own);
  const hasOwnLanguage = all.some(({ features }) => !features.isForeign && answers(features, true));
  const only = onlyOne(all);
  const answering = all.filter((one) =>
    answers(one.features, hasOwnLanguage, one === only ? THRESHOLD_OF_ONLY : learned.threshold),
  );
  const isWhole =
    plan.metrics.length === 0 && plan.kind !== 'list' && answering.some(({ features }) => features.heads === 1);
  const likely = answering
    .filter(({ features }) => !isWhole || features.heads >= MIN_BESIDE_WHOLE)
    .map((one) => ({ ...one, score: probabilityOf(one.features) }));
  return {
    answers: ({ passage, start, end }) =>
      likely.some((line) => line.passage.chunk.id === passage.chunk.id && line.start < end && line.end > start),
    lines: likely
      .filter(({ passage }) => passage.chunk.kind === 'prose')
      .map((one) => ({ ...one, words: new Set(terms(one.text)), section: one.passage.chunk.context.section }))
      .sort((a, b) => b.score - a.score),
  };
};
