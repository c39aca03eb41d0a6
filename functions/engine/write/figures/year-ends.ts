// Compares a column's year with the requested year: a whole year that ends in the same month.
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import { PART_OF_YEAR } from '../../tables/column-fit.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import type { Plan } from '../../understand/plan-type.ts';

const YEAR = /^\d{4}$/;
const FISCAL = /\bfy\s?'?\d|\bfiscal\b/iu;
const JANUARY_OR_FEBRUARY = /^\d{4}-0[12]-\d\d$/;

/** Fiscal 2022 may end in January 2022 or 2023: most retailers name it after the year in which it begins. */
const openYear = ({ question, periods }: Plan, { row, value, metric }: FoundCell): string | undefined => {
  const endOf = (one: typeof value) => one.column?.periods.find((key) => JANUARY_OR_FEBRUARY.test(key));
  const isBalance = metric?.statement === 'balance' && !FISCAL.test(question);
  const asksFiscalYear = !isBalance && periods.some((key) => YEAR.test(key));
  const end = asksFiscalYear ? endOf(value) : undefined;
  const next = end && String(Number(end.slice(0, 4)) + 1);
  return next && row.values.some((one) => endOf(one)?.startsWith(next)) ? end : undefined;
};

/** Year-end months and days named by the table, its headings and its document: 03, 03-31, 12. */
const endsAround = ({ passage: { chunk }, row }: FoundCell): readonly string[] => {
  const { document, section = '', periods } = chunk.context;
  const head = [document, section, row.section, row.label, chunk.text.slice(0, row.start)].join('\n');
  const dated = [...periodsIn(head).map(({ key }) => key), ...periods].filter((key) => /^\d{4}-\d\d/.test(key));
  return [...dated.map((key) => key.slice(5)), ...daysIn(head).map(({ key }) => key)];
};

/** 2025年3月期 is not calendar 2025: a bare year matches it only if its surroundings name that month or day. */
const otherEnd = ({ periods }: Plan, cell: FoundCell): string | undefined => {
  const { period } = cell;
  if (period === undefined || !YEAR.test(period) || periods.includes(period)) return undefined;
  const end = periods.find((key) => key.startsWith(`${period}-`))?.slice(5);
  const isNamed = end !== undefined && endsAround(cell).some((one) => one.startsWith(end) || end.startsWith(one));
  return end === undefined || isNamed ? undefined : period;
};

/** Three months ending in December are not a year, if the column says so and the question does not. */
const partOfYear = ({ question, periods, metrics }: Plan, { period, metric, value }: FoundCell): string | undefined => {
  const label = value.column?.label ?? '';
  const isYear = period !== undefined && periods.some((key) => YEAR.test(key) && samePeriod(key, period));
  const isLevel = (metric ?? metrics[0])?.statement === 'balance';
  return isYear && !isLevel && PART_OF_YEAR.test(label) && !PART_OF_YEAR.test(question) ? label : undefined;
};

/** Returns the year or column label of a figure that may be of another year than requested. */
export const otherYear = (plan: Plan, cell: FoundCell): string | undefined =>
  openYear(plan, cell) ?? otherEnd(plan, cell) ?? partOfYear(plan, cell);
