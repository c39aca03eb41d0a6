// Recognizes a figure computed from others in the same sentence, and writes its formula.
import type { Figure } from '#shared/language/grammar/figures.ts';
import { near, shown } from './computed-figure.ts';
import { ofDays } from './derive-days.ts';

type Pair = readonly [Figure, Figure];
type Rule = {
  readonly holds: (stated: Figure, pair: Pair) => boolean;
  readonly formula: (pair: Pair) => string;
};

const isRatioUnit = (figure: Figure): boolean => figure.unit === 'percent' || figure.unit === 'points';
const amounts = (stated: Figure, [a, b]: Pair): boolean =>
  !isRatioUnit(stated) && a.unit === b.unit && stated.unit === a.unit;
const percentOf = (stated: Figure, [a, b]: Pair): boolean =>
  stated.unit === 'percent' && !isRatioUnit(a) && a.unit === b.unit && b.value !== 0;

/** An amount per counted person. */
const eachOf = (stated: Figure, [a, b]: Pair): boolean =>
  stated.unit !== undefined &&
  stated.unit !== 'people' &&
  !isRatioUnit(stated) &&
  a.unit === stated.unit &&
  b.unit === 'people' &&
  b.value !== 0;

const RULES: readonly Rule[] = [
  {
    holds: (stated, pair) =>
      percentOf(stated, pair) && near(stated, ((pair[0].value - pair[1].value) / Math.abs(pair[1].value)) * 100),
    formula: ([a, b]) => `(${shown(a)} − ${shown(b)}) ÷ ${shown(b)} × 100`,
  },
  {
    holds: (stated, pair) => percentOf(stated, pair) && near(stated, (pair[0].value / pair[1].value) * 100),
    formula: ([a, b]) => `${shown(a)} ÷ ${shown(b)} × 100`,
  },
  {
    holds: (stated, pair) => eachOf(stated, pair) && near(stated, pair[0].value / pair[1].value),
    formula: ([a, b]) => `${shown(a)} ÷ ${shown(b)}`,
  },
  {
    holds: (stated, [a, b]) =>
      isRatioUnit(stated) && a.unit === 'percent' && b.unit === 'percent' && near(stated, a.value - b.value),
    formula: ([a, b]) => `${shown(a)} − ${shown(b)}`,
  },
  {
    holds: (stated, pair) => amounts(stated, pair) && near(stated, pair[0].value - pair[1].value),
    formula: ([a, b]) => `${shown(a)} − ${shown(b)}`,
  },
  {
    holds: (stated, pair) => amounts(stated, pair) && near(stated, pair[0].value + pair[1].value),
    formula: ([a, b]) => `${shown(a)} + ${shown(b)}`,
  },
];

const timesOf = (stated: Figure, value: number): boolean =>
  (stated.unit === 'times' && near(stated, value)) || (stated.unit === 'percent' && near(stated, value * 100));

/** (a − b) ÷ c and a ÷ b as multiples: quick ratio, cash conversion, interest coverage. */
const ofThree = (stated: Figure, operands: readonly Figure[]): string | undefined => {
  for (const a of operands)
    for (const c of operands) {
      if (a === c || c.value === 0 || a.unit !== c.unit || isRatioUnit(a)) continue;
      if (timesOf(stated, a.value / c.value)) return `${shown(a)} ÷ ${shown(c)} = ${shown(stated)}`;
      const b = operands.find(
        (other) =>
          other !== a && other !== c && other.unit === a.unit && timesOf(stated, (a.value - other.value) / c.value),
      );
      if (b) return `(${shown(a)} − ${shown(b)}) ÷ ${shown(c)} = ${shown(stated)}`;
      const d = operands.find(
        (other) =>
          other !== a && other !== c && other.unit === a.unit && timesOf(stated, (a.value + other.value) / c.value),
      );
      if (d) return `(${shown(a)} + ${shown(d)}) ÷ ${shown(c)} = ${shown(stated)}`;
    }
  return undefined;
};

/** (a − b) ÷ (c + d) and a ÷ (c + d), in the order after the figure: net debt over an EBITDA that no row prints. */
const overSum = (stated: Figure, operands: readonly Figure[]): string | undefined => {
  const own = operands.filter((one) => one.start > stated.start && !isRatioUnit(one) && one.unit !== 'times');
  if (own.length < 3 || own.length > 4 || own.some(({ unit }) => unit !== own[0]?.unit)) return undefined;
  const [c, d] = own.slice(-2);
  const [a, b] = own.slice(0, -2);
  if (!a || !c || !d || c.value + d.value === 0) return undefined;
  const top = b ? `(${shown(a)} − ${shown(b)})` : shown(a);
  return timesOf(stated, (a.value - (b?.value ?? 0)) / (c.value + d.value))
    ? `${top} ÷ (${shown(c)} + ${shown(d)}) = ${shown(stated)}`
    : undefined;
};

/** a + b − c of amounts: earnings before depreciation, less investments. */
const ofSumLess = (stated: Figure, operands: readonly Figure[]): string | undefined => {
  const own = operands.filter((one) => one !== stated && amounts(stated, [one, one]));
  for (const [n, a] of own.entries())
    for (const b of own.slice(n + 1)) {
      const c = own.find((one) => one !== a && one !== b && near(stated, a.value + b.value - one.value));
      if (c) return `${shown(a)} + ${shown(b)} − ${shown(c)} = ${shown(stated)}`;
    }
  return undefined;
};

/** a ÷ the average of b and c: earnings over an average balance. */
const overMean = (stated: Figure, operands: readonly Figure[]): string | undefined => {
  const own = operands.filter((one) => one !== stated && !isRatioUnit(one) && one.unit !== 'times');
  for (const [n, b] of own.entries())
    for (const c of own.slice(n + 1)) {
      const half = (b.value + c.value) / 2;
      const a = own.find((one) => one !== b && one !== c && half !== 0 && timesOf(stated, one.value / half));
      if (a) return `${shown(a)} ÷ ((${shown(b)} + ${shown(c)}) ÷ 2) = ${shown(stated)}`;
    }
  return undefined;
};

/** The average of a ÷ b, c ÷ d, …, in the order of the sentence. */
const meanOfRatios = (stated: Figure, operands: readonly Figure[]): string | undefined => {
  const own = operands.filter((one) => one.start > stated.start && !isRatioUnit(one) && one.unit !== 'times');
  const pairs = own.flatMap((one, n) => (n % 2 === 0 ? [[one, own[n + 1]] as const] : []));
  const ratios = pairs.flatMap(([a, b]) => (b && b.value !== 0 ? [a.value / b.value] : []));
  if (ratios.length < 2 || ratios.length < pairs.length) return undefined;
  if (!timesOf(stated, ratios.reduce((sum, one) => sum + one, 0) / ratios.length)) return undefined;
  const terms = pairs.map(([a, b]) => `${shown(a)} ÷ ${b ? shown(b) : ''}`);
  return `(${terms.join(' + ')}) ÷ ${terms.length} = ${shown(stated)}`;
};

/** Compound yearly growth over the years between the sentence's periods. */
const ofGrowth = (stated: Figure, operands: readonly Figure[], years: number): string | undefined => {
  if (stated.unit !== 'percent' || years < 2) return undefined;
  const amounts = operands.filter((one) => !isRatioUnit(one) && one.value > 0);
  for (const a of amounts)
    for (const b of amounts)
      if (a !== b && a.unit === b.unit && near(stated, ((b.value / a.value) ** (1 / years) - 1) * 100))
        return `(${shown(b)} ÷ ${shown(a)})^(1/${years}) − 1 = ${shown(stated)}`;
  return undefined;
};

/** Returns the first addends that sum to the stated figure; empty if none do. */
const addends = (stated: Figure, own: readonly Figure[]): readonly Figure[] => {
  let sum = 0;
  const count = own.findIndex(({ value }, n) => {
    sum += value;
    return n > 0 && near(stated, sum);
  });
  return own.slice(0, count + 1);
};

/** "2,213 (992 + 1,221)", "992 + 1,000 + 221 = 2,213": the figures right after or before it sum to it. */
const ofSum = (stated: Figure, operands: readonly Figure[]): string | undefined => {
  const own = operands.filter(({ unit }) => unit === stated.unit).sort((a, b) => a.start - b.start);
  const behind = addends(
    stated,
    own.filter(({ start }) => start > stated.start),
  );
  const before = addends(stated, own.filter(({ start }) => start < stated.start).reverse());
  const all = behind.length > 0 ? behind : before.toReversed();
  return all.length > 0 ? `${all.map(shown).join(' + ')} = ${shown(stated)}` : undefined;
};

/** Sums of amounts only: other figures may be computed from them in turn. */
export const deriveSum = (stated: Figure, operands: readonly Figure[]): string | undefined =>
  isRatioUnit(stated) || stated.unit === 'times' ? undefined : ofSum(stated, operands);

/** Returns the formula if other figures of the sentence, found in the source, give this one. */
export const derive = (stated: Figure, operands: readonly Figure[], years = 0): string | undefined => {
  // An average of ratios is tried first: with figures of several years, two may match by chance.
  const mean = meanOfRatios(stated, operands);
  if (mean) return mean;
  for (const a of operands)
    for (const b of operands)
      if (a !== b && a !== stated && b !== stated) {
        const rule = RULES.find(({ holds }) => holds(stated, [a, b]));
        if (rule) return `${rule.formula([a, b])} = ${shown(stated)}`;
      }
  if (stated.unit === 'times' || stated.unit === 'percent')
    return (
      ofGrowth(stated, operands, years) ??
      ofThree(stated, operands) ??
      overMean(stated, operands) ??
      overSum(stated, operands)
    );
  return ofDays(stated, operands) ?? deriveSum(stated, operands) ?? ofSumLess(stated, operands);
};
