// Waterfall charts: the steps from one sum to the next.
import type { DrawnOf } from './chart.ts';
import type { Drawing, Mark, Tone } from './drawing.ts';
import { frameOf } from './frame.ts';
import { inShort } from './numbers.ts';
import { datumLabel, drawnFrom, label, rule, type Sheet, tipOf } from './sheet.ts';

type Bridge = DrawnOf<'waterfall'>;

const spans = ({ steps }: Bridge): { from: number; to: number }[] => {
  let sum = 0;
  return steps.map(({ total, datum }) => {
    const from = total ? 0 : sum;
    sum = total ? datum.value : sum + datum.value;
    return { from, to: sum };
  });
};

const toneOf = ({ total, datum }: Bridge['steps'][number]): Tone =>
  total ? 'series5' : datum.value < 0 ? 'series6' : 'series2';

export const waterfallChart = (sheet: Sheet, chart: Bridge): Drawing => {
  const { steps } = chart;
  const placed = spans(chart);
  const categories = steps.map(({ label: name }) => name);
  const frame = frameOf({
    sheet,
    categories,
    values: placed.flatMap(({ from, to }) => [from, to]),
    zero: true,
    top: 10,
  });
  const say = inShort(
    sheet,
    steps.map(({ datum }) => datum.value),
  );
  const wide = Math.min(64, frame.band * 0.66);
  const marks = steps.flatMap((step, i): Mark[] => {
    const { from, to } = placed[i] ?? { from: 0, to: 0 };
    const [top, bottom] = [frame.scale.at(Math.max(from, to)), frame.scale.at(Math.min(from, to))];
    const x = frame.middle(i) - wide / 2;
    const y = step.datum.value < 0 ? bottom + 14 : top - 5;
    const plus = !step.total && step.datum.value > 0 ? '+' : '';
    const bridge =
      i + 1 < steps.length
        ? [
            rule(
              [
                [x + wide, frame.scale.at(to)],
                [frame.middle(i + 1) - wide / 2, frame.scale.at(to)],
              ],
              'axis',
            ),
          ]
        : [];
    return [
      {
        kind: 'rect',
        x,
        y: top,
        width: wide,
        height: Math.max(1, bottom - top),
        fill: toneOf(step),
        ...drawnFrom(step.datum, tipOf(sheet, [step.label], step.datum)),
      },
      ...bridge,
      label({
        at: [frame.middle(i), y],
        text: `${plus}${datumLabel(say, step.datum)}`,
        anchor: 'middle',
        ...(step.total ? { bold: true } : {}),
      }),
    ];
  });
  return { width: sheet.width, height: frame.height, marks: [...frame.marks, ...marks] };
};
