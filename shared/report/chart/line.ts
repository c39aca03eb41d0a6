// Line charts with lines named at their ends, and stacked areas.
import type { Datum } from '../cited.ts';
import type { DrawnOf } from './chart.ts';
import { type Drawing, type Mark, type Point, seriesTone } from './drawing.ts';
import { type Frame, frameOf } from './frame.ts';
import { fitted, widthOf } from './measure.ts';
import { inShort } from './numbers.ts';
import { datumLabel, drawnFrom, known, label, legend, type Sheet, TEXT, tipOf } from './sheet.ts';

type Lines = DrawnOf<'line'>;
type Areas = DrawnOf<'area'>;

/** Unbroken runs of known values. */
const runsOf = (values: readonly (Datum | null)[]): { at: number; datum: Datum }[][] => {
  const runs: { at: number; datum: Datum }[][] = [];
  values.forEach((datum, at) => {
    if (!datum) return;
    const last = runs.at(-1);
    if (last?.at(-1)?.at === at - 1) last.push({ at, datum });
    else runs.push([{ at, datum }]);
  });
  return runs;
};

/** Keeps names one line height apart, in the order of their lines. */
const spread = (wanted: readonly number[], [top, bottom]: readonly [number, number]): number[] => {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  const placed: number[] = [];
  let next = top;
  for (const { y, i } of order) {
    placed[i] = Math.max(y, next);
    next = (placed[i] ?? 0) + 15;
  }
  const over = next - 15 - bottom;
  if (over > 0) {
    let limit = bottom;
    for (const { i } of order.toReversed()) {
      placed[i] = Math.min(placed[i] ?? 0, limit);
      limit = (placed[i] ?? 0) - 15;
    }
  }
  return placed;
};

const lineMarks = (sheet: Sheet, chart: Lines, frame: Frame): Mark[] =>
  chart.series.flatMap(({ name, values }, i) =>
    runsOf(values).flatMap((run): Mark[] => {
      const points = run.map(({ at, datum }): Point => [frame.middle(at), frame.scale.at(datum.value)]);
      const dots = run.map(
        ({ at, datum }): Mark => ({
          kind: 'dot',
          x: frame.middle(at),
          y: frame.scale.at(datum.value),
          radius: chart.categories.length > 24 ? 2 : 3,
          fill: seriesTone(i),
          ...drawnFrom(datum, tipOf(sheet, [name, chart.categories[at] ?? ''], datum)),
        }),
      );
      return [{ kind: 'line', points, stroke: seriesTone(i), thick: 2 }, ...dots];
    }),
  );

const endLabels = (sheet: Sheet, chart: Lines, frame: Frame): Mark[] => {
  const say = inShort(sheet, known(chart.series.flatMap(({ values }) => values)));
  const ends = chart.series.map(({ values }) => values.findLast((datum) => datum !== null) ?? undefined);
  const ys = spread(
    ends.map((datum) => (datum ? frame.scale.at(datum.value) + 4 : frame.plot.bottom)),
    [frame.plot.top + 4, frame.plot.bottom + 4],
  );
  return chart.series.flatMap(({ name }, i): Mark[] => {
    const end = ends[i];
    const text = chart.series.length === 1 ? '' : name;
    const value = end ? datumLabel(say, end) : '';
    const room = sheet.width - frame.plot.right - 8 - widthOf(value, TEXT) - 6;
    const shown = fitted(text, room, TEXT);
    return [
      label({
        at: [frame.plot.right + 6, ys[i] ?? 0],
        text: [shown, value].filter(Boolean).join(' '),
        tone: seriesTone(i),
        bold: true,
      }),
    ];
  });
};

export const lineChart = (sheet: Sheet, chart: Lines): Drawing => {
  const values = known(chart.series.flatMap((one) => one.values));
  const zero = Math.min(...values) >= 0 && Math.min(...values) < Math.max(...values) * 0.6;
  const names = chart.series.map(({ name }) => (chart.series.length === 1 ? '' : name));
  const widest =
    Math.max(...names.map((name) => widthOf(name, TEXT))) +
    Math.max(0, ...values.map((value) => widthOf(inShort(sheet, values)(value), TEXT))) +
    16;
  const frame = frameOf({
    sheet,
    categories: chart.categories,
    values,
    zero,
    top: 4,
    right: Math.min(widest, sheet.width * 0.3),
  });
  const marks = [...frame.marks, ...lineMarks(sheet, chart, frame), ...endLabels(sheet, chart, frame)];
  return { width: sheet.width, height: frame.height, marks };
};

/** Each area starts at the sum of those before; an unknown value counts as zero. */
const piledAt = ({ series }: Areas, upTo: number, category: number): number =>
  series.slice(0, upTo).reduce((sum, { values }) => sum + (values[category]?.value ?? 0), 0);

export const areaChart = (sheet: Sheet, chart: Areas): Drawing => {
  const { categories, series } = chart;
  const tops = categories.flatMap((_, c) => series.map((_one, s) => piledAt(chart, s + 1, c)));
  const names = legend(
    series.length > 1 ? series.map(({ name }) => name) : [],
    series.map((_, i) => seriesTone(i)),
    sheet.width,
  );
  const frame = frameOf({ sheet, categories, values: tops, zero: true, top: names.height });
  const areas = series.flatMap(({ name, values }, s): Mark[] => {
    const edge = (upTo: number) =>
      categories.map((_, c): Point => [frame.middle(c), frame.scale.at(piledAt(chart, upTo, c))]);
    const dots = values.flatMap((datum, c): Mark[] =>
      datum
        ? [
            {
              kind: 'dot',
              x: frame.middle(c),
              y: frame.scale.at(piledAt(chart, s + 1, c)),
              radius: 2.5,
              fill: seriesTone(s),
              ...drawnFrom(datum, tipOf(sheet, [name, categories[c] ?? ''], datum)),
            },
          ]
        : [],
    );
    return [
      { kind: 'area', points: [...edge(s + 1), ...edge(s).toReversed()], fill: seriesTone(s), opacity: 0.3 },
      { kind: 'line', points: edge(s + 1), stroke: seriesTone(s), thick: 1.5 },
      ...dots,
    ];
  });
  return { width: sheet.width, height: frame.height, marks: [...names.marks, ...frame.marks, ...areas] };
};
