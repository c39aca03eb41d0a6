// Tests how far two figures may differ by rounding alone.
import type { FoundCell } from '../../tables/find-cells.ts';
import { cellMeasure } from './figure-sentence.ts';

/** Half a unit of the coarsest scale per figure, as in the tie-out rules. */
export const isWithinRounding = (difference: number, cells: readonly FoundCell[]): boolean =>
  Math.abs(difference) <= (cells.length / 2) * 10 ** Math.max(...cells.map((cell) => cellMeasure(cell)?.power ?? 0));

/** Relative; amounts of one company rounded to hundred millions and to thousands differ by less. Set by hand. */
const ROUNDING = 0.005;
export const differ = (a: number, b: number): boolean =>
  Math.abs(a - b) > ROUNDING * Math.max(Math.abs(a), Math.abs(b));
