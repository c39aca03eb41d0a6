// The calibrated probability that a stretch of text answers its question; `npm run train` fits it.
import type { Passage } from '../../evidence.ts';
import { terms } from '../../terms.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import type { Selected } from '../prose/select-sentences.ts';
import type { Quotable } from '../prose/sentences.ts';
import { FEATURES, type Features, featuresOver, type Judged } from './fit-features.ts';
import learned from './fit-weights.json' with { type: 'json' };

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
const answers = (features: Features, hasOwnLanguage: boolean, threshold = learned.threshold): boolean => {
  if (!mayAnswer(features)) return false;
  if (features.isForeign) return !hasOwnLanguage && features.heads === 1;
  return probabilityOf(features) >= threshold;
};

/** The four below are set by hand, no set chose them. Of what is asked a line must itself have so much in order to be the only one that tells it. */
const MAX_OF_HEADS = 0.6;
/** Of what that line has another one has less. */
const SHARE_OF_OTHERS = 0.6;
/** Where no other line rivals it. */
const THRESHOLD_OF_ONLY = 0.2;
/** Beside a line that speaks of all that is asked, one that speaks of less than this tells something else. */
const MIN_BESIDE_WHOLE = 0.5;

/** The line that has all that is asked, itself or beside it, where every other line has far less of it. */
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
  /** Lines of prose that answer, the most probable first. */
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
