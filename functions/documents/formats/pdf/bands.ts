// The columns of a table, derived from the positions of its cells.
import { isFigure, isNone, isYear } from '../../text/figures.ts';
import type { Part } from './cells.ts';
import type { Row } from './rows.ts';

export type Band = { left: number; right: number; values: number; cells: number };

const overlaps = (cell: Part, band: Band): boolean =>
  Math.min(cell.right, band.right) - Math.max(cell.left, band.left) > Math.min(2, (cell.right - cell.left) / 2);

export const bandsUnder = (cell: Part, bands: readonly Band[]): number[] =>
  bands.flatMap((band, n) => (overlaps(cell, band) ? [n] : []));

const grow = (band: Band, cell: Part, value: boolean): void => {
  band.left = Math.min(band.left, cell.left);
  band.right = Math.max(band.right, cell.right);
  band.cells += 1;
  if (value) band.values += 1;
};

/** In units of the page: how far cells of one column begin apart. */
const SAME_LEFT = 2;

/** A short head in the middle of a wide column of text is no column beside it: cells that begin with the column reach under it. */
const withoutLoneHeads = (bands: readonly Band[], texts: readonly Part[]): Band[] => {
  const isLone = ({ values, cells }: Band) => values === 0 && cells === 1;
  const hosts = new Map<Band, Band>();
  for (const cell of bands.some(isLone) ? texts : []) {
    const [host, head, ...more] = bands.filter((band) => overlaps(cell, band)).sort((a, b) => a.left - b.left);
    if (!host || !head || more.length > 0 || host.values > 0 || !isLone(head)) continue;
    if (Math.abs(host.left - cell.left) <= SAME_LEFT) hosts.set(head, host);
  }
  for (const [head, host] of hosts) host.right = Math.max(host.right, head.right);
  return bands.filter((band) => !hosts.has(band));
};

/** Numbers first: they are narrow and aligned below each other. Then texts, the narrowest first; what spans is left out. */
export const bandsOf = (rows: readonly Row[]): Band[] => {
  const bands: Band[] = [];
  const cells = rows.flatMap((row) => (row.cells.length > 1 ? row.cells : []));
  const isNumber = (cell: Part) => isFigure(cell.text) && !isYear(cell.text);
  const values = cells.filter(isNumber);
  // A dash for nothing is anywhere in its column, so it founds none.
  const texts = cells.filter((cell) => !isNumber(cell) && !isNone(cell.text));
  const narrowFirst = (a: Part, b: Part) => a.right - a.left - (b.right - b.left);
  for (const [list, value] of [
    [values, true],
    [texts, false],
  ] as const)
    for (const cell of [...list].sort(narrowFirst)) {
      const under = bandsUnder(cell, bands);
      const [only] = under;
      const band = only === undefined ? undefined : bands[only];
      if (under.length === 0) bands.push({ left: cell.left, right: cell.right, values: value ? 1 : 0, cells: 1 });
      else if (under.length === 1 && band) grow(band, cell, value);
    }
  return withoutLoneHeads(bands, texts).sort((a, b) => a.left - b.left);
};
