// Finds rows of a page with a gap at the same position and prose on one side of it.
import { isValue } from '../../text/figures.ts';
import type { Cell } from './cells.ts';
import type { Row } from './rows.ts';

// Set by hand on the slides and annual reports of the page sets.
const PROSE_WIDTH = 0.22;
export const PROSE_LENGTH = 12;
const MARGIN = 0.25;
/** In font sizes. */
const MIN_GAP = 0.6;

const isProse = (cell: Cell | undefined, width: number): cell is Cell =>
  cell !== undefined &&
  cell.right - cell.left > width * PROSE_WIDTH &&
  cell.text.length >= PROSE_LENGTH &&
  !isValue(cell.text);

export type Gap = { readonly from: number; readonly to: number };

/** The part of the gap that a row leaves open; `undefined` if the row crosses it. */
const narrowed = ({ from, to }: Gap, { cells, size }: Row): Gap | undefined => {
  const isLeft = ({ left, right }: Cell) => (left + right) / 2 < (from + to) / 2;
  const gap = {
    from: Math.max(from, ...cells.filter(isLeft).map(({ right }) => right)),
    to: Math.min(to, ...cells.filter((cell) => !isLeft(cell)).map(({ left }) => left)),
  };
  return gap.to - gap.from < MIN_GAP * size ? undefined : gap;
};

type Run = { readonly first: number; readonly end: number; readonly gap: Gap };

/** The rows around `at`, from `floor` on, with a gap at the same position. */
export const runAround = (rows: readonly Row[], floor: number, at: number, seed: Gap): Run => {
  let [first, end, gap] = [at, at + 1, seed];
  const takes = (n: number): boolean => {
    const row = n < floor ? undefined : rows[n];
    const left = row && narrowed(gap, row);
    gap = left ?? gap;
    return left !== undefined;
  };
  while (takes(first - 1)) first -= 1;
  while (takes(end)) end += 1;
  return { first, end, gap };
};

export const seedOf = (
  { cells }: Row,
  width: number,
): { readonly gap: Gap; readonly isProseLeft: boolean } | undefined => {
  for (const [n, before] of cells.entries()) {
    const after = cells[n + 1];
    if (!after) return undefined;
    const gap = { from: before.right, to: after.left };
    if (gap.to < width * MARGIN || gap.from > width * (1 - MARGIN)) continue;
    if (n === 0 && isProse(before, width)) return { gap, isProseLeft: true };
    if (n === cells.length - 2 && isProse(after, width)) return { gap, isProseLeft: false };
  }
  return undefined;
};
