// Groups pieces of text into visual rows: one baseline each, split into cells at gaps wider than any word space.
import { type Cell, cellsOf } from './cells.ts';
import type { Item } from './items.ts';

export type Row = {
  readonly cells: readonly Cell[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly base: number;
  readonly size: number;
  /** The font of most of its characters. */
  readonly font: string;
};

/** Largest baseline difference within a row, as a share of the smaller size: includes superscripts. Set by hand. */
const SAME_BASE = 0.35;

const byBase = (items: readonly Item[]): Item[][] => {
  const sorted = [...items].sort((a, b) => a.base - b.base);
  const rows: Item[][] = [];
  let base = Number.NEGATIVE_INFINITY;
  for (const item of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && item.base - base <= SAME_BASE * Math.min(item.size, first.size)) row.push(item);
    else {
      rows.push([item]);
      base = item.base;
    }
  }
  return rows;
};

const mostUsed = (items: readonly Item[]): Item => {
  const weights = new Map<string, number>();
  for (const item of items) weights.set(item.font, (weights.get(item.font) ?? 0) + item.text.length);
  return items.reduce((a, b) => ((weights.get(b.font) ?? 0) > (weights.get(a.font) ?? 0) ? b : a));
};

const rowOf = (items: readonly Item[]): Row | undefined => {
  const sorted = [...items].sort((a, b) => a.left - b.left);
  const cells = cellsOf(sorted);
  const [first] = cells;
  if (!first) return undefined;
  const main = mostUsed(sorted);
  const base = main.base;
  return {
    cells,
    left: first.left,
    right: Math.max(...cells.map((cell) => cell.right)),
    top: base - main.size * 0.88,
    bottom: base + main.size * 0.24,
    base,
    size: main.size,
    font: main.font,
  };
};

export const rowsOf = (items: readonly Item[]): Row[] =>
  byBase(items)
    .map(rowOf)
    .filter((row) => row !== undefined);
