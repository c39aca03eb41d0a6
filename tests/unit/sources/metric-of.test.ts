// Each of the product's metrics is used once per period, whatever else a company tags.
import { expect, it } from 'vitest';
import { withMetrics } from '#functions/sources/metric-of.ts';
import type { Fact } from '#shared/model/fact.ts';

const fact = (concept: string, change: Partial<Fact> = {}): Fact => ({
  ...{ entity: { name: 'x' }, concept, label: concept, unit: 'USD', value: 1, scale: 0, basis: 'consolidated' },
  ...{
    period: { key: '2025', kind: 'year', start: '2025-01-01', end: '2025-12-31' },
    filedAt: '2026-02-01',
    isSample: false,
  },
  source: { provider: 'sec', url: '', filing: '', form: '', field: '' },
  ...change,
});
const metrics = (...facts: Fact[]) => withMetrics(facts).map(({ metric }) => metric);

it('prefers the more specific of two concepts', () => {
  expect(
    metrics(fact('us-gaap:Revenues'), fact('us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax')),
  ).toEqual([undefined, 'revenue']);
});
it('uses the other concept for a period that has only that', () => {
  const earlier = { key: '2017', kind: 'year', start: '2017-01-01', end: '2017-12-31' } as const;
  expect(metrics(fact('us-gaap:SalesRevenueNet', { period: earlier }), fact('us-gaap:Revenues'))).toEqual([
    'revenue',
    'revenue',
  ]);
});
it('prefers the income statement if the cash flow has the profit too', () => {
  expect(
    metrics(fact('ifrs-full_ProfitLoss', { statement: 'CF' }), fact('ifrs-full_ProfitLoss', { statement: 'IS' })),
  ).toEqual([undefined, 'netIncome']);
});
it('does not use a duration as a balance', () => {
  const day = { key: '2025-12-31', kind: 'instant', end: '2025-12-31' } as const;
  expect(metrics(fact('us-gaap:Assets'), fact('us-gaap:Assets', { period: day }))).toEqual([undefined, 'totalAssets']);
});
it('keeps consolidated and separate figures apart', () => {
  expect(metrics(fact('dart_OperatingIncomeLoss'), fact('dart_OperatingIncomeLoss', { basis: 'separate' }))).toEqual([
    'operatingIncome',
    'operatingIncome',
  ]);
});
it('gives unknown concepts no metric', () => {
  expect(metrics(fact('us-gaap:OtherAssets'), fact('-:기타'))).toEqual([undefined, undefined]);
});
