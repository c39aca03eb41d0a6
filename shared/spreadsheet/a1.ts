// Parses and formats cell addresses in A1 notation; rows and columns count from 1.
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;

export type Corners = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export const columnName = (column: number): string => {
  let name = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
};

export const columnNumber = (name: string): number =>
  [...name.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

export const cellName = (row: number, column: number): string => `${columnName(column)}${row}`;

export const rangeName = ({ left, top, right, bottom }: Corners): string => {
  const [from, to] = [cellName(top, left), cellName(bottom, right)];
  return from === to ? from : `${from}:${to}`;
};

/** `undefined` if the text is not a range of cells. `$` marks are ignored. */
export const cornersOf = (range: string): Corners | undefined => {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/i.exec(range.trim());
  if (!match?.[1] || !match[2]) return undefined;
  const [, a, b, c = a, d = b] = match;
  const [left, right] = [columnNumber(a), columnNumber(c)].sort((one, two) => one - two);
  const [top, bottom] = [Number(b), Number(d)].sort((one, two) => one - two);
  if (!left || !right || !top || !bottom || right > MAX_COLUMNS || bottom > MAX_ROWS) return undefined;
  return { left, top, right, bottom };
};

export const isWithin = ({ left, top, right, bottom }: Corners, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

export const meet = (a: Corners, b: Corners): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
