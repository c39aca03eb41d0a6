// Analysts' expected growth for the next years: from the last reported revenue, in its currency, without gaps.
import { plainIn } from '../evidence/amounts.ts';
import { refsOf } from '../evidence/computed.ts';
import { type Known, known } from '../evidence/known-figure.ts';
import type { History } from './dcf-history.ts';

const follows = (before: Known) => (one: Known) =>
  one.metric === 'revenueEstimate' && one.unit === before.unit && Number(one.year) === Number(before.year) + 1;

const grown = (before: Known, after: Known): Known => ({
  ...after,
  ...{ metric: 'revenueGrowth', unit: 'pure', value: after.value / before.value - 1 },
  formula: [after, before].map(({ value }) => plainIn('en', value, 0)).join(' / '),
  refs: refsOf([after, before]),
});

export const expectedGrowth = ({ figures, year }: History, estimates: readonly Known[]): Known[] => {
  const path: Known[] = [];
  let before = known(figures, 'revenue', year);
  while (before && before.value > 0) {
    const after = estimates.find(follows(before));
    if (after) path.push(grown(before, after));
    before = after;
  }
  return path;
};
