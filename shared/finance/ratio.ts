// Division that says when it means nothing.
import { NOT_MEANINGFUL } from './workbook/expression.ts';

/** A number; n.m. where the division has no meaning; undefined where a figure was not given. */
export type Ratio = number | typeof NOT_MEANINGFUL | undefined;
type Figure = number | undefined;

/** n.m. on a denominator that is zero or below: half of nothing, a return on negative equity. */
export const ratio = (above: Figure, below: Figure): Ratio => {
  if (above === undefined || below === undefined) return undefined;
  return below > 0 ? above / below : NOT_MEANINGFUL;
};

/** From one figure to the next; n.m. from a loss or from nothing. */
export const growth = (before: Figure, after: Figure): Ratio =>
  before === undefined || after === undefined ? undefined : ratio(after - before, before);

/** n.m. if one factor is, undefined if one is missing. */
export const product = (...factors: readonly Ratio[]): Ratio =>
  factors.reduce<Ratio>((made, factor) => {
    if (made === undefined || factor === undefined) return undefined;
    return made === NOT_MEANINGFUL || factor === NOT_MEANINGFUL ? NOT_MEANINGFUL : made * factor;
  }, 1);

export const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
