// Football field charts: ranges of value by method, with marks across all of them.
import type { DrawnOf } from './chart.ts';
import type { Drawing, Mark } from './drawing.ts';
import { widthOf, wrapped } from './measure.ts';
import { inShort } from './numbers.ts';
import { scaleOf } from './scale.ts';
import { datumLabel, drawnFrom, label, rule, type Sheet, TEXT, tickText, tipOf } from './sheet.ts';

type Field = DrawnOf<'range'>;

const ROW = 40;
const BAR = 18;

const allOf = ({ rows, marks = [] }: Field): number[] => [
  ...rows.flatMap(({ low, middle, high }) => [low.value, high.value, ...(middle ? [middle.value] : [])]),
  ...marks.map(({ datum }) => datum.value),
];

export const rangeChart = (sheet: Sheet, chart: Field): Drawing => {
  const values = allOf(chart);
  const say = inShort(sheet, values);
  const marked = chart.marks ?? [];
  const ends = Math.max(...values.map((value) => widthOf(say(value), TEXT))) + 10;
  const left = Math.min(sheet.width * 0.32, Math.max(...chart.rows.map((row) => widthOf(row.label, TEXT))) + 12) + ends;
  const right = sheet.width - ends;
  const [top, bottom] = [marked.length * 18 + 6, marked.length * 18 + 6 + chart.rows.length * ROW];
  const x = scaleOf({ values, zero: false, most: 6 }, [left, right]);
  const texts = tickText(sheet, x);
  const grid = x.ticks.flatMap((tick, i): Mark[] => [
    rule(
      [
        [x.at(tick), top],
        [x.at(tick), bottom],
      ],
      'grid',
    ),
    label({ at: [x.at(tick), bottom + 17], text: texts[i] ?? '', anchor: 'middle', tone: 'ink3' }),
  ]);
  const rows = chart.rows.flatMap((row, i): Mark[] => {
    const y = top + i * ROW + (ROW - BAR) / 2;
    const [from, to] = [x.at(row.low.value), x.at(row.high.value)];
    const cited = {
      refs: [...new Set([...(row.low.refs ?? []), ...(row.high.refs ?? [])])],
      check: row.low.check === 'verified' ? row.high.check : row.low.check,
    };
    const lines = wrapped(row.label, { width: left - ends - 8, size: TEXT, lines: 2 });
    return [
      ...lines.map((text, line) =>
        label({ at: [0, y + 13 + (line - (lines.length - 1) / 2) * 15], text, tone: 'ink' }),
      ),
      {
        kind: 'rect',
        x: from,
        y,
        width: Math.max(1, to - from),
        height: BAR,
        fill: 'series1',
        ...drawnFrom(cited, `${tipOf(sheet, [row.label], row.low)} – ${row.high.text ?? say(row.high.value)}`),
      },
      ...(row.middle
        ? [
            rule(
              [
                [x.at(row.middle.value), y],
                [x.at(row.middle.value), y + BAR],
              ],
              'surface',
              { thick: 2 },
            ),
          ]
        : []),
      label({ at: [from - 6, y + 13], text: datumLabel(say, row.low), anchor: 'end' }),
      label({ at: [to + 6, y + 13], text: datumLabel(say, row.high) }),
    ];
  });
  const across = marked.flatMap(({ label: name, datum }, i): Mark[] => {
    const at = x.at(datum.value);
    const text = `${name} ${datumLabel(say, datum)}`;
    const half = widthOf(text, TEXT) / 2;
    const middle = Math.min(Math.max(at, half), sheet.width - half);
    return [
      rule(
        [
          [at, i * 18 + 18],
          [at, bottom],
        ],
        'series6',
        { thick: 1.5, dashed: true },
      ),
      label({ at: [middle, i * 18 + 13], text, anchor: 'middle', tone: 'series6', bold: true }),
    ];
  });
  return { width: sheet.width, height: bottom + 26, marks: [...grid, ...rows, ...across] };
};
