// Periods that a question leaves to the documents: the latest quarter, the newest year and the one before.
import type { Chunk } from '../../../ports/index-port.ts';
import type { Plan } from '../plan-type.ts';
import { asksGrowth } from './find-periods.ts';

const QUARTER = /\bq([1-4])\b|\b([1-4])q\b|\b(first|second|third|fourth) quarter\b|([1-4])\s?(?:분기|四半期)/iu;
const NAMES = ['first', 'second', 'third', 'fourth'];

/** A quarter without a year is the latest one of the documents of who is asked about. */
const latestQuarter = (plan: Plan, own: readonly Chunk[]): readonly string[] => {
  const [, a, b, word, c] = QUARTER.exec(plan.question.normalize('NFKC')) ?? [];
  const number = a ?? b ?? c ?? (word ? String(NAMES.indexOf(word.toLowerCase()) + 1) : undefined);
  if (number === undefined) return [];
  const all = own.flatMap(({ context }) => context.periods.filter((period) => period.endsWith(`Q${number}`)));
  return all.sort().slice(-1);
};

/** A year that ends in March is called by its month, where the documents have no other. */
const yearKey = (periods: readonly string[], year: number): string =>
  periods.includes(String(year))
    ? String(year)
    : (periods.find((one) => one === `${year}-${one.slice(5, 7)}`) ?? String(year));

/** How much something grew, with no year said, is measured by the newest year of the documents and the year before it. */
const newestYears = (plan: Plan, own: readonly Chunk[]): readonly string[] => {
  const isOfGrowth = asksGrowth(plan.question);
  if (plan.kind !== 'figure' || plan.metrics.length + plan.ratios.length === 0) return [];
  if (!isOfGrowth && !plan.yearsBefore) return [];
  const tables = own.filter(({ kind }) => kind === 'table');
  const periods = tables.flatMap(({ context }) => context.periods.filter((period) => /^\d{4}/.test(period)));
  const newest = Math.max(0, ...periods.map((period) => Number(period.slice(0, 4))));
  if (newest === 0) return [];
  const years = isOfGrowth ? [newest - 1, newest] : [newest + (plan.yearsBefore ?? 0)];
  return years.map((year) => yearKey(periods, year));
};

/** `own`: the documents of who is asked about. */
export const impliedPeriods = (plan: Plan, own: readonly Chunk[]): readonly string[] => {
  const latest = latestQuarter(plan, own);
  return latest.length > 0 ? latest : newestYears(plan, own);
};
