// What is painted on a PDF page behind its glyphs, in order, to know which glyphs have the color behind them.
import { type Color, isMixed, type Look } from './look.ts';
import { type Box, contains, isUpright, mapBox, overlapOf, type Point } from './matrices.ts';

type Shape = { readonly box: Box; readonly color: Color; readonly covers: boolean };

/** Narrower shapes are lines, and no ground for glyphs. In page units, set by hand. */
const MIN_GROUND = 2;
/** Comparisons of a page; what comes after them counts as shown. */
const MAX_CHECKS = 2_000_000;
/** Colors of rectangles on a page; glyphs in further ones count as shown. */
const MAX_GROUNDS = 300;
/** Of each channel; eyes do not tell such colors apart. Set by hand. */
const ALIKE = 8;
const PAPER = '#ffffff';
const UNIT: Box = [0, 0, 1, 1];

const isAlike = (one: Color, other: Color): boolean => {
  if (one === undefined || other === undefined) return false;
  if (one === other) return true;
  const [a, b] = [Number.parseInt(one.slice(1), 16), Number.parseInt(other.slice(1), 16)];
  return [16, 8, 0].every((bits) => Math.abs(((a >> bits) & 0xff) - ((b >> bits) & 0xff)) <= ALIKE);
};

/** The colors that glyphs may vanish in: that of the paper and those of rectangles. */
const groundColors = () => {
  const colors = new Set<string>([PAPER]);
  const known = new Map<string, boolean>();
  return {
    add: (color: string): void => {
      if (colors.size < MAX_GROUNDS) colors.add(color);
    },
    /** Or a color like it, once all are added. */
    has: (color: string): boolean => {
      const isOne = known.get(color) ?? [...colors].some((ground) => isAlike(ground, color));
      known.set(color, isOne);
      return isOne;
    },
  };
};

export const shapesOf = () => {
  const shapes: Shape[] = [];
  const grounds = groundColors();
  let checks = 0;
  const add = (box: Box, color: Color, { isRectangle, look }: { isRectangle: boolean; look: Look }) => {
    if (look.isGone) return;
    const seen = overlapOf(box, look.clip.box);
    if (seen[2] - seen[0] < MIN_GROUND || seen[3] - seen[1] < MIN_GROUND) return;
    const covers = isRectangle && look.clip.isExact && isUpright(look.ctm);
    shapes.push({ box: seen, color, covers });
    if (color !== undefined && covers) grounds.add(color);
  };
  return {
    count: (): number => shapes.length,
    fill: (path: Box, isRectangle: boolean, look: Look): void => {
      if (look.fillAlpha === 0) return;
      const isSolid = look.fillAlpha === 1 && !isMixed(look);
      add(mapBox(look.ctm, path), isSolid ? look.fill : undefined, { isRectangle: isRectangle && isSolid, look });
    },
    stroke: (path: Box, look: Look): void => {
      const width = look.lineWidth * Math.hypot(look.ctm[0], look.ctm[1]);
      if (width < MIN_GROUND || look.strokeAlpha === 0) return;
      const [left, bottom, right, top] = mapBox(look.ctm, path);
      const half = width / 2;
      add([left - half, bottom - half, right + half, top + half], look.stroke, { isRectangle: false, look });
    },
    /** A picture fills the unit square. */
    picture: (look: Look): void => add(mapBox(look.ctm, UNIT), undefined, { isRectangle: false, look }),
    shade: (look: Look): void => add(look.clip.box, undefined, { isRectangle: false, look }),
    /** Whether a picture or a drawing may show what glyphs of no color say: a scan, or glyphs as outlines. */
    isDrawn: (point: Point): boolean => {
      checks += shapes.length;
      const shows = ({ box, color, covers }: Shape) => !covers && !isAlike(color, PAPER) && contains(box, point);
      return checks > MAX_CHECKS || shapes.some(shows);
    },
    /** Whether whatever may be behind the point, of the first shapes, has this color. */
    isGround: (color: Color, point: Point, before: number): boolean => {
      if (color === undefined || !grounds.has(color)) return false;
      for (let n = before - 1; n >= 0; n -= 1) {
        checks += 1;
        const shape = shapes[n];
        if (checks > MAX_CHECKS) return false;
        if (!shape || !contains(shape.box, point)) continue;
        if (!isAlike(shape.color, color)) return false;
        if (shape.covers) return true;
      }
      return isAlike(PAPER, color);
    },
  };
};

export type Shapes = ReturnType<typeof shapesOf>;
