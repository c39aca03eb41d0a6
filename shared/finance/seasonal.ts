// Classical decomposition of a monthly or quarterly series: trend, season, remainder, and the series without its season.
import { periodAxis } from './periods.ts';
import { sumOf } from './ratio.ts';
import { finite, refuse } from './refused.ts';

export type Observation = { readonly period: string; readonly value: number };
export type SeasonalModel = 'additive' | 'multiplicative';

/** In the unit of the values; undefined where the moving average does not reach (half a year at each end). */
export type Decomposed = Observation & {
  readonly trend: number | undefined;
  /** Additive: to be added; multiplicative: a factor around 1. */
  readonly seasonal: number;
  readonly remainder: number | undefined;
  readonly adjusted: number;
};
export type Seasonal = {
  readonly model: SeasonalModel;
  readonly perYear: 4 | 12;
  /** One a season, January or the first quarter first; their mean is 0 (additive) or 1 (multiplicative). */
  readonly index: readonly number[];
  readonly series: readonly Decomposed[];
};

/** Centred: a moving average over a year and one period, the two ends counted half. */
const trendAt = (values: readonly number[], at: number, perYear: number): number | undefined => {
  const half = perYear / 2;
  const ends = [values[at - half], values[at + half]];
  const [left, right] = ends;
  if (left === undefined || right === undefined) return undefined;
  return (sumOf(values.slice(at - half + 1, at + half)) + (left + right) / 2) / perYear;
};

const mean = (values: readonly number[]): number => sumOf(values) / values.length;

const OPERATIONS = {
  additive: {
    without: (value: number, part: number) => value - part,
    centred: (value: number, middle: number) => value - middle,
  },
  multiplicative: {
    without: (value: number, part: number) => value / part,
    centred: (value: number, middle: number) => value / middle,
  },
} as const;

type Series = {
  readonly values: readonly number[];
  readonly periods: readonly string[];
  readonly perYear: 4 | 12;
  readonly first: number;
};

const CYCLES = 2;

const seriesOf = (observations: readonly Observation[], model: SeasonalModel): Series => {
  const axis = periodAxis(observations.map(({ period }) => period));
  const { perYear, periods, first } = axis;
  if (perYear === 1) return refuse('periodsTooFew', { least: 8, count: periods.length });
  const byPeriod = new Map(observations.map(({ period, value }) => [period, finite(value, period)]));
  if (byPeriod.size !== observations.length) refuse('itemTwice', { item: twice(observations) });
  if (periods.length < CYCLES * perYear) refuse('periodsTooFew', { least: CYCLES * perYear, count: periods.length });
  const values = periods.map((period) => byPeriod.get(period) ?? Number.NaN);
  const low = values.findIndex((value) => value <= 0);
  if (model === 'multiplicative' && low !== -1) refuse('valueNotPositive', { about: periods[low] ?? '' });
  return { values, periods, perYear, first };
};

const twice = (observations: readonly Observation[]): string =>
  observations.find(({ period }, i) => observations.findIndex((other) => other.period === period) !== i)?.period ?? '';

/**
 * Trend = centred moving average over a year; index = mean of what is left of each season, centred; remainder = the rest.
 * Source: Hyndman and Athanasopoulos, Forecasting: Principles and Practice, "Classical decomposition"; the same as R's
 * `decompose`. Throws Refused: periodGap, periodsTooFew (two full years), valueNotPositive (multiplicative), itemTwice.
 */
export const seasonal = (observations: readonly Observation[], model: SeasonalModel): Seasonal => {
  const { values, periods, perYear, first } = seriesOf(observations, model);
  const { without, centred } = OPERATIONS[model];
  const trend = values.map((_, at) => trendAt(values, at, perYear));
  const seasonOf = (at: number) => (first + at) % perYear;
  const raw = Array.from({ length: perYear }, (_, season) =>
    mean(
      values.flatMap((value, at) => {
        const level = trend[at];
        return seasonOf(at) === season && level !== undefined ? [without(value, level)] : [];
      }),
    ),
  );
  const middle = mean(raw);
  const index = raw.map((value) => centred(value, middle));
  return {
    model,
    perYear,
    index,
    series: values.map((value, at) => {
      const part = index[seasonOf(at)] ?? Number.NaN;
      const level = trend[at];
      const adjusted = without(value, part);
      return {
        period: periods[at] ?? '',
        value,
        trend: level,
        seasonal: part,
        adjusted,
        remainder: level === undefined ? undefined : without(adjusted, level),
      };
    }),
  };
};
