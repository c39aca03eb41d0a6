// How far a sum of printed figures may be from another: each of them is rounded by itself.
import type { FoundCell } from '../tables/find-cells.ts';
import { cellMeasure } from './figure-sentence.ts';

/** Half a unit of the coarsest scale for each figure, the convention of the rules that tie statements out. */
export const isWithinRounding = (difference: number, cells: readonly FoundCell[]): boolean =>
  Math.abs(difference) <= (cells.length / 2) * 10 ** Math.max(...cells.map((cell) => cellMeasure(cell)?.power ?? 0));
