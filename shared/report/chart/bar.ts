// Bar charts: bars side by side or stacked.
import type { Datum } from '../cited.ts';
import type { DrawnOf } from './chart.ts';
import { type Drawing, type Mark, seriesTone } from './drawing.ts';
import { type Frame, frameOf } from './frame.ts';
import { widthOf } from './measure.ts';
import { inShort, type Say } from './numbers.ts';
import { datumLabel, drawnFrom, known, label, legend, type Sheet, TEXT, tipOf } from './sheet.ts';

type Bars = DrawnOf<'bar'>;
type Placed = { readonly datum: Datum; readonly from: number; readonly to: number; readonly series: number };

const MAX_BAR_WIDTH = 64;

/** Positive parts grow upwards, negative ones downwards. */
const piled = ({ series }: Bars, category: number): Placed[] => {
  let [up, down] = [0, 0];
  return series.flatMap(({ values }, i) => {
    const datum = values[category];
    if (!datum) return [];
    const from = datum.value < 0 ? down : up;
    const to = from + datum.value;
    if (datum.value < 0) down = to;
    else up = to;
    return [{ datum, from, to, series: i }];
  });
};

const beside = ({ series }: Bars, category: number): Placed[] =>
  series.flatMap(({ values }, i) => {
    const datum = values[category];
    return datum ? [{ datum, from: 0, to: datum.value, series: i }] : [];
  });

type Drawing1 = { readonly sheet: Sheet; readonly chart: Bars; readonly frame: Frame; readonly say: Say };

const valueLabel = ({ frame, say }: Drawing1, { datum, to }: Placed, [x, wide]: readonly [number, number]): Mark[] => {
  const text = datumLabel(say, datum);
  if (widthOf(text, TEXT) > wide + 4) return [];
  const y = frame.scale.at(to) + (to < 0 ? 14 : -5);
  return [label({ at: [x + wide / 2, y], text, anchor: 'middle', tone: 'ink2' })];
};

const insideLabel = (
  { frame, say }: Drawing1,
  { datum, from, to }: Placed,
  [x, wide]: readonly [number, number],
): Mark[] => {
  const text = datumLabel(say, datum);
  const [top, bottom] = [frame.scale.at(to), frame.scale.at(from)];
  if (Math.abs(bottom - top) < 16 || widthOf(text, TEXT) > wide - 4) return [];
  return [label({ at: [x + wide / 2, (top + bottom) / 2 + 4], text, anchor: 'middle', tone: 'surface' })];
};

const barsAt = (drawing: Drawing1, category: number): Mark[] => {
  const { sheet, chart, frame } = drawing;
  const placed = chart.stacked ? piled(chart, category) : beside(chart, category);
  const lanes = chart.stacked ? 1 : chart.series.length;
  const wide = Math.min(MAX_BAR_WIDTH, (frame.band * 0.72) / lanes);
  const start = frame.middle(category) - (wide * lanes) / 2;
  return placed.flatMap((one): Mark[] => {
    const x = start + (chart.stacked ? 0 : one.series * wide);
    const [top, bottom] = [frame.scale.at(Math.max(one.from, one.to)), frame.scale.at(Math.min(one.from, one.to))];
    const gap = lanes > 1 ? 1 : 0;
    const tip = tipOf(sheet, [chart.series[one.series]?.name ?? '', chart.categories[category] ?? ''], one.datum);
    const bar: Mark = {
      kind: 'rect',
      x: x + gap,
      y: top,
      width: wide - 2 * gap,
      height: Math.max(1, bottom - top),
      fill: seriesTone(one.series),
      ...drawnFrom(one.datum, tip),
    };
    return [bar, ...(chart.stacked ? insideLabel : valueLabel)(drawing, one, [x, wide])];
  });
};

/** Shows the sum above a pile whose parts are all positive. */
const sumAt = ({ chart, frame, say }: Drawing1, category: number): Mark[] => {
  const parts = piled(chart, category);
  if (!chart.stacked || parts.length < 2 || parts.some(({ datum }) => datum.value < 0)) return [];
  const sum = Math.max(...parts.map(({ to }) => to));
  const text = say(sum);
  if (widthOf(text, TEXT) > frame.band) return [];
  return [label({ at: [frame.middle(category), frame.scale.at(sum) - 5], text, anchor: 'middle', bold: true })];
};

export const barChart = (sheet: Sheet, chart: Bars): Drawing => {
  const { categories, series } = chart;
  const values = categories.flatMap((_, i) => (chart.stacked ? piled(chart, i) : beside(chart, i)).map(({ to }) => to));
  const names = legend(
    series.length > 1 ? series.map(({ name }) => name) : [],
    series.map((_, i) => seriesTone(i)),
    sheet.width,
  );
  const frame = frameOf({ sheet, categories, values, zero: true, top: names.height + 10 });
  const say = inShort(sheet, known(series.flatMap((one) => one.values)));
  const drawing = { sheet, chart, frame, say };
  const bars = categories.flatMap((_, i) => [...barsAt(drawing, i), ...sumAt(drawing, i)]);
  return { width: sheet.width, height: frame.height, marks: [...names.marks, ...frame.marks, ...bars] };
};
