// Learns the ranking: the signal weights that make answering passages most likely to come first.
import { createHash } from 'node:crypto';
import type { SignalName } from '#functions/engine/evidence.ts';
import type { RankedQuestion } from './rank-examples.ts';

export type Weights = Readonly<Partial<Record<SignalName, number>>>;
export type WeightsOfKinds = Readonly<Record<RankedQuestion['kind'], Weights>>;

const FOLDS = 5;
const STEPS = 150;
const RATE = 0.3;
const MOMENTUM = 0.9;
/**
 * How strongly learned weights are pulled to those set by hand. Chosen from 0.03, 0.1 and 0.3: the smallest loss in any
 * set.
 */
const PULL = 0.1;

const scoreBy = (weights: Weights, signals: Weights): number =>
  Object.entries(signals).reduce((sum, [name, value]) => sum + (weights[name as SignalName] ?? 0) * value, 0);

/** The place of the first page that answers; pages are ordered by their best passages. */
const placeOf = ({ examples }: RankedQuestion, weights: Weights): number => {
  const scored = examples.map((one) => ({ ...one, score: scoreBy(weights, one.signals) }));
  const pages = new Set<string>();
  for (const { page, isGold } of scored.sort((a, b) => b.score - a.score)) {
    pages.add(page);
    if (isGold) return pages.size;
  }
  return Number.POSITIVE_INFINITY;
};

/** The best-ranked candidates of a question that are kept, beside all that answer. */
const MAX_CANDIDATES = 100;
type Rows = { readonly set: string; readonly values: readonly Float64Array[]; readonly isGold: readonly boolean[] };
const rowsOf = ({ set, examples }: RankedQuestion, names: readonly SignalName[]): Rows => {
  const rows = examples.filter(({ isGold }, place) => isGold || place < MAX_CANDIDATES);
  return {
    set,
    values: rows.map(({ signals }) => Float64Array.from(names, (name) => signals[name] ?? 0)),
    isGold: rows.map(({ isGold }) => isGold),
  };
};

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
const sum = (all: readonly number[]): number => all.reduce((whole, one) => whole + one, 0);

/** Adds the gradient of the likelihood that the answering passages come first. */
const addSlope = (slope: Float64Array, { values, isGold }: Rows, weights: Float64Array, worth: number): void => {
  const scores = values.map((row) => dot(row, weights));
  const best = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - best));
  const whole = sum(odds);
  const gold = sum(odds.filter((_, n) => isGold[n]));
  if (gold === 0) return;
  for (const [n, row] of values.entries()) {
    const own = odds[n] ?? 0;
    const pull = worth * ((isGold[n] ? own / gold : 0) - own / whole);
    for (let i = 0; i < slope.length; i += 1) slope[i] = (slope[i] ?? 0) + pull * (row[i] ?? 0);
  }
};

/** Each set has the same weight, however many questions it has. */
export const learnWeights = (questions: readonly RankedQuestion[], hand: Weights): Weights => {
  const names = Object.keys(hand) as SignalName[];
  const from = Float64Array.from(names, (name) => hand[name] ?? 0);
  const all = questions.map((one) => rowsOf(one, names));
  const counts = Map.groupBy(all, ({ set }) => set);
  const own = Float64Array.from(from);
  const speed = new Float64Array(names.length);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = new Float64Array(names.length);
    for (const one of all) addSlope(slope, one, own, 1 / counts.size / (counts.get(one.set)?.length ?? 1));
    for (let i = 0; i < own.length; i += 1) {
      const rise = (slope[i] ?? 0) - PULL * ((own[i] ?? 0) - (from[i] ?? 0));
      speed[i] = MOMENTUM * (speed[i] ?? 0) + RATE * rise;
      own[i] = (own[i] ?? 0) + (speed[i] ?? 0);
    }
  }
  return Object.fromEntries(names.map((name, i) => [name, Number((own[i] ?? 0).toFixed(2))]));
};

const foldOf = ({ document }: RankedQuestion): number =>
  (createHash('sha256').update(document).digest()[0] ?? 0) % FOLDS;

export type Places = ReadonlyMap<RankedQuestion, number>;
export const placesBy = (questions: readonly RankedQuestion[], weights: WeightsOfKinds): Places =>
  new Map(questions.map((one) => [one, placeOf(one, weights[one.kind])]));

const KINDS = ['figure', 'prose'] as const;
/** Places every question with weights learned without its document. */
export const crossValidatedPlaces = (questions: readonly RankedQuestion[], hand: WeightsOfKinds): Places =>
  new Map(
    Array.from({ length: FOLDS }, (_, fold) => {
      const others = questions.filter((one) => foldOf(one) !== fold);
      const [figure, prose] = KINDS.map((kind) =>
        learnWeights(
          others.filter((one) => one.kind === kind),
          hand[kind],
        ),
      );
      const own = questions.filter((one) => foldOf(one) === fold);
      return [...placesBy(own, { figure: figure ?? {}, prose: prose ?? {} })];
    }).flat(),
  );

/** For each set: shares with the right page first and among five, and the mean reciprocal rank. */
export const scoresOf = (places: Places): Record<string, { first: number; five: number; reciprocal: number }> =>
  Object.fromEntries(
    [...Map.groupBy(places, ([{ set }]) => set)].map(([set, own]) => {
      const mean = (of: (place: number) => number) =>
        Number((own.reduce((sum, [, place]) => sum + of(place), 0) / own.length).toFixed(3));
      const within = (most: number) => mean((place) => (place <= most ? 1 : 0));
      return [set, { first: within(1), five: within(5), reciprocal: mean((place) => 1 / place) }];
    }),
  );
