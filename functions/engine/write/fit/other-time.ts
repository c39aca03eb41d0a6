// Tests whether a line is of another year than requested.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { Plan } from '../../understand/plan-type.ts';

/** A quarter belongs to its year. */
const isOfYear = (wanted: string, given: string): boolean =>
  samePeriod(wanted, given) || wanted.slice(0, 4) === given.slice(0, 4);

export const keysIn = (text: string): string[] => periodsIn(text).map(({ key }) => key);

/** Whether the line names other years than the one requested; for several, whether nothing around it names one. */
export const isOfOtherTime = ({ periods }: Plan, text: string, around: readonly string[]): boolean => {
  const isNone = (keys: readonly string[]) => !keys.some((key) => periods.some((wanted) => isOfYear(wanted, key)));
  const own = periods.length === 1 ? keysIn(text) : [];
  return periods.length > 1 ? isNone(around) : own.length > 0 && isNone(own);
};
