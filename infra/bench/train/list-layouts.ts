// Learns the header row and the question column: the weights that make the known layouts most probable.
import type { Signs } from '#functions/checklists/read/column-signs.ts';

/** A way to read a sheet. The reading that it asks nothing has no signs. */
export type Way = { readonly signs: Signs; readonly isRight: boolean };
export type Example = {
  readonly set: string;
  readonly list: string;
  readonly sheet: string;
  readonly ways: readonly Way[];
  readonly weight?: number;
};
export type Weights = Readonly<Record<string, number>>;

const STEPS = 200;
const RATE = 0.1;
/** How much a weight is held to the one before. */
const PULL = 0.002;
/** Signs that fewer ways have are not learned. */
const FEWEST = 8;

const scoreBy = (weights: Weights, signs: Signs): number =>
  Object.entries(signs).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0);

export const bestWay = ({ ways }: Example, weights: Weights): Way | undefined => {
  const scored = ways.map((way) => ({ way, score: scoreBy(weights, way.signs) }));
  return scored.reduce<(typeof scored)[number] | undefined>(
    (best, one) => (best && best.score >= one.score ? best : one),
    undefined,
  )?.way;
};

type Dense = {
  readonly weight: number;
  readonly rows: readonly { readonly at: Int32Array; readonly values: Float64Array; readonly isRight: boolean }[];
};

const namesOf = (examples: readonly Example[], before: Weights): string[] => {
  const counts = new Map<string, number>();
  for (const { ways } of examples)
    for (const { signs } of ways)
      for (const [name, value] of Object.entries(signs)) if (value !== 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= FEWEST).map(([name]) => name);
  return [...new Set([...often, ...Object.keys(before)])].sort();
};

const denseOf = ({ ways, weight = 1 }: Example, index: ReadonlyMap<string, number>): Dense => ({
  weight,
  rows: ways.map(({ signs, isRight }) => {
    const own = Object.entries(signs).flatMap(([name, value]) => {
      const at = index.get(name);
      return at === undefined || value === 0 ? [] : [[at, value] as const];
    });
    return { at: Int32Array.from(own, ([at]) => at), values: Float64Array.from(own, ([, value]) => value), isRight };
  }),
});

const addSlope = (slope: Float64Array, { rows, weight }: Dense, own: Float64Array): void => {
  const scores = rows.map(({ at, values }) =>
    values.reduce((sum, value, i) => sum + value * (own[at[i] ?? 0] ?? 0), 0),
  );
  const best = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - best));
  const whole = odds.reduce((sum, one) => sum + one, 0);
  const right = odds.reduce((sum, one, n) => sum + (rows[n]?.isRight ? one : 0), 0);
  for (const [n, { at, values, isRight }] of rows.entries()) {
    const pull = weight * ((isRight ? (odds[n] ?? 0) / right : 0) - (odds[n] ?? 0) / whole);
    if (Math.abs(pull) > 1e-7)
      for (const [i, where] of at.entries()) slope[where] = (slope[where] ?? 0) + pull * (values[i] ?? 0);
  }
};

const learnOnce = (all: readonly Example[], before: Weights): Weights => {
  const examples = all.filter(({ ways }) => ways.some(({ isRight }) => isRight));
  const names = namesOf(examples, before);
  const index = new Map(names.map((name, at) => [name, at]));
  const dense = examples.map((one) => denseOf(one, index));
  const total = dense.reduce((sum, { weight }) => sum + weight, 0);
  const from = Float64Array.from(names, (name) => before[name] ?? 0);
  const own = from.slice();
  const seen = new Float64Array(names.length).fill(1e-4);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = new Float64Array(names.length);
    for (const one of dense) addSlope(slope, one, own);
    for (let i = 0; i < own.length; i += 1) {
      const rise = (slope[i] ?? 0) / total - PULL * ((own[i] ?? 0) - (from[i] ?? 0));
      seen[i] = (seen[i] ?? 0) + rise * rise;
      own[i] = (own[i] ?? 0) + (RATE * rise) / Math.sqrt(seen[i] ?? 1);
    }
  }
  return Object.fromEntries(names.map((name, i) => [name, Number((own[i] ?? 0).toFixed(2))]));
};

/** Misread lists weigh more in the next round. */
const ROUNDS = 3;
const MORE = 1.6;

/** Continues from the weights before: of several rounds the one that misreads least. */
export const learnLayouts = (all: readonly Example[], before: Weights): Weights => {
  let examples = all;
  let best: { readonly weights: Weights; readonly misread: number } | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const weights = learnOnce(examples, before);
    const missed = new Set(all.flatMap((one, n) => (bestWay(one, weights)?.isRight ? [] : [n])));
    const misread = [...missed].reduce((sum, n) => sum + (all[n]?.weight ?? 1), 0);
    if (!best || misread < best.misread) best = { weights, misread };
    examples = examples.map((one, n) => (missed.has(n) ? { ...one, weight: (one.weight ?? 1) * MORE } : one));
  }
  return best?.weights ?? before;
};
