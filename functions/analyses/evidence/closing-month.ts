// The month in which a fiscal year ends, where the Japanese header of a column names it.
import { periodsIn } from '#shared/language/grammar/periods.ts';

const MONTH_LENGTH = 'yyyy-mm'.length;

/** The header of a column names the month of `2024-03`, which the key of a year has not. */
export const withClosingMonth = (period: string, label: string): string => {
  if (!/\p{Script=Han}/u.test(label)) return period;
  const months = periodsIn(label).flatMap(({ key }) => (key.length === MONTH_LENGTH ? [key] : []));
  return months.find((key) => key.slice(0, 'yyyy'.length) === period) ?? period;
};
