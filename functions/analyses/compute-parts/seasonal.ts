// Trend, seasonal and irregular parts of a monthly or quarterly series from a workbook.
import { missingPeriods } from '#shared/finance/periods.ts';
import { sumOf } from '#shared/finance/ratio.ts';
import { type Decomposed, type Observation, type Seasonal, seasonal } from '#shared/finance/seasonal.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Built, SectionContext } from '../builder.ts';
import { plainIn } from '../evidence/amounts.ts';
import { brokenMonths } from '../evidence/whole-years.ts';
import { fitting } from './fitting.ts';
import type { SeasonMade } from './made.ts';
import { originOfRows } from './origins.ts';
import { fromWorkbook } from './read-workbook.ts';
import { adjustedReading, seasonReading } from './season-reading.ts';
import { amountCell, amountDatum, scaleOf, unitIn, unitNote } from './shown.ts';
import { amountOf, periodOf, refsOf } from './workbook-rows.ts';

const MAX_POINTS = 60;
const scaleIn = (context: SectionContext, { series }: Seasonal) =>
  scaleOf(
    context,
    series.map(({ value }) => value),
  );

/** Two decimals, so that 1.00 aligns with 0.96. */
const indexText = ({ language }: SectionContext, value: number): string => plainIn(language, value, 2, 2);

const index = (made: SeasonMade): Block[] => {
  const { context, result, refs } = made;
  const formula = context.text('season.indexFormula');
  const names = result.index.map((_, i) => (result.perYear === 12 ? String(i + 1) : `Q${i + 1}`));
  const values = result.index.map((value) => ({
    ...amountDatum(context, value, formula, refs),
    text: indexText(context, value),
  }));
  const name = context.text('sections.seasonalIndex');
  return [
    { kind: 'chart', title: name, decimals: 2, chart: { type: 'bar', categories: names, series: [{ name, values }] } },
    seasonReading(made),
  ];
};

const lines = (
  { context, result, refs }: SeasonMade,
  title: string,
  of: readonly (readonly [string, (one: Decomposed) => number | undefined])[],
): Block[] => {
  const shown = result.series.slice(-MAX_POINTS);
  const scale = scaleIn(context, result);
  const series = of.map(([key, pick]) => ({
    name: context.textOf('season', key),
    values: shown.map((one) => {
      const value = pick(one);
      return value === undefined
        ? null
        : amountDatum(context, value, context.textOf('season', `${key}Formula`), refs, scale);
    }),
  }));
  return [
    {
      kind: 'chart',
      title,
      ...unitIn(scale),
      chart: { type: 'line', categories: shown.map(({ period }) => period), series },
    },
  ];
};

/** The least difference that two decimals of a factor show. */
const SHOWN_STEP = 0.005;
/** Without irregular parts, a column of them would say nothing. */
const isIrregular = ({ model, series }: Seasonal): boolean =>
  model === 'additive' ||
  series.some(({ remainder }) => remainder !== undefined && Math.abs(remainder - 1) >= SHOWN_STEP);

/** Parts of an additive model are amounts like the values; parts of a multiplicative model are factors. */
const table = ({ context, result, refs }: SeasonMade): Block => {
  const scale = scaleIn(context, result);
  const isAdditive = context.inputs.model === 'additive';
  const columns = ['period', 'value', 'trend', 'seasonal', ...(isIrregular(result) ? ['remainder'] : [])];
  const isAmount = (at: number) => at > 0 && (isAdditive || at <= 2);
  const formula = context.text('season.trendFormula');
  return {
    kind: 'table',
    columns: columns.map((key, at) => ({
      label: context.textOf('season', key),
      numeric: at > 0,
      ...(isAmount(at) ? unitIn(scale) : {}),
    })),
    rows: result.series.slice(-MAX_POINTS).map(({ period, value, trend, seasonal: part, remainder }) => [
      { text: period },
      ...[value, trend, part, remainder].slice(0, columns.length - 1).map((one, at) => {
        if (one === undefined) return { text: '' };
        const cell = amountCell(context, one, formula, refs, isAmount(at + 1) ? scale : undefined);
        return isAmount(at + 1) ? cell : { ...cell, text: indexText(context, one) };
      }),
    ]),
    ...unitNote(context, isIrregular(result) ? '' : context.text('season.regular')),
  };
};

const PARTS: Readonly<Record<string, (made: SeasonMade) => Block[]>> = {
  index,
  parts: (made) => [
    ...lines(made, made.context.text('sections.seasonalParts'), [
      ['value', (one) => one.value],
      ['trend', (one) => one.trend],
    ]),
    table(made),
  ],
  adjusted: (made) => [
    ...lines(made, made.context.text('sections.adjustedSeries'), [
      ['value', (one) => one.value],
      ['adjusted', (one) => one.adjusted],
    ]),
    ...adjustedReading(made),
  ],
};

const MAX_NAMED = 5;

/** If nearly every period has one row, a second row may be a total or a mistake. */
const summed = (context: SectionContext, byPeriod: ReadonlyMap<string, readonly unknown[]>): string => {
  const several = [...byPeriod].filter(([, own]) => own.length > 1).map(([period]) => period);
  if (several.length === 0 || several.length * 2 > byPeriod.size) return '';
  return context.text('say.rowsSummed', { periods: several.slice(0, MAX_NAMED).join(', ') });
};

/** With a larger share of gaps, the seasonal pattern would be an artefact of the filling. */
const MAX_FILLED = 0.1;

/** Fills a missing period with the mean of its neighbours, and names it in the note. */
const withFilled = (context: SectionContext, observations: readonly Observation[]) => {
  const gaps = missingPeriods(observations.map(({ period }) => period));
  if (gaps.length === 0 || gaps.length > observations.length * MAX_FILLED) return { observations, note: '' };
  const sorted = [...observations].sort((a, b) => (a.period < b.period ? -1 : 1));
  const note = context.text('say.periodsFilled', { periods: gaps.join(', ') });
  const filled = gaps.map((period): Observation => {
    const before = sorted.findLast((one) => one.period < period)?.value ?? 0;
    const after = sorted.find((one) => one.period > period)?.value ?? before;
    return { period, value: (before + after) / 2, origin: { kind: 'assumption', by: note } };
  });
  return { observations: [...sorted, ...filled].sort((a, b) => (a.period < b.period ? -1 : 1)), note };
};

export const seasonalPart = (section: SectionContext, part: string): Promise<Built> =>
  fromWorkbook(section, ['date', 'value'], ({ context, rows }) => {
    const isQuarterly = rows.every(({ day }) => /Q\d/.test(day('date') ?? ''));
    const byPeriod = Map.groupBy(rows, (row) => periodOf(row, 'date', isQuarterly ? 'quarter' : 'month'));
    const read = [...byPeriod].map(([period, own]) => ({
      period,
      value: sumOf(own.map((row) => amountOf(row, 'value', period))),
      origin: originOfRows(own),
    }));
    const { observations, note } = withFilled(context, read);
    const result = seasonal(observations, context.inputs.model === 'additive' ? 'additive' : 'multiplicative');
    const broken = isQuarterly ? [] : brokenMonths(rows.map(({ day }) => day('date') ?? ''));
    const breaks = broken.length > 0 ? context.text('say.monthsBroken', { months: broken.join(', ') }) : '';
    const notes = [summed(context, byPeriod), note, breaks].filter(Boolean).join(' ');
    const blocks = PARTS[part]?.({ context, result, refs: refsOf(rows), broken }) ?? [];
    return {
      blocks,
      status: 'done',
      ...(notes ? { note: notes } : {}),
      ...(part === 'index' ? fitting(result.workbook) : {}),
    };
  });
