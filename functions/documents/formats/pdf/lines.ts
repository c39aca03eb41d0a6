// A line of a page after table detection: prose, or a table row with its cells in columns.
import type { Row } from './rows.ts';

export type Line = {
  readonly kind: 'text' | 'row' | 'note';
  readonly text: string;
  readonly cells?: readonly string[];
  /** The row of the line; for several rows, their bounding box. */
  readonly row: Row;
};

export const plainText = (row: Row): string => row.cells.map((cell) => cell.text).join(' ');

export const around = (a: Row, b: Row): Row => ({
  ...a,
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
  base: Math.max(a.base, b.base),
});
