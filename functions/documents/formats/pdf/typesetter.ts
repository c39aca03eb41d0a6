// Sets the glyphs of a PDF page one after another, as its text operations place them.
import type { Look } from './look.ts';
import { IDENTITY, type Matrix, mapPoint, multiply, type Point } from './matrices.ts';

/** One glyph: where it begins, and the middle of its ink. */
export type Glyph = { readonly text: string; readonly at: Point; readonly middle: Point; readonly size: number };

type Drawn = {
  readonly unicode?: unknown;
  readonly width?: unknown;
  readonly isSpace?: unknown;
  readonly vmetric?: unknown;
};

/** Height of the middle of glyphs above their line, in font sizes. Set by hand. */
const MIDDLE = 0.3;

const drawn = (value: unknown): Drawn | undefined => (typeof value === 'object' && value !== null ? value : undefined);

const advanceOf = (glyph: Drawn, look: Look): number => {
  const spacing = (glyph.isSpace === true ? look.wordSpacing : 0) + look.charSpacing;
  const across = Number(glyph.width) || 0;
  const down = Array.isArray(glyph.vmetric) ? Number(glyph.vmetric[0]) || 0 : -1000;
  return look.isVertical
    ? down * look.unit * look.size - spacing
    : (across * look.unit * look.size + spacing) * look.scale;
};

export const typesetter = () => {
  let matrix: Matrix = IDENTITY;
  let line: Matrix = IDENTITY;
  const setMatrix = (to: Matrix) => {
    matrix = to;
    line = to;
  };
  const moveBy = (x: number, y: number) => setMatrix(multiply(line, [1, 0, 0, 1, x, y]));
  const advance = (by: number, { isVertical }: Look) => {
    matrix = multiply(matrix, isVertical ? [1, 0, 0, 1, 0, by] : [1, 0, 0, 1, by, 0]);
  };
  const place = (glyph: Drawn, look: Look): Glyph => {
    const by = advanceOf(glyph, look);
    const to = multiply(look.ctm, matrix);
    const middle: Point = look.isVertical ? [0, by / 2] : [by / 2, look.rise + look.size * MIDDLE];
    const size = Math.abs(look.size) * Math.hypot(to[2], to[3]);
    const text = typeof glyph.unicode === 'string' ? glyph.unicode : '';
    advance(by, look);
    return { text, at: mapPoint(to, [0, look.rise]), middle: mapPoint(to, middle), size };
  };
  return {
    setMatrix,
    moveBy,
    show: (glyphs: readonly unknown[], look: Look): Glyph[] =>
      glyphs.flatMap((value) => {
        const glyph = drawn(value);
        if (glyph) return [place(glyph, look)];
        const by = (-Number(value) * look.size) / 1000;
        advance(look.isVertical ? by : by * look.scale, look);
        return [];
      }),
  };
};
