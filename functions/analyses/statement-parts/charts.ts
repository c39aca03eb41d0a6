// Draws charts of the statements from the figures of their tables.
import { translate } from '#shared/i18n/translate.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Chart } from '#shared/report/chart/chart.ts';
import type { Datum } from '#shared/report/cited.ts';
import { amountIn, percentIn, quotientIn, scaled } from '../evidence/amounts.ts';
import { computed, datum, refsOf } from '../evidence/computed.ts';
import { type Known, known, metricLabel, ownLabel } from '../evidence/known-figure.ts';
import { sayYear } from '../evidence/say-year.ts';
import { citedAs, type Sheet } from './table.ts';

const MIN_YEARS = 2;
/** The rounding error that currency conversion may leave in place of zero. */
const NOTHING = 1e-9;

const drawn = ({ context, scale }: Sheet, figure: Known | undefined): Datum | null =>
  figure
    ? datum(
        scaled(scale, figure.value),
        amountIn(context.language, scale, figure.value),
        citedAs(context, scale, figure),
      )
    : null;

const categories = ({ context, figures, years }: Sheet): string[] =>
  years.map((year) => sayYear(context.language, year, figures));

/** Bars of some lines by year; empty with fewer than two years, which give no comparison. */
export const barsOf = (sheet: Sheet, title: string, metrics: readonly string[]): Block[] => {
  const { context, figures, years, scale } = sheet;
  const series = metrics
    .map((metric) => ({
      name: ownLabel(context.language, figures, metric),
      values: years.map((year) => drawn(sheet, known(figures, metric, year))),
    }))
    .filter(({ values }) => values.filter(Boolean).length >= MIN_YEARS);
  const [first, ...others] = series;
  if (!first) return [];
  // The title names every metric; where one alone is reported, it names that.
  const named = others.length === 0 && metrics.length > 1 ? first.name : title;
  const chart = { type: 'bar' as const, categories: categories(sheet), series };
  return [{ kind: 'chart', title: named, unit: scale.label, chart }];
};

const marginAt = ({ context, figures }: Sheet, metric: string, year: string): Datum | null => {
  const [part, whole] = [known(figures, metric, year), known(figures, 'revenue', year)];
  if (!part || !whole || whole.value <= 0) return null;
  const share = part.value / whole.value;
  const text = percentIn(context.language, share);
  return datum(
    share * 100,
    text,
    computed(text, `${quotientIn(context.language, part, whole)} = ${text}`, refsOf([part, whole])),
  );
};

/** The margins, named as in the table of ratios. */
const MARGINS = [
  ['grossProfit', 'grossMargin'],
  ['operatingIncome', 'operatingMargin'],
  ['netIncome', 'netMargin'],
] as const;

export const marginLines = (sheet: Sheet): Block[] => {
  const { context, years } = sheet;
  const series = MARGINS.map(([metric, ratio]) => ({
    name: translate(context.language, `finance.measures.${ratio}`),
    values: years.map((year) => marginAt(sheet, metric, year)),
  })).filter(({ values }) => values.filter(Boolean).length >= MIN_YEARS);
  if (series.length === 0) return [];
  const chart: Chart['chart'] = { type: 'line', categories: categories(sheet), series };
  return [{ kind: 'chart', title: context.text('say.margins'), unit: '%', decimals: 1, chart }];
};

/** From the prior year's cash to this year's; only if both balances and all three flows are known. */
export const cashBridge = (sheet: Sheet): Block[] => {
  const { context, figures, years, scale } = sheet;
  const year = years.at(-1) ?? '';
  const [opening, closing] = [known(figures, 'cash', String(Number(year) - 1)), known(figures, 'cash', year)];
  const flows = ['operatingCashFlow', 'investingCashFlow', 'financingCashFlow'].map((id) => known(figures, id, year));
  if (!opening || !closing || flows.some((flow) => flow === undefined)) return [];
  const all = flows.filter((flow) => flow !== undefined);
  const rest = closing.value - opening.value - all.reduce((sum, { value }) => sum + value, 0);
  const step = (label: string, figure: Known, total?: true) => {
    const value = drawn(sheet, figure);
    return value ? [{ label, datum: value, ...(total ? { total } : {}) }] : [];
  };
  const text = amountIn(context.language, scale, rest);
  const steps = [
    ...step(context.text('say.openingCash'), opening, true),
    ...all.flatMap((flow) => step(metricLabel(context.language, flow.metric), flow)),
    ...(Math.abs(rest) <= Math.abs(closing.value) * NOTHING
      ? []
      : [
          {
            label: context.text('say.otherCash'),
            datum: datum(
              scaled(scale, rest),
              text,
              computed(text, context.text('say.remainder'), refsOf([opening, closing, ...all])),
            ),
          },
        ]),
    ...step(context.text('say.closingCash'), closing, true),
  ];
  const title = context.text('say.cashBridge', { period: sayYear(context.language, year, figures) });
  return [{ kind: 'chart', title, unit: scale.label, chart: { type: 'waterfall', steps } }];
};
