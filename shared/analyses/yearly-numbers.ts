// Parses numbers for the years of a forecast as a person writes them: `8`, `8, 7.5, 7`, `8% 7% 6%`.

const MAX_YEARS = 20;
const NUMBER = /^[-−]?\d+(?:\.\d+)?$/;
const numberOf = (part: string): number => Number(part.replace('−', '-'));

/** As many as a cell has room for. */
const SHOWN_DECIMALS = 2;
export const shownNumber = (value: number): string => String(Number(value.toFixed(SHOWN_DECIMALS)));

/** What is no number is shown as it was entered. */
export const shownPart = (part: string): string => (NUMBER.test(part) ? shownNumber(numberOf(part)) : part);

/** Stands for a year that is left as it is proposed. */
export const LEFT = '…';

/** One a year, as entered. */
export const yearlyParts = (text: string): readonly string[] =>
  text
    .replaceAll(/[%％]/g, ' ')
    .split(/[\s,;、，]+/)
    .filter((part) => part !== '');

/** With another entry for a year: years before it that have none go on as the last did, and none ends the row there. */
export const withYear = (text: string, year: number, entry: string): string => {
  const parts = yearlyParts(text);
  const [own = ''] = yearlyParts(entry);
  if (own === '') return parts.slice(0, year).join(', ');
  const length = Math.max(parts.length, year + 1);
  return Array.from({ length }, (_, n) => (n === year ? own : (parts[n] ?? parts.at(-1) ?? own))).join(', ');
};

/** One a year, none where it is left as it is proposed; undefined where something among them is no number. */
export const yearlyNumbers = (text: string): readonly (number | undefined)[] | undefined => {
  const parts = yearlyParts(text);
  const isNumbers = parts.some((part) => part !== LEFT) && parts.every((part) => part === LEFT || NUMBER.test(part));
  if (!isNumbers || parts.length > MAX_YEARS) return undefined;
  return parts.map((part) => (part === LEFT ? undefined : numberOf(part)));
};

/** As text again. */
export const yearlyText = (numbers: readonly (number | undefined)[]): string =>
  numbers.map((one) => one ?? LEFT).join(', ');

/** For so many years: the row goes on as it ends; of `fading` ones a single number is that of the first year. */
export const yearlyRow = <T>(parts: readonly T[], count: number, isFading: boolean): readonly (T | undefined)[] =>
  Array.from({ length: count }, (_, n) =>
    n < parts.length || (isFading && parts.length === 1) ? parts[n] : parts.at(-1),
  );

/** With another entry for one year of a row of proposed ones; the others stay, and none at all is an empty row. */
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
