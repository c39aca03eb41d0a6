// Tests whether a sentence has the figures that a question wants.
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Want } from './want.ts';

export const hasFigure = (text: string, kind: Want['hasFigure']): boolean =>
  kind === undefined || readFigures(text).figures.some(({ unit }) => (kind === 'any' ? unit : unit === 'percent'));

/** True without percentages, or if one of them is large enough. */
export const isLargeAs = ({ leastPercent }: Want, text: string): boolean => {
  const shares = readFigures(text).figures.filter(({ unit }) => unit === 'percent');
  return leastPercent === undefined || shares.length === 0 || shares.some(({ value }) => value >= leastPercent);
};
