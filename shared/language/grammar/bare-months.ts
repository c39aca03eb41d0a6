// Finds months without a year: 4월, 8月, "in June".
import { MONTH, monthOf, type Period, periodsIn } from './periods.ts';

/** Excludes days of a month and durations: 4월 3일, 4개월. */
const EASTERN = /(?<![\d.,년年])(1[0-2]|0?[1-9])(?:월|月)(?!\s?\d{1,2}\s?[일日]|末|말)/gu;
const LATIN = new RegExp(`(?<=\\b(?:in|during|for|of) )${MONTH}(?![a-z]| ?\\d)`, 'giu');

/** The months in a text; the key is the number of the month, in two digits. */
export const bareMonthsIn = (text: string): readonly Period[] => {
  const dated = periodsIn(text);
  const found = [
    ...[...text.matchAll(EASTERN)].map(({ index, 0: whole, 1: number = '' }) => ({
      start: index,
      end: index + whole.length,
      key: number.padStart(2, '0'),
    })),
    ...[...text.matchAll(LATIN)].map(({ index, 0: whole }) => ({
      start: index,
      end: index + whole.length,
      key: monthOf(whole),
    })),
  ];
  return found.filter(({ start, end }) => !dated.some((one) => one.start < end && one.end > start));
};

/** Whether a text names the month, with any year or none. */
export const namesMonth = (text: string, month: string): boolean =>
  periodsIn(text).some(({ key }) => new RegExp(`^\\d{4}-${month}(?!\\d)`).test(key)) ||
  bareMonthsIn(text).some(({ key }) => key === month);
