// Adds what the company spent on fixed assets in its last year to figures that lack it.
import type { SectionContext } from '../builder.ts';
import { statedSpending } from '../compute-parts/stated-spending.ts';
import { type Known, yearsOf } from '../evidence/known-figure.ts';

/** Capital expenditure as a sentence states it, if no statement prints it. */
export const spendingIn = async (
  context: SectionContext,
  figures: readonly Known[],
  metrics: readonly string[],
): Promise<Known[]> => {
  const year = yearsOf(figures.filter(({ metric }) => metric === 'revenue')).at(-1);
  const unit = figures.find(({ metric }) => metric === 'revenue')?.unit;
  return year && unit && metrics.includes('capex') ? statedSpending(context, { figures, year }, unit) : [];
};
