// The places of cells and ranges that a document's text names, in A1 notation.
import { cellName, columnNumber } from '#shared/spreadsheet/a1.ts';

export const rangeOf = ({
  row,
  from,
  to,
}: {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}): string => (from === to ? cellName(row, from) : `${cellName(row, from)}:${cellName(row, to)}`);

export type Corners = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export const cornersOf = (range: string): Corners | undefined => {
  const match = /^([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?$/.exec(range);
  if (!match?.[1] || !match[2]) return undefined;
  const [, left, top, right = left, bottom = top] = match;
  return { left: columnNumber(left), top: Number(top), right: columnNumber(right), bottom: Number(bottom) };
};

export const rangeAround = (a: string, b: string): string => {
  const [one, two] = [cornersOf(a), cornersOf(b)];
  if (!one || !two) return a;
  const from = cellName(Math.min(one.top, two.top), Math.min(one.left, two.left));
  const to = cellName(Math.max(one.bottom, two.bottom), Math.max(one.right, two.right));
  return from === to ? from : `${from}:${to}`;
};
