// Tests whether a figure is of a year, or of another month, where the question names a month: "what did we sell in April".
import { bareMonthsIn, namesMonth } from '#shared/language/grammar/bare-months.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import type { Plan } from '../../understand/plan-type.ts';

/** Returns the months that the question names without a year, if nothing around the cell names one: a year's figure is no month's. */
export const otherMonth = ({ question }: Plan, { passage: { chunk }, row, value }: FoundCell): string | undefined => {
  const months = bareMonthsIn(question);
  const { document, section } = chunk.context;
  const around = [document, section, row.section, row.label, value.column?.label].filter(Boolean).join(' · ');
  if (months.length === 0 || months.some(({ key }) => namesMonth(around, key))) return undefined;
  return months.map(({ start, end }) => question.slice(start, end)).join(', ');
};
