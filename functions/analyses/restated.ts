// Tells a statement whose figures are all in another: a share of purchases that the risk below it names again.
import { readFigures } from '#shared/language/grammar/figures.ts';

/** One figure may be of two things by chance, unless it is as precise as 31.4%. */
const FEWEST = 2;
const PRECISE = /\d\.\d+\s?[%％]/u;

const figuresIn = (text: string): ReadonlySet<string> =>
  new Set(readFigures(text).figures.map(({ value, unit = '' }) => `${value} ${unit}`));

export const isRestated = (text: string, others: readonly string[]): boolean => {
  const own = figuresIn(text);
  if (own.size < FEWEST && !(own.size > 0 && PRECISE.test(text))) return false;
  return others.some((other) => {
    const figures = figuresIn(other);
    return other !== text && [...own].every((one) => figures.has(one));
  });
};
