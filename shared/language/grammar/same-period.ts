// Whether a figure of one period answers a question about another; keys as in `periods.ts`.
const DAY_KEY = /^\d{4}-\d\d-\d\d$/;

const yearOf = (key: string): string => key.slice(0, 4);
const grainOf = (key: string): 'term' | 'year' | 'half' | 'quarter' | 'day' => {
  if (key.startsWith('#')) return 'term';
  if (/^\d{4}$/.test(key)) return 'year';
  if (key.includes('Q')) return 'quarter';
  return key.includes('H') ? 'half' : 'day';
};

/** A period that is one day: 2025-12-31. */
export const isDay = (key: string): boolean => DAY_KEY.test(key);

/** Whether a figure of the period `given` answers a question for the period `wanted`: a year is also the year that ends on a date in it. */
export const samePeriod = (wanted: string, given: string): boolean => {
  if (wanted === given) return true;
  const [a, b] = [grainOf(wanted), grainOf(given)];
  if (a === 'term' || b === 'term') return false;
  if (a === 'day' && b === 'day') return wanted.startsWith(given) || given.startsWith(wanted);
  if ((a === 'year' && b === 'day') || (a === 'day' && b === 'year')) return yearOf(wanted) === yearOf(given);
  return false;
};

const NAMES_MONTH = /^\d{4}-\d\d/;
/** Whether what a sentence says of the period `given` is said of `wanted`: a bare year tells no month. */
export const statesPeriod = (wanted: string, given: string): boolean =>
  samePeriod(wanted, given) && (NAMES_MONTH.test(given) || !NAMES_MONTH.test(wanted));
