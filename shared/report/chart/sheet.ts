// The surface for every layout: its size, number format, and small parts that all charts share.
import type { Cited, Datum } from '../cited.ts';
import type { Label, Mark, Point, Tone } from './drawing.ts';
import { fitted, widthOf } from './measure.ts';
import { inFull, inShort, type Say, type Style } from './numbers.ts';
import type { Scale } from './scale.ts';

export type Sheet = Style & { readonly width: number };
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** The size of all text in a chart, in screen pixels. */
export const TEXT = 12;
const SWATCH = 10;
const DOUBTFUL = 0.45;

type Words = { readonly at: Point; readonly text: string } & Partial<
  Pick<Label, 'anchor' | 'tone' | 'bold' | 'size' | 'opacity'>
>;
export const label = ({ at: [x, y], text, anchor = 'start', tone = 'ink2', size = TEXT, ...more }: Words): Label => ({
  kind: 'label',
  x,
  y,
  text,
  anchor,
  tone,
  size,
  ...more,
});

export const rule = (
  points: readonly Point[],
  stroke: Tone,
  more: { thick?: number; dashed?: boolean } = {},
): Mark => ({
  kind: 'line',
  points,
  stroke,
  thick: more.thick ?? 1,
  ...(more.dashed ? { dashed: true } : {}),
});

const isDoubtful = ({ check }: Cited): boolean => check !== undefined && check !== 'verified';

/** Unverified figures are drawn paler in every chart. */
export const drawnFrom = (cited: Cited, tip: string): Pick<Mark, 'tip' | 'refs' | 'opacity'> => ({
  tip,
  ...(cited.refs ? { refs: cited.refs } : {}),
  ...(isDoubtful(cited) ? { opacity: DOUBTFUL } : {}),
});

/** The label of a figure; an unverified one ends with a question mark. */
export const datumLabel = (say: Say, datum: Datum): string => `${say(datum.value)}${isDoubtful(datum) ? '?' : ''}`;

export const tipOf = (sheet: Style, names: readonly string[], datum: Datum): string =>
  `${names.filter(Boolean).join(', ')}: ${datum.text ?? inFull(sheet, [datum.value])(datum.value)}`;

export const known = (values: readonly (Datum | null | undefined)[]): number[] =>
  values.flatMap((datum) => (datum ? [datum.value] : []));

export const tickText = (sheet: Style, { ticks, step }: Scale): string[] => {
  const digits = Math.max(
    0,
    Math.min(4, Math.ceil(-Math.log10(step) + 1e-9) + (String(step).includes('25') && step < 10 ? 1 : 0)),
  );
  const { decimals: _, ...style } = sheet;
  const whole = Number.isInteger(step) ? 0 : Math.max(1, digits);
  return ticks.map(
    inShort({ ...style, ...(Math.max(...ticks.map(Math.abs)) < 1e7 ? { decimals: whole } : {}) }, ticks),
  );
};

/** A legend of color swatches with names, in rows above the plot. */
export const legend = (
  names: readonly string[],
  tones: readonly Tone[],
  width: number,
): { marks: Mark[]; height: number } => {
  let [x, y] = [0, 0];
  const marks = names.flatMap((name, i): Mark[] => {
    const text = fitted(name, width - 2 * SWATCH, TEXT);
    const wide = SWATCH + 6 + widthOf(text, TEXT) + 18;
    if (x > 0 && x + wide > width) [x, y] = [0, y + 18];
    const at = x;
    x += wide;
    return [
      { kind: 'rect', x: at, y: y + 2, width: SWATCH, height: SWATCH, fill: tones[i] ?? 'series1' },
      label({ at: [at + SWATCH + 6, y + 11], text }),
    ];
  });
  return { marks, height: names.length === 0 ? 0 : y + 26 };
};
