// Operations of a PDF page that change nothing but how what follows looks.
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Arguments, colorOf, numberAt, stateOf } from './arguments.ts';
import type { Look } from './look.ts';

/** Of a font: the width of a unit of its glyphs, and the direction of its lines. */
export type Font = { readonly unit: number; readonly isVertical: boolean };
export type FontOf = (name: string) => Font;

type Change = (args: Arguments, fontOf: FontOf) => Partial<Look>;
const CHANGES = new Map<number, Change>([
  [OPS.setLineWidth, (args) => ({ lineWidth: numberAt(args) })],
  [OPS.setGState, stateOf],
  [OPS.setFillRGBColor, (args) => ({ fill: colorOf(args) })],
  [OPS.setFillColorN, () => ({ fill: undefined })],
  [OPS.setFillTransparent, () => ({ fill: undefined })],
  [OPS.setStrokeRGBColor, (args) => ({ stroke: colorOf(args) })],
  [OPS.setStrokeColorN, () => ({ stroke: undefined })],
  [OPS.setStrokeTransparent, () => ({ stroke: undefined })],
  [OPS.setFont, (args, fontOf) => ({ size: numberAt(args, 1), ...fontOf(String(args[0])) })],
  [OPS.setTextRenderingMode, (args) => ({ mode: numberAt(args) })],
  [OPS.setCharSpacing, (args) => ({ charSpacing: numberAt(args) })],
  [OPS.setWordSpacing, (args) => ({ wordSpacing: numberAt(args) })],
  [OPS.setHScale, (args) => ({ scale: numberAt(args) / 100 })],
  [OPS.setTextRise, (args) => ({ rise: numberAt(args) })],
  [OPS.setLeading, (args) => ({ leading: numberAt(args) })],
  [OPS.setLeadingMoveText, (args) => ({ leading: -numberAt(args, 1) })],
]);

export const changeOf = (operation: number, args: Arguments, fontOf: FontOf): Partial<Look> | undefined =>
  CHANGES.get(operation)?.(args, fontOf);
