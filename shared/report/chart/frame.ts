// The frame of charts over categories: value axis with grid at the left, categories below, nothing more.
import type { Mark } from './drawing.ts';
import { widthOf, wrapped } from './measure.ts';
import { type Scale, scaleOf } from './scale.ts';
import { type Box, label, rule, type Sheet, TEXT, tickText } from './sheet.ts';

const PLOT_HEIGHT = 220;
const GAP = 8;
const LINE = 15;

export type Frame = {
  readonly plot: Box;
  readonly scale: Scale;
  /** The width of one category, and the middle of each. */
  readonly band: number;
  readonly middle: (category: number) => number;
  readonly marks: readonly Mark[];
  readonly height: number;
};

type Wanted = {
  readonly sheet: Sheet;
  readonly categories: readonly string[];
  readonly values: readonly number[];
  readonly zero: boolean;
  /** The margins above the plot and to its right. */
  readonly top: number;
  readonly right?: number;
};

const categoryLabels = (
  categories: readonly string[],
  frame: Pick<Frame, 'plot' | 'band' | 'middle'>,
): { marks: Mark[]; lines: number } => {
  const widest = Math.max(...categories.map((name) => widthOf(name, TEXT)));
  // If even two lines would be cut, only every second or third name is shown.
  const every = frame.band >= 44 ? 1 : Math.max(1, Math.ceil(Math.min(widest + 10, 90) / frame.band));
  const room = frame.band * every - 6;
  const texts = categories.map((name, i) =>
    i % every === 0 ? wrapped(name, { width: room, size: TEXT, lines: 2 }) : [],
  );
  const marks = texts.flatMap((lines, i) =>
    lines.map((text, line) =>
      label({ at: [frame.middle(i), frame.plot.bottom + 17 + line * LINE], text, anchor: 'middle', tone: 'ink3' }),
    ),
  );
  return { marks, lines: Math.max(1, ...texts.map((lines) => lines.length)) };
};

export const frameOf = ({ sheet, categories, values, zero, top, right = 0 }: Wanted): Frame => {
  const [first, last] = [top + GAP, top + GAP + PLOT_HEIGHT];
  const scale = scaleOf({ values: values.length === 0 ? [0, 1] : values, zero }, [last, first]);
  const texts = tickText(sheet, scale);
  const left = Math.max(...texts.map((text) => widthOf(text, TEXT))) + GAP;
  const plot = { left, top: first, right: sheet.width - right, bottom: last };
  const band = (plot.right - plot.left) / categories.length;
  const middle = (category: number) => plot.left + band * (category + 0.5);
  const grid = scale.ticks.flatMap((tick, i): Mark[] => {
    const y = scale.at(tick);
    const isGround = tick === 0 && zero;
    return [
      rule(
        [
          [plot.left, y],
          [plot.right, y],
        ],
        isGround ? 'axis' : 'grid',
      ),
      label({ at: [plot.left - GAP, y + 4], text: texts[i] ?? '', anchor: 'end', tone: 'ink3' }),
    ];
  });
  const names = categoryLabels(categories, { plot, band, middle });
  return { plot, scale, band, middle, marks: [...grid, ...names.marks], height: last + 8 + LINE * names.lines + 2 };
};
