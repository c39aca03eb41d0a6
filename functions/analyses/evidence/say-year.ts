// Formats a fiscal year for a column head: Japanese readers expect the month in which it ends (2026年3月期).
import type { Language } from '#shared/model/enums.ts';
import { sayPeriod } from '../../engine/write/wording.ts';
import type { Known } from './known-figure.ts';

const ENDS_IN_MONTH = /^\d{4}-\d{2}/;
const endOf = ({ period }: Pick<Known, 'period'>): string[] =>
  ENDS_IN_MONTH.test(period) ? [period.slice(0, 'yyyy-mm'.length)] : [];

/** The month in which the other years end, if it is the same for all: a table has one form of year. */
const usualEnd = (year: string, figures: readonly Pick<Known, 'period'>[]): string | undefined => {
  const [month, ...others] = new Set(figures.flatMap(endOf).map((end) => end.slice('yyyy'.length)));
  return month !== undefined && others.length === 0 ? `${year}${month}` : undefined;
};

/** `figures`: the figures whose periods may contain the month in which the year ends. */
export const sayYear = (
  language: Language,
  year: string,
  figures: readonly Pick<Known, 'year' | 'period'>[],
): string => {
  if (language !== 'ja') return sayPeriod(language, year);
  const [own] = figures.filter((one) => one.year === year).flatMap(endOf);
  const ends = own ?? usualEnd(year, figures);
  return ends?.startsWith(year) ? sayPeriod(language, ends, true) : sayPeriod(language, year);
};

/** A later year of the company whose figure this is: its fiscal years end in the same month. */
export const sayComing = (language: Language, year: string, like: Pick<Known, 'year' | 'period'>): string =>
  sayYear(language, year, [{ year, period: like.period.replace(like.year, year) }]);
