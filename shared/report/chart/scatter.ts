// Scatter charts: points on two measures, with named quadrants where they are split.
import type { DrawnOf } from './chart.ts';
import { type Drawing, type Mark, seriesTone } from './drawing.ts';
import { fitted, widthOf } from './measure.ts';
import { inFull } from './numbers.ts';
import { type Scale, scaleOf } from './scale.ts';
import { type Box, drawnFrom, label, legend, rule, type Sheet, TEXT, tickText } from './sheet.ts';

type Cloud = DrawnOf<'scatter'>;
type Spot = Cloud['points'][number];
type Axis = Cloud['x'];

const HEIGHT = 330;
const named = ({ label: text, unit }: Axis): string => (unit ? `${text} (${unit})` : text);

const axes = (sheet: Sheet, chart: Cloud, { plot, x, y }: { plot: Box; x: Scale; y: Scale }): Mark[] => {
  const [across, up] = [tickText({ ...sheet, unit: chart.x.unit }, x), tickText({ ...sheet, unit: chart.y.unit }, y)];
  /** The value at the right edge stays on the sheet. */
  const middleOf = (tick: number, text: string): number => Math.min(x.at(tick), sheet.width - widthOf(text, TEXT) / 2);
  return [
    ...x.ticks.flatMap((tick, i): Mark[] => [
      rule(
        [
          [x.at(tick), plot.top],
          [x.at(tick), plot.bottom],
        ],
        'grid',
      ),
      label({
        at: [middleOf(tick, across[i] ?? ''), plot.bottom + 17],
        text: across[i] ?? '',
        anchor: 'middle',
        tone: 'ink3',
      }),
    ]),
    ...y.ticks.flatMap((tick, i): Mark[] => [
      rule(
        [
          [plot.left, y.at(tick)],
          [plot.right, y.at(tick)],
        ],
        'grid',
      ),
      label({ at: [plot.left - 8, y.at(tick) + 4], text: up[i] ?? '', anchor: 'end', tone: 'ink3' }),
    ]),
    label({ at: [0, plot.top - 12], text: named(chart.y), bold: true }),
    label({ at: [plot.right, plot.bottom + 36], text: named(chart.x), anchor: 'end', bold: true }),
  ];
};

const fields = ({ split, quadrants }: Cloud, { plot, x, y }: { plot: Box; x: Scale; y: Scale }): Mark[] => {
  if (!split) return [];
  const [across, up] = [x.at(split.x), y.at(split.y)];
  const corner = (i: number): Mark => {
    const [isRight, isLow] = [i % 2 === 1, i > 1];
    const room = isRight ? plot.right - across : across - plot.left;
    const at = [isRight ? plot.right - 6 : plot.left + 6, isLow ? plot.bottom - 8 : plot.top + 15] as const;
    return label({
      at,
      text: fitted(quadrants?.[i] ?? '', room - 12, TEXT),
      anchor: isRight ? 'end' : 'start',
      tone: 'ink3',
    });
  };
  return [
    rule(
      [
        [across, plot.top],
        [across, plot.bottom],
      ],
      'axis',
      { dashed: true },
    ),
    rule(
      [
        [plot.left, up],
        [plot.right, up],
      ],
      'axis',
      { dashed: true },
    ),
    ...(quadrants ? [0, 1, 2, 3].map(corner) : []),
  ];
};

type Named = { readonly x: number; readonly y: number; readonly width: number; readonly mark: Mark };
const overlaps = (a: Named, b: Named) => Math.abs(a.y - b.y) < 14 && a.x < b.x + b.width && b.x < a.x + a.width;

/** A name goes to the right of its point, else left, above or below; if no side is free, only the table has it. */
const names = (points: readonly { spot: Spot; x: number; y: number; radius: number }[], plot: Box): Mark[] => {
  const placed: Named[] = points.map(({ x, y, radius }) => ({
    x: x - radius,
    y: y + 4,
    width: 2 * radius,
    mark: rule([], 'grid'),
  }));
  const taken = [...placed];
  return points.flatMap(({ spot, x, y, radius }, own) => {
    const text = fitted(spot.label, 150, TEXT);
    const width = widthOf(text, TEXT);
    const places = [
      [x + radius + 5, y + 4],
      [x - radius - 5 - width, y + 4],
      [x - width / 2, y - radius - 6],
      [x - width / 2, y + radius + 15],
    ] as const;
    const free = places
      .map(([left, base]): Named => ({ x: left, y: base, width, mark: label({ at: [left, base], text, tone: 'ink' }) }))
      .find(
        (one) =>
          one.x >= plot.left &&
          one.x + width <= plot.right &&
          one.y > plot.top &&
          taken.every((other, i) => i === own || !overlaps(one, other)),
      );
    if (!free) return [];
    taken.push(free);
    return [free.mark];
  });
};

const tipFor = (sheet: Sheet, chart: Cloud, spot: Spot): string => {
  const say = (axis: Axis, value: number) => `${named(axis)} ${inFull({ language: sheet.language }, [value])(value)}`;
  return `${spot.label}: ${spot.x.text ?? say(chart.x, spot.x.value)}, ${spot.y.text ?? say(chart.y, spot.y.value)}`;
};

export const scatterChart = (sheet: Sheet, chart: Cloud): Drawing => {
  const groups = [...new Set(chart.points.map(({ group }) => group ?? ''))].slice(0, 6);
  const key = legend(
    groups.length > 1 ? groups : [],
    groups.map((_, i) => seriesTone(i)),
    sheet.width,
  );
  const range = (pick: (spot: Spot) => number, split: number | undefined) => [
    ...chart.points.map(pick),
    ...(split === undefined ? [] : [split]),
  ];
  const [top, bottom] = [key.height + 30, key.height + 30 + HEIGHT];
  const y = scaleOf({ values: range((spot) => spot.y.value, chart.split?.y), zero: false }, [bottom, top]);
  const left = Math.max(...tickText({ ...sheet, unit: chart.y.unit }, y).map((text) => widthOf(text, TEXT))) + 8;
  const plot = { left, top, right: sheet.width - 16, bottom };
  const x = scaleOf({ values: range((spot) => spot.x.value, chart.split?.x), zero: false, most: 6 }, [
    plot.left,
    plot.right,
  ]);
  const largest = Math.max(0, ...chart.points.map(({ size }) => size?.value ?? 0));
  const points = chart.points.map((spot) => ({
    spot,
    x: x.at(spot.x.value),
    y: y.at(spot.y.value),
    radius: spot.size && largest > 0 ? 4 + 16 * Math.sqrt(Math.max(0, spot.size.value) / largest) : 5,
  }));
  const dots = points.map(({ spot, ...at }): Mark => {
    const cited = {
      refs: [...new Set([...(spot.x.refs ?? []), ...(spot.y.refs ?? [])])],
      check: spot.x.check === 'verified' ? spot.y.check : spot.x.check,
    };
    const drawn = drawnFrom(cited, tipFor(sheet, chart, spot));
    return {
      kind: 'dot',
      ...at,
      fill: seriesTone(Math.max(0, groups.indexOf(spot.group ?? ''))),
      ...drawn,
      opacity: drawn.opacity ?? (spot.size ? 0.75 : 1),
    };
  });
  const parts = { plot, x, y };
  const marks = [...key.marks, ...axes(sheet, chart, parts), ...fields(chart, parts), ...dots, ...names(points, plot)];
  return { width: sheet.width, height: bottom + 44, marks };
};
