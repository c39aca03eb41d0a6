// Draws native PowerPoint charts, which recipients can edit; other kinds become tables.
import type { Chart, DrawnOf } from '#shared/report/chart/chart.ts';
import type { Datum } from '#shared/report/cited.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import type { ChartLook, DeckSlide } from './library.ts';
import { BODY, EDGE, GREY, HAIRLINE, SERIES, SIZE, STEPS, TEXT_WIDTH, WHITE } from './look.ts';

/** More labels would overlap. */
const MAX_LABELS = 36;

/**
 * The label angle in degrees: the library reads 0 as absent, and programs then rotate long labels instead of wrapping
 * them.
 */
const LEVEL = 1e-6;

type Series = { readonly name: string; readonly labels: string[]; readonly values: number[] };
type Drawn = { readonly type: 'bar' | 'line' | 'area'; readonly data: Series[]; readonly look: ChartLook };

/** The cumulative sum below each step; a bridge that crosses zero cannot be drawn by stacking. */
const basesOf = ({ steps }: DrawnOf<'waterfall'>): { base: number; size: number }[] => {
  let sum = 0;
  return steps.map(({ total, datum: { value } }) => {
    const before = total ? 0 : sum;
    sum = total ? value : sum + value;
    return { base: Math.min(before, sum), size: Math.abs(sum - before) };
  });
};

export const isNative = ({ chart }: Chart): boolean => {
  if (chart.type === 'waterfall') return basesOf(chart).every(({ base }) => base >= 0);
  return chart.type === 'bar' || chart.type === 'line' || chart.type === 'area';
};

const amountOf = (datum: Datum | null | undefined): number => datum?.value ?? Number.NaN;

const waterfall = (drawn: DrawnOf<'waterfall'>): Drawn => {
  const { steps } = drawn;
  const labels = steps.map(({ label }) => cleanText(label));
  const bars = basesOf(drawn);
  const only = (is: (i: number) => boolean) => bars.map(({ size }, i) => (is(i) ? size : 0));
  const isTotal = (i: number) => steps[i]?.total === true;
  const isDown = (i: number) => !isTotal(i) && (steps[i]?.datum.value ?? 0) < 0;
  return {
    type: 'bar',
    data: [
      { name: ' ', labels, values: bars.map(({ base }) => base) },
      { name: '=', labels, values: only(isTotal) },
      { name: '+', labels, values: only((i) => !isTotal(i) && !isDown(i)) },
      { name: '-', labels, values: only(isDown) },
    ],
    // The bars that carry the steps have the color of the slide.
    look: {
      barGrouping: 'stacked',
      chartColors: [WHITE, STEPS.total, STEPS.up, STEPS.down],
      showValue: true,
      dataLabelColor: WHITE,
      catAxisLabelRotate: LEVEL,
    },
  };
};

const overCategories = (chart: DrawnOf<'bar'> | DrawnOf<'line'> | DrawnOf<'area'>): Drawn => {
  const data = chart.series.map(({ name, values }) => ({
    name: cleanText(name),
    labels: chart.categories.map(cleanText),
    values: chart.categories.map((_, i) => amountOf(values[i])),
  }));
  const showValue = data.length * chart.categories.length <= MAX_LABELS && chart.type !== 'area';
  const isStacked = chart.type === 'bar' && chart.stacked === true;
  return {
    type: chart.type,
    data,
    look: {
      chartColors: [...SERIES],
      showValue,
      showLegend: data.length > 1,
      legendPos: 't',
      valAxisHidden: showValue && chart.type === 'bar',
      ...(isStacked ? { barGrouping: 'stacked', dataLabelColor: WHITE } : { dataLabelColor: GREY }),
      ...(chart.type === 'line' ? { dataLabelPosition: 't', lineSize: 2 } : {}),
    },
  };
};

const LARGE = 1000;

/** Small amounts keep the decimal of their table. */
const decimalsOf = (data: readonly Series[]): number => {
  const values = data.flatMap((series) => series.values).filter(Number.isFinite);
  return values.some((value) => !Number.isInteger(value)) && values.every((value) => Math.abs(value) < LARGE) ? 1 : 0;
};

export const drawNative = (
  slide: DeckSlide,
  given: Chart,
  { font, height }: { readonly font: string; readonly height: number },
): void => {
  const { chart, title } = given;
  if (chart.type !== 'waterfall' && chart.type !== 'bar' && chart.type !== 'line' && chart.type !== 'area') return;
  const { type, data, look } = chart.type === 'waterfall' ? waterfall(chart) : overCategories(chart);
  const decimals = given.decimals ?? decimalsOf(data);
  const format = decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '#,##0';
  slide.addChart(type, data, {
    ...{ x: EDGE, y: BODY.top, w: TEXT_WIDTH, h: height, altText: cleanText(title) },
    ...{ catAxisLabelFontFace: font, valAxisLabelFontFace: font, legendFontFace: font, dataLabelFontFace: font },
    ...{ catAxisLabelFontSize: SIZE.cell, valAxisLabelFontSize: SIZE.small, legendFontSize: SIZE.cell },
    ...{ dataLabelFontSize: SIZE.cell, dataLabelFormatCode: format, valAxisLabelFormatCode: format },
    ...{ catAxisLabelColor: GREY, valAxisLabelColor: GREY, legendColor: GREY, valAxisLineShow: false },
    valGridLine: chart.type === 'waterfall' ? { style: 'none' } : { color: HAIRLINE, size: 0.5 },
    catGridLine: { style: 'none' },
    barGapWidthPct: 60,
    displayBlanksAs: 'gap',
    ...look,
  });
};
