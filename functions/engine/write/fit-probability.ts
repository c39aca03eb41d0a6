// The calibrated probability that a stretch of text answers its question; `npm run train` fits it.
import type { Passage } from '../evidence.ts';
import { terms } from '../terms.ts';
import type { Plan } from '../understand/plan-type.ts';
import { FEATURES, type Features, featuresOver } from './fit-features.ts';
import learned from './fit-weights.json' with { type: 'json' };
import { isOfCompany } from './pick-figure.ts';
import type { Selected } from './select-sentences.ts';
import type { Quotable } from './sentences.ts';

/**
 * A head noun of the question is in the line or beside it, never in a title or heading alone; the line states something
 * by itself, of the kind that is asked for (a date, a name). Whatever the probability, nothing else has the tick.
 */
export const mayAnswer = (features: Features): boolean => {
  const { headsAround, lacksNouns, lacksPeriods, isStatement, isRow, lacksWanted } = features;
  return headsAround > 0 && !lacksNouns && !lacksPeriods && (isStatement === 1 || isRow === 1) && lacksWanted === 0;
};

type Name = (typeof FEATURES)[number];
/** What counts for more together: of a sentence like the question on a page like the question, by language. */
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
 * Words of another language cannot be compared: such a line answers where it has all that the question names, and where
 * nothing was found in the question's own language.
 */
const answers = (features: Features, hasOwnLanguage: boolean): boolean => {
  if (!mayAnswer(features)) return false;
  if (features.isForeign) return !hasOwnLanguage && features.heads === 1;
  return probabilityOf(features) >= learned.threshold;
};

export type Judge = {
  /** Whether a sentence is, or is part of, a line that answers. */
  readonly answers: (one: Quotable) => boolean;
  /** Lines of prose that answer, the most probable first. */
  readonly lines: readonly Selected[];
};

export const judgeOver = (plan: Plan, passages: readonly Passage[]): Judge => {
  const own = passages.filter((passage) => isOfCompany(plan, passage));
  const all = featuresOver(plan, own);
  const hasOwnLanguage = all.some(({ features }) => !features.isForeign && answers(features, true));
  const likely = all
    .map((one) => ({ ...one, score: probabilityOf(one.features) }))
    .filter(({ features }) => answers(features, hasOwnLanguage));
  return {
    answers: ({ passage, start, end }) =>
      likely.some((line) => line.passage.chunk.id === passage.chunk.id && line.start < end && line.end > start),
    lines: likely
      .filter(({ passage }) => passage.chunk.kind === 'prose')
      .map((one) => ({ ...one, words: new Set(terms(one.text)), section: one.passage.chunk.context.section }))
      .sort((a, b) => b.score - a.score),
  };
};
