// Builds a decomposition as a workbook: the series with its trend, season and remainder, and the seasons side by side.
import type { Given } from '../given.ts';
import { label, labelOf } from '../label.ts';
import { checksSheet, closeTo } from '../workbook/checks.ts';
import { add, call, divide, multiply, type Operand, range, subtract, sum } from '../workbook/expression.ts';
import {
  blank,
  formula,
  head,
  input,
  line,
  type Sheet,
  text,
  title,
  total,
  type Workbook,
} from '../workbook/workbook.ts';

export type SeasonalModel = 'additive' | 'multiplicative';

export type SeasonSeries = {
  readonly model: SeasonalModel;
  readonly periods: readonly string[];
  readonly values: readonly Given[];
  readonly perYear: 4 | 12;
  /** The season of the first period; 0 is January or the first quarter. */
  readonly first: number;
};

const WITHOUT = { additive: subtract, multiplicative: divide } as const;

const reaches = ({ values, perYear }: SeasonSeries, t: number): boolean =>
  t >= perYear / 2 && t < values.length - perYear / 2;

/** A centred moving average over a year and one period, with half weight for both ends. */
const trendOf = ({ perYear }: SeasonSeries, t: number): Operand => {
  const half = perYear / 2;
  const inner = Array.from({ length: perYear - 1 }, (_, i) => `value.${t - half + 1 + i}`);
  return divide(add(sum(inner), divide(add(`value.${t - half}`, `value.${t + half}`), 2)), perYear);
};

const seasonOf = ({ first, perYear }: SeasonSeries, t: number): number => (first + t) % perYear;

const seriesSheet = (series: SeasonSeries): Sheet => {
  const without = WITHOUT[series.model];
  return {
    id: 'series',
    title: label('season.series'),
    frozen: 2,
    lines: [
      title(label('season.series')),
      head(
        label('series.period'),
        ['value', 'trend', 'detrended', 'seasonal', 'adjusted', 'remainder'].map((key) => labelOf('season', key)),
      ),
      ...series.values.map((given, t) => {
        const within = reaches(series, t);
        return line({ label: series.periods[t] ?? '' }, [
          input(`value.${t}`, given, 'decimal'),
          within ? formula(`trend.${t}`, trendOf(series, t), 'decimal') : undefined,
          within ? formula(`detrended.${t}`, without(`value.${t}`, `trend.${t}`), 'factor') : undefined,
          formula(`seasonal.${t}`, `index.${seasonOf(series, t)}`, 'factor'),
          formula(`adjusted.${t}`, without(`value.${t}`, `seasonal.${t}`), 'decimal'),
          within ? formula(`remainder.${t}`, without(`adjusted.${t}`, `trend.${t}`), 'factor') : undefined,
        ]);
      }),
    ],
  };
};

/** One line per year, one column per season; cells without a trend contain text, which averages ignore. */
const indexSheet = (series: SeasonSeries): Sheet => {
  const { perYear, first, values, model } = series;
  const seasons = Array.from({ length: perYear }, (_, s) => s);
  const years = Array.from({ length: Math.ceil((first + values.length) / perYear) }, (_, y) => y);
  const cellAt = (y: number, s: number) => {
    const t = y * perYear + s - first;
    const id = `ratio.${y}.${s}`;
    return t >= 0 && reaches(series, t) ? formula(id, `detrended.${t}`, 'factor') : text('–', id);
  };
  const yearOf = (y: number) => (series.periods[Math.max(0, y * perYear - first)] ?? '').slice(0, 4);
  const averages = seasons.map((s) => `raw.${s}`);
  const middle = call('AVERAGE', range(averages));
  return {
    id: 'index',
    title: label('season.index'),
    frozen: 2,
    lines: [
      title(label('season.index')),
      head(
        label('season.year'),
        seasons.map((s) => (perYear === 12 ? String(s + 1) : `Q${s + 1}`)),
      ),
      ...years.map((y) =>
        line(
          { label: yearOf(y) },
          seasons.map((s) => cellAt(y, s)),
        ),
      ),
      line(
        { label: label('season.average') },
        seasons.map((s) => formula(`raw.${s}`, call('AVERAGE', range(years.map((y) => `ratio.${y}.${s}`))), 'factor')),
      ),
      total(
        { label: label('season.index') },
        seasons.map((s) => formula(`index.${s}`, WITHOUT[model](`raw.${s}`, middle), 'factor')),
      ),
      blank,
    ],
  };
};

const checks = (series: SeasonSeries) => {
  const index = call('AVERAGE', range(Array.from({ length: series.perYear }, (_, s) => `index.${s}`)));
  const inside = series.values.flatMap((_, t) => (reaches(series, t) ? [t] : []));
  const back = (t: number): Operand =>
    series.model === 'additive'
      ? add(`trend.${t}`, `seasonal.${t}`, `remainder.${t}`)
      : multiply(`trend.${t}`, `seasonal.${t}`, `remainder.${t}`);
  const ends = [inside[0], inside.at(-1)].filter((t) => t !== undefined);
  return [
    { key: 'seasonMean', holds: closeTo(series.model === 'additive' ? 0 : 1, index) },
    { key: 'seasonCloses', holds: call('AND', ...ends.map((t) => closeTo(`value.${t}`, back(t)))) },
  ];
};

export const seasonWorkbook = (series: SeasonSeries): Workbook => ({
  title: label('season.title'),
  money: { currency: '', scale: 'one' },
  sheets: [indexSheet(series), seriesSheet(series), checksSheet(checks(series))],
});
