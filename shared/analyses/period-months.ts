// Lists the months that a header's period spans, so that a year is recognized as the sum of its months.

const PERIOD = /^(\d{4})(?:-(\d\d)|Q([1-4])|H([12]))?$/;
const YEAR = 12;
const QUARTER = 3;
const HALF = 6;

const span = (first: number, length: number): readonly number[] => Array.from({ length }, (_, n) => first + n);

/** Counted from the year 0; empty for a day. */
export const monthsOf = (key: string): readonly number[] => {
  const [, year, month, quarter, half] = PERIOD.exec(key) ?? [];
  if (year === undefined) return [];
  const start = Number(year) * YEAR;
  if (month) return [start + Number(month) - 1];
  if (quarter) return span(start + (Number(quarter) - 1) * QUARTER, QUARTER);
  return half ? span(start + (Number(half) - 1) * HALF, HALF) : span(start, YEAR);
};
