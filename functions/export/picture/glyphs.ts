// Draws the outlines of a line of text, from the first font that has each character.
import { create, type Font, type Glyph } from 'fontkit';
import { cleanText } from '#shared/report/clean-text.ts';
import type { FontFiles } from '../fonts/font-files.ts';
import type { Outline } from './raster.ts';

const CURVE_STEPS = 5;
type Pen = [x: number, y: number];

const curve = (points: readonly (readonly [number, number])[]): Pen[] =>
  Array.from({ length: CURVE_STEPS }, (_, i) => {
    const t = (i + 1) / CURVE_STEPS;
    let level = points;
    while (level.length > 1)
      level = level.slice(1).map(([x, y], j) => {
        const [px, py] = level[j] ?? [x, y];
        return [px + (x - px) * t, py + (y - py) * t] as const;
      });
    const [x, y] = level[0] ?? [0, 0];
    return [x, y];
  });

const pairs = (args: readonly number[]): Pen[] =>
  Array.from({ length: args.length / 2 }, (_, i) => [args[2 * i] ?? 0, args[2 * i + 1] ?? 0]);

/** In units of the font, with the y axis upwards. */
const outlinesOf = (glyph: Glyph): Outline[] => {
  const outlines: Pen[][] = [];
  for (const { command, args } of glyph.path.commands) {
    const open = outlines.at(-1);
    const points = pairs(args);
    if (command === 'moveTo') outlines.push(points);
    else if (open && command === 'lineTo') open.push(...points);
    else if (open && command !== 'closePath') open.push(...curve([open.at(-1) ?? [0, 0], ...points]));
  }
  return outlines;
};

type Drawn = { readonly outlines: readonly Outline[]; readonly advance: number };
type Text = { readonly outlines: readonly Outline[]; readonly width: number };
export type Typesetter = (text: string, style: { readonly size: number; readonly bold: boolean }) => Text;

const glyphDrawer = (fonts: readonly Font[]): ((letter: string) => Drawn) => {
  const drawn = new Map<string, Drawn>();
  return (letter) => {
    const known = drawn.get(letter);
    if (known) return known;
    const code = letter.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code)) ?? fonts[0];
    if (!font) return { outlines: [], advance: 0 };
    const glyph = font.glyphForCodePoint(code);
    const scale = 1 / font.unitsPerEm;
    const made = {
      outlines: outlinesOf(glyph).map((outline) => outline.map(([x, y]) => [x * scale, -y * scale] as const)),
      advance: glyph.advanceWidth * scale,
    };
    drawn.set(letter, made);
    return made;
  };
};

/** The baseline is y = 0 and the text begins at x = 0. */
export const typesetter = (files: FontFiles): Typesetter => {
  const regular = glyphDrawer(files.map((file) => create(file.regular)));
  const bold = glyphDrawer(files.map((file) => create(file.bold)));
  return (text, style) => {
    let x = 0;
    const outlines = [...cleanText(text)].flatMap((letter) => {
      const drawn = (style.bold ? bold : regular)(letter);
      const from = x;
      x += drawn.advance * style.size;
      return drawn.outlines.map((outline) =>
        outline.map(([px, py]) => [from + px * style.size, py * style.size] as const),
      );
    });
    return { outlines, width: x };
  };
};
