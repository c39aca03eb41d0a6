// Reads a constructed path of pdf.js: the box around it, and whether it is one rectangle.
import type { Box } from './matrices.ts';

export type Path = { readonly box: Box; readonly isRectangle: boolean };

/** Codes of pdf.js for the parts of a path. */
const [MOVE, LINE, CLOSE] = [0, 1, 4];
/** Numbers of a rectangle: a move and three or four lines of three numbers each. */
const SIDES = [12, 15];

const isRectangle = (path: readonly number[]): boolean => {
  const open = path.at(-1) === CLOSE ? path.slice(0, -1) : path;
  if (!SIDES.includes(open.length) || open[0] !== MOVE) return false;
  const points = Array.from({ length: open.length / 3 }, (_, n) => open.slice(n * 3, n * 3 + 3));
  if (!points.slice(1).every(([kind]) => kind === LINE)) return false;
  const [first, last] = [points[0], points[4] ?? points[0]];
  if (first?.[1] !== last?.[1] || first?.[2] !== last?.[2]) return false;
  return points.slice(0, 4).every(([, x, y], n) => {
    const [, nextX, nextY] = points[(n + 1) % 4] ?? [];
    return n % 2 === (points[0]?.[2] === points[1]?.[2] ? 0 : 1) ? y === nextY : x === nextX;
  });
};

export const parsePath = (
  path: readonly number[],
  [left = 0, bottom = 0, right = 0, top = 0]: readonly number[],
): Path => ({
  box: [left, bottom, right, top],
  isRectangle: isRectangle(path),
});
