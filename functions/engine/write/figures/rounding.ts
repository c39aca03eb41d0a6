// How far two figures may differ by rounding alone.
import type { FoundCell } from '../../tables/find-cells.ts';
import { cellMeasure } from './figure-sentence.ts';

/** Half a unit of the coarsest scale for each figure, the convention of the rules that tie statements out. */
export const isWithinRounding = (difference: number, cells: readonly FoundCell[]): boolean =>
  Math.abs(difference) <= (cells.length / 2) * 10 ** Math.max(...cells.map((cell) => cellMeasure(cell)?.power ?? 0));

/** Set by hand, no set chose it: amounts of one company rounded to hundred millions and to thousands differ by less. */
const ROUNDING = 0.005;
export const differ = (a: number, b: number): boolean =>
  Math.abs(a - b) > ROUNDING * Math.max(Math.abs(a), Math.abs(b));
