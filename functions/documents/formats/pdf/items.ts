// Reads a page's pieces of text with their positions, rotated so that its main text runs from left to right.
import { printable } from '../../text/clean.ts';
import { withoutRadicals } from './radicals.ts';

/** A piece of text as the PDF places it: left, right, baseline (from the top) and size in page units. */
export type Item = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
  readonly font: string;
};

export type Raw = {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly fontName: string;
};
export type PageShape = { readonly width: number; readonly height: number; readonly transform: readonly number[] };

/** The number of quarter turns that make the page's text upright. */
type Turn = 0 | 1 | 2 | 3;
export type PageItems = {
  readonly items: readonly Item[];
  readonly width: number;
  readonly height: number;
  /** Converts rotated coordinates to shares of the page as displayed. */
  box(left: number, top: number, right: number, bottom: number): [number, number, number, number];
};

const multiply = (a: readonly number[], b: readonly number[]): number[] => {
  const [a0 = 1, a1 = 0, a2 = 0, a3 = 1, a4 = 0, a5 = 0] = a;
  const [b0 = 1, b1 = 0, b2 = 0, b3 = 1, b4 = 0, b5 = 0] = b;
  return [
    a0 * b0 + a2 * b1,
    a1 * b0 + a3 * b1,
    a0 * b2 + a2 * b3,
    a1 * b2 + a3 * b3,
    a0 * b4 + a2 * b5 + a4,
    a1 * b4 + a3 * b5 + a5,
  ];
};

const turnOf = ([a = 1, b = 0]: readonly number[]): Turn => {
  if (Math.abs(a) >= Math.abs(b)) return a >= 0 ? 0 : 2;
  return b > 0 ? 1 : 3;
};

const upright = (turn: Turn, x: number, y: number, page: PageShape): [number, number] => {
  if (turn === 1) return [y, page.width - x];
  if (turn === 2) return [page.width - x, page.height - y];
  return turn === 3 ? [page.height - y, x] : [x, y];
};

const back = (turn: Turn, x: number, y: number, page: PageShape): [number, number] => {
  if (turn === 1) return [page.width - y, x];
  if (turn === 2) return [page.width - x, page.height - y];
  return turn === 3 ? [y, page.height - x] : [x, y];
};

/** A coordinate as a share of the page; 0 on a broken page with an infinite or zero size. */
const share = (value: number, of: number): number =>
  Math.round(Math.min(1, Math.max(0, of > 0 ? value / of || 0 : 0)) * 1e4) / 1e4;

const boxOf =
  (page: PageShape, turn: Turn): PageItems['box'] =>
  (left, top, right, bottom) => {
    const [x1, y1] = back(turn, left, top, page);
    const [x2, y2] = back(turn, right, bottom, page);
    return [
      share(Math.min(x1, x2), page.width),
      share(Math.min(y1, y2), page.height),
      share(Math.max(x1, x2), page.width),
      share(Math.max(y1, y2), page.height),
    ];
  };

const mainTurn = (turns: readonly { turn: Turn; weight: number }[]): Turn => {
  const votes = [0, 0, 0, 0];
  for (const { turn, weight } of turns) votes[turn] = (votes[turn] ?? 0) + weight;
  const best = votes.indexOf(Math.max(...votes));
  return best === 1 || best === 2 || best === 3 ? best : 0;
};

/** Drops characters that are printed twice with a small offset to look bold. */
const withoutShadows = (items: readonly Item[]): Item[] => {
  const seen = new Map<string, Item[]>();
  return items.filter((item) => {
    const alike = seen.get(item.text);
    const near = (other: Item) =>
      Math.abs(other.left - item.left) < item.size * 0.2 && Math.abs(other.base - item.base) < item.size * 0.2;
    if (alike?.some(near)) return false;
    if (alike) alike.push(item);
    else seen.set(item.text, [item]);
    return true;
  });
};

/** In page units. Readers enlarge small print and shrunk tables, but not glyphs like these. Set by hand. */
const MIN_SIZE = 1;

/** Leaves out glyphs of no size, unless all are: the page may have large units. */
const withoutTiny = <T extends { readonly matrix: readonly number[] }>(placed: readonly T[]): readonly T[] => {
  const readable = placed.filter(
    ({ matrix: [a = 0, b = 0, c = 0, d = 0] }) => Math.max(Math.hypot(a, b), Math.hypot(c, d)) >= MIN_SIZE,
  );
  return readable.length > 0 ? readable : placed;
};

export const placeItems = (raw: readonly Raw[], page: PageShape): PageItems => {
  const all = raw
    .filter((item) => item.str.trim() !== '' && item.transform.every(Number.isFinite))
    .map((item) => {
      const matrix = multiply(page.transform, item.transform);
      return { item, matrix, turn: turnOf(matrix) };
    });
  const placed = withoutTiny(all);
  const turn = mainTurn(placed.map(({ item, turn: own }) => ({ turn: own, weight: item.str.length })));
  const items = placed.map(({ item, matrix, turn: own }): Item => {
    const [, , c = 0, d = 0, e = 0, f = 0] = matrix;
    const [left, base] = upright(turn, e, f, page);
    const size = Math.max(1, Math.hypot(c, d));
    // A piece in another direction (a stamp in the margin) gets no width, so that it joins no row.
    return {
      text: withoutRadicals(printable(item.str)),
      left,
      right: left + (own === turn ? item.width : size),
      base,
      size,
      font: item.fontName,
    };
  });
  const sideways = turn === 1 || turn === 3;
  return {
    items: withoutShadows(items),
    width: sideways ? page.height : page.width,
    height: sideways ? page.width : page.height,
    box: boxOf(page, turn),
  };
};
