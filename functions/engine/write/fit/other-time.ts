// Whether a line is of another year than requested.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { Plan } from '../../understand/plan-type.ts';

/** A quarter of the year that is asked for speaks of that year. */
const isOfYear = (wanted: string, given: string): boolean =>
  samePeriod(wanted, given) || wanted.slice(0, 4) === given.slice(0, 4);

export const keysIn = (text: string): string[] => periodsIn(text).map(({ key }) => key);

/** The one year that is asked for is none of those that the line names; of several, none stands in it, around or above it. */
export const isOfOtherTime = ({ periods }: Plan, text: string, around: readonly string[]): boolean => {
  const isNone = (keys: readonly string[]) => !keys.some((key) => periods.some((wanted) => isOfYear(wanted, key)));
  const own = periods.length === 1 ? keysIn(text) : [];
  return periods.length > 1 ? isNone(around) : own.length > 0 && isNone(own);
};
