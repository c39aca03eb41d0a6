// Parses numbers for the years of a forecast as a person writes them: `8`, `8, 7.5, 7`, `8% 7% 6%`.

const MAX_YEARS = 20;
const NUMBER = /^[-−]?\d+(?:\.\d+)?$/;
const numberOf = (part: string): number => Number(part.replace('−', '-'));

/** As many decimals as fit in a cell. */
const SHOWN_DECIMALS = 2;
export const shownNumber = (value: number): string => String(Number(value.toFixed(SHOWN_DECIMALS)));

/** A part that is not a number is shown as entered. */
export const shownPart = (part: string): string => (NUMBER.test(part) ? shownNumber(numberOf(part)) : part);

/** Marks a year that keeps its proposed value. */
export const LEFT = '…';

/** One part per year, as entered. */
export const yearlyParts = (text: string): readonly string[] =>
  text
    .replaceAll(/[%％]/g, ' ')
    .split(/[\s,;、，]+/)
    .filter((part) => part !== '');

/** Replaces the entry for a year; missing years before it repeat the last entry, and an empty entry ends the row. */
export const withYear = (text: string, year: number, entry: string): string => {
  const parts = yearlyParts(text);
  const [own = ''] = yearlyParts(entry);
  if (own === '') return parts.slice(0, year).join(', ');
  const length = Math.max(parts.length, year + 1);
  return Array.from({ length }, (_, n) => (n === year ? own : (parts[n] ?? parts.at(-1) ?? own))).join(', ');
};

/**
 * One number per year, `undefined` for years that keep their proposed value; `undefined` as a whole if a part is not a
 * number.
 */
export const yearlyNumbers = (text: string): readonly (number | undefined)[] | undefined => {
  const parts = yearlyParts(text);
  const isNumbers = parts.some((part) => part !== LEFT) && parts.every((part) => part === LEFT || NUMBER.test(part));
  if (!isNumbers || parts.length > MAX_YEARS) return undefined;
  return parts.map((part) => (part === LEFT ? undefined : numberOf(part)));
};

/** Converts the numbers back to text. */
export const yearlyText = (numbers: readonly (number | undefined)[]): string =>
  numbers.map((one) => one ?? LEFT).join(', ');

/**
 * Extends a row to `count` years by repeating its last part; if it fades, a single number only applies to the first
 * year.
 */
export const yearlyRow = <T>(parts: readonly T[], count: number, isFading: boolean): readonly (T | undefined)[] =>
  Array.from({ length: count }, (_, n) =>
    n < parts.length || (isFading && parts.length === 1) ? parts[n] : parts.at(-1),
  );

/** Replaces one year in a row of proposed values; the others stay, and an empty row means that none is entered. */
export const withOwnYear = (
  row: { readonly text: string; readonly count: number; readonly isFading: boolean },
  year: number,
  entry: string,
): string => {
  const [own = LEFT] = yearlyParts(entry);
  const parts = yearlyRow(yearlyParts(row.text), row.count, row.isFading).map((part, n) =>
    n === year ? own : (part ?? LEFT),
  );
  return parts.every((part) => part === LEFT) ? '' : parts.join(', ');
};
