// Tells which text of a slide nobody sees: off the slide, of no size, or in the color of everything behind it.
import type { Zip } from '../../guard/zip.ts';
import { targetOf } from './package.ts';
import { type Attributes, readXml } from './read-xml.ts';
import { type Color, colorOf, isColor, type Scheme, schemeOf } from './slide-colors.ts';
import { type Box, type Drawing, drawingOf, type SlideShape } from './slide-shapes.ts';

type Size = { readonly width: number; readonly height: number };

/** In hundredths of a point; nobody reads smaller glyphs. */
const MIN_SIZE = 200;
const PAPER = 'FFFFFF';
/** Elements of a run that show glyphs in the color behind them: an outline, a highlight, a shadow. */
const MARKS = new Set(['ln', 'highlight', 'effectLst']);

export const slideSize = (bytes: Uint8Array | undefined): Size | undefined => {
  let size: Size | undefined;
  readXml(bytes, {
    open: (name, { cx, cy }) => {
      if (name === 'sldSz') size = { width: Number(cx), height: Number(cy) };
    },
  });
  return size;
};

const isApart = (a: Box, b: Box): boolean => a[2] <= b[0] || a[0] >= b[2] || a[3] <= b[1] || a[1] >= b[3];

export type HiddenOnSlide = {
  readonly scheme: Scheme;
  /** Whether text in this color is hidden in the shape of this number. */
  isHidden(shape: number, run: { readonly color: Color; readonly isTiny: boolean }): boolean;
};

/** The colors that may be behind the text of a shape: its own, or those of what was drawn before it. */
const behind = (shape: SlideShape, before: readonly SlideShape[], paper: Color): readonly Color[] => {
  if (!shape.isBare) return [shape.color];
  const { box } = shape;
  const near = before.filter((other) => !other.isBare && !(box && other.box && isApart(box, other.box)));
  return [paper, ...near.map(({ color }) => color)];
};

type Template = { readonly scheme: Scheme; readonly drawings: readonly Drawing[] };

const templateOf = (zip: Zip, layout: string | undefined): Template => {
  const master = layout === undefined ? undefined : targetOf(zip, layout, 'slideMaster');
  const scheme = schemeOf(zip, master);
  const parts = [master, layout].filter((part) => part !== undefined);
  return { scheme, drawings: parts.map((part) => drawingOf(zip.read(part), scheme)) };
};

/** Reads the layouts that slides share once. */
export const slideHiding = (zip: Zip, size: Size | undefined) => {
  const templates = new Map<string | undefined, Template>();
  const page: Box | undefined = size && [0, 0, size.width, size.height];
  return (part: string): HiddenOnSlide => {
    const layout = targetOf(zip, part, 'slideLayout');
    const template = templates.get(layout) ?? templateOf(zip, layout);
    templates.set(layout, template);
    const { scheme } = template;
    const slide = drawingOf(zip.read(part), scheme);
    const paper = [...template.drawings, slide].findLast((one) => one.paper)?.paper ?? { color: PAPER };
    const under = template.drawings.flatMap(({ shapes }) => shapes);
    return {
      scheme,
      isHidden: (n, { color, isTiny }) => {
        const shape = slide.shapes[n];
        if (isTiny || (shape?.box && page && isApart(shape.box, page))) return true;
        if (color === undefined || !shape?.box) return false;
        return behind(shape, [...under, ...slide.shapes.slice(0, n)], paper.color).every((other) => other === color);
      },
    };
  };
};

/** Follows the look of the open run: its own color and size. */
export const slideRuns = (scheme: Scheme) => {
  const path: string[] = [];
  let color: Color;
  let isTiny = false;
  /** Something else than the glyphs makes them seen. */
  let isMarked = false;
  const isRunFill = (n: number) => path.at(n) === 'solidFill' && path.at(n - 1) === 'rPr';
  return {
    open: (name: string, attributes: Attributes): void => {
      if (name === 'r' || name === 'fld') [color, isTiny, isMarked] = [undefined, false, false];
      if (name === 'rPr') isTiny = Number(attributes.sz ?? MIN_SIZE) < MIN_SIZE;
      if (MARKS.has(name) && path.at(-1) === 'rPr') isMarked = true;
      if (isColor(name) && isRunFill(-1)) color = colorOf(attributes, scheme);
      else if (isColor(path.at(-1) ?? '') && isRunFill(-2)) color = undefined;
      path.push(name);
    },
    close: (): void => {
      path.pop();
    },
    look: () => ({ color: isMarked ? undefined : color, isTiny }),
  };
};
