// The graphics state of a PDF page: what is drawn next would look like this.
import { type Box, IDENTITY, type Matrix } from './matrices.ts';

/** `#rrggbb`, or unknown: a pattern, a gradient, a picture. */
export type Color = string | undefined;

export type Look = {
  readonly ctm: Matrix;
  readonly clip: { readonly box: Box; readonly isExact: boolean };
  readonly fill: Color;
  readonly stroke: Color;
  readonly fillAlpha: number;
  readonly strokeAlpha: number;
  /** The color of what is drawn depends on what is behind it, or on a mask. */
  readonly isBlended: boolean;
  readonly isMasked: boolean;
  /** A group of no opacity is around it. */
  readonly isGone: boolean;
  readonly lineWidth: number;
  /** The text rendering mode: whether glyphs are filled, stroked, or used as a clip only. */
  readonly mode: number;
  readonly size: number;
  /** Of the font: width of a unit of its glyphs. */
  readonly unit: number;
  readonly isVertical: boolean;
  readonly charSpacing: number;
  readonly wordSpacing: number;
  readonly scale: number;
  readonly rise: number;
  readonly leading: number;
};

/** Larger than any page. */
const EVERYWHERE: Box = [-1e9, -1e9, 1e9, 1e9];

export const FIRST_LOOK: Look = {
  ctm: IDENTITY,
  clip: { box: EVERYWHERE, isExact: true },
  fill: '#000000',
  stroke: '#000000',
  fillAlpha: 1,
  strokeAlpha: 1,
  isBlended: false,
  isMasked: false,
  isGone: false,
  lineWidth: 1,
  mode: 0,
  size: 0,
  unit: 0.001,
  isVertical: false,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  rise: 0,
  leading: 0,
};

/** Text rendering modes of the PDF standard. */
const FILLS = [0, 2, 4, 6];
const STROKES = [1, 2, 5, 6];
const CLIPS_ONLY = 7;

export const isMixed = ({ isBlended, isMasked }: Look): boolean => isBlended || isMasked;

/** The colors of glyphs; none if nothing is drawn, unknown ones for glyphs that a picture shines through. */
export const glyphColors = (look: Look): readonly Color[] => {
  if (look.mode === CLIPS_ONLY || isMixed(look)) return [undefined];
  if (look.isGone) return [];
  return [
    ...(FILLS.includes(look.mode) && look.fillAlpha > 0 ? [look.fill] : []),
    ...(STROKES.includes(look.mode) && look.strokeAlpha > 0 ? [look.stroke] : []),
  ];
};
