// Numbers as a person writes them for the years of a forecast: `8`, `8, 7.5, 7`, `8% 7% 6%`.

const MAX_YEARS = 20;
const NUMBER = /^[-−]?\d+(?:\.\d+)?$/;
const numberOf = (part: string): number => Number(part.replace('−', '-'));

/** As many as a cell has room for. */
const SHOWN_DECIMALS = 2;
export const shownNumber = (value: number): string => String(Number(value.toFixed(SHOWN_DECIMALS)));

/** What is no number is shown as it was entered. */
export const shownPart = (part: string): string => (NUMBER.test(part) ? shownNumber(numberOf(part)) : part);

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

/** Undefined where something among them is no number. */
export const yearlyNumbers = (text: string): readonly number[] | undefined => {
  const parts = yearlyParts(text);
  if (parts.length === 0 || parts.length > MAX_YEARS || !parts.every((part) => NUMBER.test(part))) return undefined;
  return parts.map(numberOf);
};
