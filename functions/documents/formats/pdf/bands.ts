// Derives the columns of a table from the positions of its cells.
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

/** Largest distance between the left edges of cells in one column, in page units. */
const SAME_LEFT = 2;

/**
 * Drops short headers in the middle of a wide text column, below which its cells extend: they are not separate columns.
 */
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

/**
 * The columns: numbers first, which are narrow and aligned, then texts, narrowest first. Spanning cells are skipped.
 */
export const bandsOf = (rows: readonly Row[]): Band[] => {
  const bands: Band[] = [];
  const cells = rows.flatMap((row) => (row.cells.length > 1 ? row.cells : []));
  const isNumber = (cell: Part) => isFigure(cell.text) && !isYear(cell.text);
  const values = cells.filter(isNumber);
  // A dash may be anywhere in its column, so it does not start one.
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
