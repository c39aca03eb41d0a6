// A plan of several years in a table of a company's documents, as input of a valuation.
import { describe, expect, it } from 'vitest';
import { tabledPlan } from '#functions/analyses/compute-parts/tabled-plan.ts';
import type { Known } from '#functions/analyses/evidence/known-figure.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const COMPANY = 'Gaon Freight';
const revenue: Known = {
  ...{ metric: 'revenue', year: '2025', period: '2025', value: 100_000_000, unit: 'USD', basis: undefined, refs: [1] },
};
const planIn = (rows: readonly (readonly string[])[], section = 'Business plan 2026 to 2028') => {
  const chunks = [tableChunk(rows, { company: COMPANY, document: 'gaon_plan.md', section })];
  const context = contextFor({ type: 'DCF', inputs: { company: COMPANY }, chunks });
  return tabledPlan(context, { figures: [revenue], year: '2025' });
};
const HEAD = ['($m)', '2026', '2027', '2028'];

describe('a plan in a table', () => {
  it('gives growth and margin of each year, from the last reported one', async () => {
    const plan = await planIn([HEAD, ['Revenue', '110', '132', '145.2'], ['Operating income', '11', '16.5', '20']]);

    expect(plan?.growth.map(({ value }) => Math.round(value * 1000))).toEqual([100, 200, 100]);
    expect([...(plan?.margins ?? [])].map(([year, { value }]) => [year, Math.round(value * 1000)])).toEqual([
      [2026, 100],
      [2027, 125],
      [2028, 138],
    ]);
  });

  it('gives capital expenditure as a share of the revenue of each year', async () => {
    const plan = await planIn([HEAD, ['Revenue', '110', '132', '145.2'], ['Capital expenditure', '11', '6.6', '7.26']]);

    expect([...(plan?.capex ?? [])].map(([year, { value }]) => [year, Math.round(value * 1000)])).toEqual([
      [2026, 100],
      [2027, 50],
      [2028, 50],
    ]);
  });

  it('is used for one year if its column is headed as a forecast', async () => {
    const plan = await planIn(
      [
        ['($m)', '2026 forecast', 'Change'],
        ['Revenue', '110', '10%'],
        ['Operating income', '11', '4%'],
      ],
      'Outlook',
    );

    expect(plan?.growth.map(({ year, value }) => [year, Math.round(value * 1000)])).toEqual([['2026', 100]]);
  });

  it('is ignored for one year only, or in another currency', async () => {
    const row = ['Revenue', '110', '132', '145'];

    expect(await planIn([HEAD.slice(0, 2), row.slice(0, 2), ['Cost', '90']])).toBeUndefined();
    expect(await planIn([['(€m)', ...HEAD.slice(1)], row, ['Cost', '1', '2', '3']])).toBeUndefined();
  });
});
