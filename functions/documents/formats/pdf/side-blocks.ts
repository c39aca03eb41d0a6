// Separates prose from a table or chart beside it, as on slides.
import { type Gap, PROSE_LENGTH, runAround, seedOf } from './gap-runs.ts';
import type { Item } from './items.ts';
import { type Row, rowsOf } from './rows.ts';

// Set by hand on the annual reports, slides and manuals of the page sets: in tables nearly all lines of both sides
// share a baseline, in side blocks a tenth of them.
const FEWEST_PROSE = 4;
const FEWEST_OTHER = 3;
/** Share of the prose lines that fill the width. */
const FULL_SHARE = 0.4;
const FULL_WIDTH = 0.85;
const ALIGNED_SHARE = 0.3;
const SAME_BASE = 0.12;
/** Lowest share of lines with words beside the prose: a column of values belongs to the labels beside it. */
const WORDED_SHARE = 0.3;
const WORDS = /\p{L}{4}/u;

type Sides = { readonly prose: readonly Row[]; readonly other: readonly Row[] };

const shareOf = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length / all.length;

const isFull = (all: readonly Row[]) => {
  const left = all.reduce((least, row) => Math.min(least, row.left), Number.POSITIVE_INFINITY);
  const width = all.reduce((most, row) => Math.max(most, row.right), 0) - left;
  return ({ cells: [first, second], right }: Row): boolean =>
    first !== undefined &&
    second === undefined &&
    first.text.length >= PROSE_LENGTH &&
    right - left > width * FULL_WIDTH;
};

/** Returns whether some line shares the row's baseline; call it for rows from top to bottom. */
const alignedWith = (lines: readonly Row[]) => {
  let near = 0;
  const distance = (n: number, row: Row) => Math.abs((lines[n]?.base ?? Number.POSITIVE_INFINITY) - row.base);
  return (row: Row): boolean => {
    while (distance(near + 1, row) <= distance(near, row)) near += 1;
    return distance(near, row) <= SAME_BASE * Math.min(lines[near]?.size ?? 0, row.size);
  };
};

const isApart = ({ prose, other }: Sides): boolean => {
  if (prose.length < FEWEST_PROSE || other.length < FEWEST_OTHER) return false;
  const full = prose.filter(isFull(prose)).length;
  if (full < FEWEST_PROSE || full / prose.length < FULL_SHARE) return false;
  const isAligned = alignedWith(prose);
  const isWorded = (row: Row) => row.cells.some(({ text }) => WORDS.test(text));
  return shareOf(other, isAligned) <= ALIGNED_SHARE && shareOf(other, isWorded) >= WORDED_SHARE;
};

/** Returns the items of rows; call it for rows in ascending order. */
const itemsByRow = (rows: readonly Row[], items: readonly Item[]) => {
  const sorted = [...items].sort((a, b) => a.base - b.base);
  let next = 0;
  const limit = (n: number): number => {
    const [before, after] = [rows[n - 1], rows[n]];
    if (!before || !after) return n === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    return (before.base + after.base) / 2;
  };
  return (first: number, end: number): Item[] => {
    const own: Item[] = [];
    for (; next < sorted.length; next += 1) {
      const item = sorted[next];
      if (!item || item.base >= limit(end)) break;
      if (item.base >= limit(first)) own.push(item);
    }
    return own;
  };
};

/** The rows of one side after the other; `undefined` if the sides belong together. */
const parted = (items: readonly Item[], gap: Gap, isProseLeft: boolean): Row[] | undefined => {
  const middle = (gap.from + gap.to) / 2;
  const left = rowsOf(items.filter((item) => item.left < middle));
  const right = rowsOf(items.filter((item) => item.left >= middle));
  const sides = isProseLeft ? { prose: left, other: right } : { prose: right, other: left };
  return isApart(sides) ? [...left, ...right] : undefined;
};

/** Rows in reading order; `items` are the items of the rows. */
export const withSidesApart = (rows: readonly Row[], items: readonly Item[], width: number): readonly Row[] => {
  const itemsOf = itemsByRow(rows, items);
  const ordered: Row[] = [];
  let done = 0;
  for (let n = 0; n < rows.length; n += 1) {
    const row = rows[n];
    const seed = row && seedOf(row, width);
    if (!seed) continue;
    const { first, end, gap } = runAround(rows, done, n, seed.gap);
    const own = itemsOf(first, end);
    const sides = parted(own, gap, seed.isProseLeft);
    for (const one of rows.slice(done, sides ? first : end)) ordered.push(one);
    for (const one of sides ?? []) ordered.push(one);
    done = end;
    n = end - 1;
  }
  return [...ordered, ...rows.slice(done)];
};
