// Decomposes a monthly or quarterly series by the classical method: trend, seasonal, irregular, and seasonally
// adjusted. Defined as a workbook.
import type { Given, Origin } from './given.ts';
import { periodAxis } from './periods.ts';
import { finite, refuse } from './refused.ts';
import { type SeasonalModel, type SeasonSeries, seasonWorkbook } from './season/model.ts';
import { evaluate, numberAt } from './workbook/evaluate.ts';
import type { Workbook } from './workbook/workbook.ts';

export type Observation = { readonly period: string; readonly value: number; readonly origin?: Origin };

/** In the unit of the values; `undefined` where there is no moving average (half a year at each end). */
export type Decomposed = Observation & {
  readonly trend: number | undefined;
  /** Additive: an amount to add; multiplicative: a factor around 1. */
  readonly seasonal: number;
  readonly remainder: number | undefined;
  readonly adjusted: number;
};
export type Seasonal = {
  readonly model: SeasonalModel;
  readonly perYear: 4 | 12;
  /** One per season, from January or the first quarter; the mean is 0 (additive) or 1 (multiplicative). */
  readonly index: readonly number[];
  readonly series: readonly Decomposed[];
  readonly workbook: Workbook;
};

const CYCLES = 2;

const givenOf = ({ value, origin = { kind: 'assumption', by: '' } }: Observation): Given => ({ value, origin });

const seriesOf = (observations: readonly Observation[], model: SeasonalModel): SeasonSeries => {
  const axis = periodAxis(observations.map(({ period }) => period));
  const { perYear, periods, first } = axis;
  if (perYear === 1) return refuse('periodsTooFew', { least: 8, count: periods.length });
  for (const { period, value } of observations) finite(value, period);
  const byPeriod = new Map(observations.map((one) => [one.period, one]));
  if (byPeriod.size !== observations.length) refuse('itemTwice', { item: twice(observations) });
  if (periods.length < CYCLES * perYear) refuse('periodsTooFew', { least: CYCLES * perYear, count: periods.length });
  const values = periods.flatMap((period) => byPeriod.get(period) ?? []);
  const low = values.findIndex(({ value }) => value <= 0);
  if (model === 'multiplicative' && low !== -1) refuse('valueNotPositive', { about: periods[low] ?? '' });
  return { model, periods, perYear, first: first % perYear, values: values.map(givenOf) };
};

const twice = (observations: readonly Observation[]): string =>
  observations.find(({ period }, i) => observations.findIndex((other) => other.period === period) !== i)?.period ?? '';

/**
 * Trend = centred moving average over a year; index = centred mean of the detrended values of each season; remainder =
 * the rest.
 * Source: Hyndman and Athanasopoulos, Forecasting: Principles and Practice, "Classical decomposition"; same as R's
 * `decompose`. Throws CalculationRefused: periodGap, periodsTooFew (two full years), valueNotPositive (multiplicative),
 * itemTwice.
 */
export const seasonal = (observations: readonly Observation[], model: SeasonalModel): Seasonal => {
  const series = seriesOf(observations, model);
  const workbook = seasonWorkbook(series);
  const values = evaluate(workbook);
  const at = (key: string, t: number) => numberAt(values, `${key}.${t}`);
  return {
    model,
    workbook,
    perYear: series.perYear,
    index: Array.from({ length: series.perYear }, (_, season) => at('index', season) ?? Number.NaN),
    series: series.values.map(({ value }, t) => ({
      period: series.periods[t] ?? '',
      value,
      trend: at('trend', t),
      seasonal: at('seasonal', t) ?? Number.NaN,
      adjusted: at('adjusted', t) ?? Number.NaN,
      remainder: at('remainder', t),
    })),
  };
};
