// Estimates when a company's regular reports were filed, because EDINET lists filings by day, not by company.
import { DAY_MS } from '#shared/model/durations.ts';

/**
 * By law an annual report is due within three months of the year's end, a half-year report within 45 days of the half.
 */
const ANNUAL_MONTHS = 3;
const HALF_DAYS = 45;
/**
 * In days. Most companies file in the last ten, the published sample filings eighteen days before the due date; earlier
 * is rare.
 */
const ANNUAL_STRETCH = 40;
const HALF_STRETCH = 8;

const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const isWorkday = (ms: number): boolean => ![0, 6].includes(new Date(ms).getUTCDay());

/** The workdays of a span that ends on a day, latest first. */
const before = (last: number, days: number): number[] =>
  Array.from({ length: days }, (_, back) => last - back * DAY_MS).filter(isWorkday);

/** The last day of a month; months past the twelfth run into the next year. */
const endOf = (year: number, month: number): number => Date.UTC(year, month, 0);

export type Report = {
  /** The last day of the reported period. */
  readonly end: string;
  /** Days to query, most likely first. */
  readonly days: readonly string[];
};

/** The latest regular reports of a company by the last month of its fiscal year, newest first, none in the future. */
export const likelyReports = (lastMonth: number, now: number, years: number): Report[] => {
  const year = new Date(now).getUTCFullYear();
  return Array.from({ length: years + 1 }, (_, back) => year - back)
    .flatMap((one) => {
      const half = endOf(one, lastMonth + 6);
      return [
        { end: half, days: before(half + HALF_DAYS * DAY_MS, HALF_STRETCH) },
        { end: endOf(one, lastMonth), days: before(endOf(one, lastMonth + ANNUAL_MONTHS), ANNUAL_STRETCH) },
      ];
    })
    .filter(({ days }) => Math.min(...days) <= now)
    .sort((a, b) => b.end - a.end)
    .map(({ end, days }) => ({ end: iso(end), days: days.filter((day) => day <= now).map(iso) }));
};
