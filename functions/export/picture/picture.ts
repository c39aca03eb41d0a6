// Renders a drawing as a bitmap, for programs that cannot show SVG.

import { constants } from 'node:zlib';
import { PNG } from 'pngjs';
import type { Drawing, Label, Mark, Point, Tone } from '#shared/report/chart/drawing.ts';
import { PAPER, type Palette } from '#shared/report/chart/svg.ts';
import type { Typesetter } from './glyphs.ts';
import type { Raster } from './raster.ts';
import { type Outline, raster } from './raster.ts';

/** RGB without transparency or filters, since unfiltered flat areas compress well. */
const FORMAT = { colorType: 2, inputColorType: 2, inputHasAlpha: false, filterType: 0 } as const;
const COMPRESSION = { deflateLevel: 3, deflateStrategy: constants.Z_DEFAULT_STRATEGY };

const pngOf = ({ width, height, pixels }: Raster): Uint8Array => {
  const png = new PNG({ width, height });
  png.data = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  return PNG.sync.write(png, { ...FORMAT, ...COMPRESSION });
};

/** Pixels of the picture per pixel of the drawing, for sharp prints. */
const SCALE = 1.5;
const CIRCLE_STEPS = 32;
const [DASH, GAP] = [4, 3];

const colourOf = (color: string): [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const scaled = (points: readonly Point[]): Outline => points.map(([x, y]) => [x * SCALE, y * SCALE]);
const circle = (x: number, y: number, radius: number): Point[] =>
  Array.from({ length: CIRCLE_STEPS }, (_, i) => {
    const angle = (i / CIRCLE_STEPS) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

const dashes = (from: Point, to: Point): [Point, Point][] => {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return Array.from({ length: Math.ceil(long / (DASH + GAP)) }, (_, i) => {
    const start = i * (DASH + GAP);
    return [between(from, to, start / long), between(from, to, Math.min(1, (start + DASH) / long))];
  });
};

/** Draws a stroke as a bar along each part, with round joints if it is thick. */
const strokes = ({ points, thick, dashed }: Extract<Mark, { kind: 'line' }>): Point[][] => {
  const parts = points.slice(1).flatMap((to, i): [Point, Point][] => {
    const from = points[i] ?? to;
    return dashed ? dashes(from, to) : [[from, to]];
  });
  const bars = parts.map(([[ax, ay], [bx, by]]): Point[] => {
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const [dx, dy] = [(-(by - ay) / long) * (thick / 2), ((bx - ax) / long) * (thick / 2)];
    return [
      [ax + dx, ay + dy],
      [bx + dx, by + dy],
      [bx - dx, by - dy],
      [ax - dx, ay - dy],
    ];
  });
  return thick < 1.5 || dashed ? bars : [...bars, ...points.slice(1, -1).map(([x, y]) => circle(x, y, thick / 2))];
};

type Shape = { readonly outlines: readonly Outline[]; readonly tone: Tone };

const labelShape = (mark: Label, typeset: Typesetter): Shape => {
  const { outlines, width } = typeset(mark.text, { size: mark.size * SCALE, bold: mark.bold ?? false });
  const shift = { start: 0, middle: width / 2, end: width }[mark.anchor];
  const [x, y] = [mark.x * SCALE - shift, mark.y * SCALE];
  return { outlines: outlines.map((outline) => outline.map(([px, py]) => [x + px, y + py] as const)), tone: mark.tone };
};

const corners = ({ x, y, width, height }: Extract<Mark, { kind: 'rect' }>): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const shapesOf = (mark: Mark, typeset: Typesetter): Shape[] => {
  switch (mark.kind) {
    case 'rect':
      return [{ outlines: [scaled(corners(mark))], tone: mark.fill }];
    case 'area':
      return [{ outlines: [scaled(mark.points)], tone: mark.fill }];
    case 'dot':
      return [{ outlines: [scaled(circle(mark.x, mark.y, mark.radius))], tone: mark.fill }];
    case 'line':
      return strokes(mark).map((bar) => ({ outlines: [scaled(bar)], tone: mark.stroke }));
    case 'label':
      return [labelShape(mark, typeset)];
    default:
      return mark satisfies never;
  }
};

export const pictureOf = (
  { width, height, marks }: Drawing,
  typeset: Typesetter,
  palette: Palette = {},
): Uint8Array => {
  const sheet = raster(Math.ceil(width * SCALE), Math.ceil(height * SCALE));
  for (const mark of marks)
    for (const { outlines, tone } of shapesOf(mark, typeset))
      sheet.fill(outlines, colourOf(palette[tone] ?? PAPER[tone]), mark.opacity);
  return pngOf(sheet);
};
