// The balance sheet and the cash flow statement in words, each sentence from two printed lines or more.
import { describe, expect, it } from 'vitest';
import { statements } from '#functions/analyses/statements.ts';
import { contextFor, filed } from '#tests/helpers/section-context.ts';

const COMPANY = 'Rushmere Pottery';
const LINES: Readonly<Record<string, readonly [number, number]>> = {
  revenue: [80e6, 100e6],
  netIncome: [5e6, 8e6],
  cash: [10e6, 16e6],
  debt: [40e6, 42e6],
  receivables: [10e6, 14e6],
  totalAssets: [90e6, 99e6],
  totalLiabilities: [50e6, 60e6],
  operatingCashFlow: [9e6, 12e6],
  capex: [-4e6, -5e6],
};
const factsOf = (lines: typeof LINES) =>
  Object.entries(lines).flatMap(([metric, [before, now]]) => [
    filed({ company: COMPANY, end: '2024-12-31', metric, value: before, unit: 'GBP' }),
    filed({ company: COMPANY, end: '2025-12-31', metric, value: now, unit: 'GBP' }),
  ]);
const textsOf = async (part: 'balance' | 'cashFlow', lines = LINES) => {
  const facts = factsOf(lines);
  const context = contextFor({ type: 'FinancialPerformance', inputs: { company: COMPANY }, facts });
  const { blocks } = await statements({ kind: 'statements', parts: [part] }, context);
  return blocks.flatMap((one) => (one.kind === 'list' ? one.items.flat().map(({ text }) => text) : [])).join('\n');
};

describe('statements in words', () => {
  it('set cash against debt, and receivables against revenue', async () => {
    const text = await textsOf('balance');

    expect(text).toMatch(/net debt \(borrowings less cash\) went from .*30.* to .*26/);
    expect(text).toMatch(/Receivables grew by 40.0% in 2025, faster than revenue \(25.0%\)/);
    expect(text).toMatch(/Total liabilities rose most in 2025.*20.0%/);
  });

  it('count leases in net debt, as the table of measures does', async () => {
    const text = await textsOf('balance', { ...LINES, leases: [5e6, 4e6] });

    expect(text).toMatch(/net debt \(borrowings and lease liabilities less cash\) went from .*35.* to .*30/);
  });

  it('say nothing of working capital that prints the same in both years', async () => {
    const of = (now: number) => ({ ...LINES, inventories: [20e6, 16e6], payables: [8e6, now] }) as const;

    expect(await textsOf('balance', of(7.99e6))).not.toMatch(/working capital/);
    expect(await textsOf('balance', of(6e6))).toMatch(/working capital/);
  });

  it('say what investment leaves of operating cash flow, and how it compares with profit', async () => {
    const text = await textsOf('cashFlow');

    expect(text).toMatch(/capital expenditure took .*5.*7.* is left/);
    expect(text).toMatch(/1\.5x net income/);
  });
});
