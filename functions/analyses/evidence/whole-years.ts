// The calendar years that the days of a ledger cover from the first month to the last.

const MONTHS = 12;
const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const atOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const monthOf = (day: string): string => day.slice(0, 7);

/** The days without a row before the first and after the last, within their months. */
const openDays = (first: string, last: string): readonly [number, number] => {
  const start = atOf(`${monthOf(first)}-01`);
  const [year = 0, month = 1] = monthOf(last).split('-').map(Number);
  return [(atOf(first) - start) / DAY_MS, Date.UTC(year, month, 0) / DAY_MS - atOf(last) / DAY_MS];
};

/** Months at the edges that break off: longer without a row than the ledger ever is. Empty unless all are days. */
export const brokenMonths = (periods: readonly string[]): readonly string[] => {
  const days = [...new Set(periods)].sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || !days.every((day) => DAY.test(day))) return [];
  const longest = days
    .slice(1)
    .reduce((most, day, i) => Math.max(most, (atOf(day) - atOf(days[i] ?? day)) / DAY_MS), 1);
  const [before, after] = openDays(first, last);
  return [...(before > longest ? [monthOf(first)] : []), ...(after > longest ? [monthOf(last)] : [])];
};

const wholeMonths = (periods: readonly string[]): ReadonlySet<string> => {
  const broken = brokenMonths(periods);
  return new Set(periods.map(monthOf).filter((month) => /^\d{4}-\d{2}$/.test(month) && !broken.includes(month)));
};

/** Of the days of a fiscal year: whether they cover its months. */
export const coversYear = (days: readonly string[]): boolean => wholeMonths(days).size === MONTHS;

/** In order. A period is an ISO day or month. */
export const wholeYears = (periods: readonly string[]): readonly string[] => {
  const byYear = Map.groupBy(wholeMonths(periods), (month) => month.slice(0, 4));
  return [...byYear]
    .filter(([, own]) => own.length === MONTHS)
    .map(([year]) => year)
    .sort();
};
