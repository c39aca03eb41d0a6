// Compares periods: whether a figure of one answers a question about another. Keys are those of `periods.ts`.
const DAY_KEY = /^\d{4}-\d\d-\d\d$/;

const yearOf = (key: string): string => key.slice(0, 4);
const grainOf = (key: string): 'term' | 'year' | 'half' | 'quarter' | 'day' => {
  if (key.startsWith('#')) return 'term';
  if (/^\d{4}$/.test(key)) return 'year';
  if (key.includes('Q')) return 'quarter';
  return key.includes('H') ? 'half' : 'day';
};

/** Whether a period is a single day: 2025-12-31. */
export const isDay = (key: string): boolean => DAY_KEY.test(key);

/** Whether a figure of `given` answers a question for `wanted`: a year matches a date in it, on which it may end. */
export const samePeriod = (wanted: string, given: string): boolean => {
  if (wanted === given) return true;
  const [a, b] = [grainOf(wanted), grainOf(given)];
  if (a === 'term' || b === 'term') return false;
  if (a === 'day' && b === 'day') return wanted.startsWith(given) || given.startsWith(wanted);
  if ((a === 'year' && b === 'day') || (a === 'day' && b === 'year')) return yearOf(wanted) === yearOf(given);
  return false;
};

const NAMES_MONTH = /^\d{4}-\d\d/;
/** Whether a statement about `given` is one about `wanted`: a year alone states no month. */
export const statesPeriod = (wanted: string, given: string): boolean =>
  samePeriod(wanted, given) && (NAMES_MONTH.test(given) || !NAMES_MONTH.test(wanted));
