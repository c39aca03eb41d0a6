// Tests whether the columns that a question names are of another year than requested.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import { isUnitHeading } from '../../tables/unit-column.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { isNamedIn, plain } from './register.ts';

/**
 * True if the dated columns are all of other years; also for "2024 operating profit" if the table has 2025 operating
 * profit, and sales for both years.
 */
export const isOfOtherYear = ({ question, periods }: Plan, head: readonly string[]): boolean => {
  const named = head.filter((label) => {
    const own = periodsIn(label);
    const rest = plain(blank(label, own)).trim();
    return own.length > 0 && rest !== '' && isNamedIn(plain(question), rest);
  });
  const isWanted = (label: string) =>
    periodsIn(label).some(({ key }) => periods.some((wanted) => samePeriod(wanted, key)));
  const columns = head.slice(1).filter((label) => label !== '' && !isUnitHeading(label));
  const isAllDated = columns.length > 0 && columns.every((label) => periodsIn(label).length > 0);
  return (
    periods.length > 0 && (named.length > 0 || isAllDated) && ![...named, ...(isAllDated ? columns : [])].some(isWanted)
  );
};
