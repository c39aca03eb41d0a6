// Heat tables: cells shaded by value, negative ones in another hue.
import type { DrawnOf } from './chart.ts';
import type { Drawing, Mark } from './drawing.ts';
import { fitted, widthOf } from './measure.ts';
import { inShort } from './numbers.ts';
import { datumLabel, drawnFrom, known, label, rule, type Sheet, TEXT, tipOf } from './sheet.ts';

type Grid = DrawnOf<'heat'>;

const ROW = 28;

/** From a light shade for the least value to a readable one for the greatest, so that black text stays legible. */
const shadeOf = (value: number, values: readonly number[]): number => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low < 0 && high > 0) return 0.05 + 0.5 * (Math.abs(value) / Math.max(-low, high));
  return low === high
    ? 0.25
    : 0.05 + 0.5 * ((Math.abs(value) - Math.min(Math.abs(low), Math.abs(high))) / Math.abs(high - low));
};

const outline = (x: number, y: number, width: number): Mark =>
  rule(
    [
      [x, y],
      [x + width, y],
      [x + width, y + ROW],
      [x, y + ROW],
      [x, y],
    ],
    'ink',
    { thick: 1.5 },
  );

export const heatChart = (sheet: Sheet, chart: Grid): Drawing => {
  const values = known(chart.values.flat());
  const say = inShort(sheet, values);
  const left = Math.min(
    sheet.width * 0.3,
    Math.max(widthOf(chart.rowTitle ?? '', TEXT), ...chart.rows.map((name) => widthOf(name, TEXT))) + 14,
  );
  const wide = (sheet.width - left) / chart.columns.length;
  const top = (chart.columnTitle ? 20 : 0) + 24;
  // The title of the rows may reach into the first column, up to its header in the middle.
  const titleWidth = left + (wide - widthOf(chart.columns[0] ?? '', TEXT)) / 2 - 8;
  const heads = [
    ...(chart.columnTitle
      ? [label({ at: [left + (sheet.width - left) / 2, 12], text: chart.columnTitle, anchor: 'middle', bold: true })]
      : []),
    ...(chart.rowTitle
      ? [label({ at: [0, top - 9], text: fitted(chart.rowTitle, titleWidth, TEXT), bold: true })]
      : []),
    ...chart.columns.map((name, c) =>
      label({
        at: [left + wide * (c + 0.5), top - 9],
        text: fitted(name, wide - 2, TEXT),
        anchor: 'middle',
        tone: 'ink3',
      }),
    ),
  ];
  const body = chart.rows.flatMap((name, r): Mark[] => {
    const y = top + r * ROW;
    const cells = chart.columns.flatMap((column, c): Mark[] => {
      const datum = chart.values[r]?.[c];
      if (!datum) return [];
      const x = left + wide * c;
      const text = datumLabel(say, datum);
      const { opacity: _, ...drawn } = drawnFrom(datum, tipOf(sheet, [name, column], datum));
      return [
        {
          kind: 'rect',
          x: x + 1,
          y: y + 1,
          width: wide - 2,
          height: ROW - 2,
          fill: datum.value < 0 ? 'series6' : 'series1',
          ...drawn,
          opacity: shadeOf(datum.value, values),
        },
        label({
          at: [x + wide / 2, y + 18],
          text: widthOf(text, TEXT) > wide ? '' : text,
          anchor: 'middle',
          tone: 'ink',
        }),
      ];
    });
    return [label({ at: [0, y + 18], text: fitted(name, left - 8, TEXT), tone: 'ink2' }), ...cells];
  });
  const [row, column] = chart.base ?? [-1, -1];
  const base = chart.values[row]?.[column] ? [outline(left + wide * column, top + row * ROW, wide)] : [];
  return { width: sheet.width, height: top + chart.rows.length * ROW + 2, marks: [...heads, ...body, ...base] };
};
