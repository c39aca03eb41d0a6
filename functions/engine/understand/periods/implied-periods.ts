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

const newestYear = (own: readonly Chunk[]): number => {
  const tables = own.filter(({ kind }) => kind === 'table');
  const years = tables.flatMap(({ context }) => context.periods.filter((period) => /^\d{4}/.test(period)));
  return Math.max(0, ...years.map((period) => Number(period.slice(0, 4))));
};

/** How much something grew, with no year said, is measured by the newest year of the documents and the year before it. */
const newestYears = (plan: Plan, own: readonly Chunk[]): readonly string[] => {
  const isOfGrowth = asksGrowth(plan.question);
  if (plan.kind !== 'figure' || plan.metrics.length + plan.ratios.length === 0) return [];
  if (!isOfGrowth && !plan.yearsBefore) return [];
  const newest = newestYear(own);
  if (newest === 0) return [];
  return isOfGrowth ? [String(newest - 1), String(newest)] : [String(newest + (plan.yearsBefore ?? 0))];
};

/** `own`: the documents of who is asked about. */
export const impliedPeriods = (plan: Plan, own: readonly Chunk[]): readonly string[] => {
  const latest = latestQuarter(plan, own);
  return latest.length > 0 ? latest : newestYears(plan, own);
};
