// The company's operating margin of its last year, and the difference of two rates in points.
import { plainIn } from '../evidence/amounts.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { known, yearsOf } from '../evidence/known-figure.ts';
import type { Side } from './reading.ts';

/** The difference of two rates as they are printed. */
export const points = ({ context }: Side, one: number, other: number): string => {
  const gap = Math.round(one * 1000) - Math.round(other * 1000);
  return context.text('say.points', { count: plainIn(context.language, Math.abs(gap) / 10, 1, 1) });
};

export const ownMargin = async ({ context, company }: Side) => {
  const figures = await figuresOf(context, company, ['revenue', 'operatingIncome']);
  const year = yearsOf(figures).at(-1) ?? '';
  const [revenue, income] = [known(figures, 'revenue', year), known(figures, 'operatingIncome', year)];
  return revenue && income && revenue.value > 0
    ? { year, revenue, income, value: income.value / revenue.value }
    : undefined;
};
