// Converts cell addresses in A1 notation.

const columnName = (column: number): string => {
  let name = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
};

export const columnNumber = (name: string): number =>
  [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const cellName = (column: number, row: number): string => `${columnName(column)}${row}`;

export const rangeOf = ({
  row,
  from,
  to,
}: {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}): string => (from === to ? cellName(from, row) : `${cellName(from, row)}:${cellName(to, row)}`);

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
  const from = cellName(Math.min(one.left, two.left), Math.min(one.top, two.top));
  const to = cellName(Math.max(one.right, two.right), Math.max(one.bottom, two.bottom));
  return from === to ? from : `${from}:${to}`;
};
