// Affine transforms of a PDF page, and boxes around what they map.

/** The six numbers a, b, c, d, e, f of a PDF transform. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [x: number, y: number];
export type Box = readonly [left: number, bottom: number, right: number, top: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transform that applies `b`, then `a`. */
export const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

export const mapPoint = (m: Matrix, [x, y]: Point): Point => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];

/** Whether boxes stay boxes: the transform turns by right angles at most. */
export const isUpright = ([a, b, c, d]: Matrix): boolean => (b === 0 && c === 0) || (a === 0 && d === 0);

export const mapBox = (m: Matrix, [left, bottom, right, top]: Box): Box => {
  const corners = [mapPoint(m, [left, bottom]), mapPoint(m, [right, top]), mapPoint(m, [left, top])];
  corners.push(mapPoint(m, [right, bottom]));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

export const overlapOf = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

export const contains = ([left, bottom, right, top]: Box, [x, y]: Point, margin = 0): boolean =>
  x >= left - margin && x <= right + margin && y >= bottom - margin && y <= top + margin;
