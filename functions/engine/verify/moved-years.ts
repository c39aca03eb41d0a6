// Detects a year replaced by another one of the source: the same words around it, with years changed or swapped.
import type { Finding } from '#shared/report/blocks.ts';
import type { Cited } from '../evidence.ts';

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
/** Characters on each side of a year that must match. Set by hand on the false sentences of the binding cases. */
const BESIDE = 7;

type Year = { readonly year: string; readonly beside: string };

const MASK = '#';
/** Each year with the text on both sides, years masked, so that two swapped years do not hide each other. */
const yearsIn = (text: string): Year[] => {
  const plain = text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
  const withoutYears = plain.replace(YEAR, MASK.repeat(4));
  return [...plain.matchAll(YEAR)].flatMap(({ index, 0: year }) => {
    const [before, behind] = [
      withoutYears.slice(Math.max(0, index - BESIDE), index),
      withoutYears.slice(index + 4, index + 4 + BESIDE),
    ];
    return before.length === BESIDE && behind.length === BESIDE ? [{ year, beside: `${before}|${behind}` }] : [];
  });
};

export const movedYears = (text: string, cited: readonly Cited[]): Finding[] => {
  const stated = yearsIn(text);
  if (stated.length === 0) return [];
  const printed = Map.groupBy(
    cited.flatMap(({ quote }) => yearsIn(quote)),
    ({ beside }) => beside,
  );
  return stated.flatMap(({ year, beside }) => {
    const there = printed.get(beside) ?? [];
    const [other] = there;
    if (!other || there.some((one) => one.year === year)) return [];
    return [{ code: 'periodDiffers', about: year, instead: other.year }];
  });
};
