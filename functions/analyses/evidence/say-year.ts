// Formats a fiscal year for a column head: Japanese readers expect the month in which it ends (2026年3月期).
import type { Language } from '#shared/model/enums.ts';
import { sayPeriod } from '../../engine/write/wording.ts';
import type { Known } from './known-figure.ts';

const ENDS_IN_MONTH = /^\d{4}-\d{2}/;

/** `figures`: the figures whose periods may contain the month in which the year ends. */
export const sayYear = (
  language: Language,
  year: string,
  figures: readonly Pick<Known, 'year' | 'period'>[],
): string => {
  const ends = figures.find((one) => one.year === year && ENDS_IN_MONTH.test(one.period))?.period.slice(0, 7);
  return language === 'ja' && ends?.startsWith(year) ? sayPeriod(language, ends, true) : sayPeriod(language, year);
};

/** A later year of the company whose figure this is: its fiscal years end in the same month. */
export const sayComing = (language: Language, year: string, like: Pick<Known, 'year' | 'period'>): string =>
  sayYear(language, year, [{ year, period: like.period.replace(like.year, year) }]);
