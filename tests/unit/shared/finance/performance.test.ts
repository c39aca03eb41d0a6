// Financial performance: ratios, DuPont, and statements that do not agree with themselves.
import { describe, expect, it } from 'vitest';
import { performance } from '#shared/finance/performance/performance.ts';
import type { Statements } from '#shared/finance/performance/statements.ts';
import { product } from '#shared/finance/ratio.ts';
import { refusalOf } from './refusal.ts';

const year = (period: string, more: Partial<Statements> = {}): Statements => ({
  period,
  currency: 'KRW',
  income: {
    revenue: 1000,
    costOfSales: 600,
    operatingExpenses: 250,
    operatingProfit: 150,
    depreciation: 50,
    interestExpense: 30,
    profitBeforeTax: 120,
    tax: 30,
    netProfit: 90,
  },
  balance: {
    cash: 100,
    receivables: 200,
    inventories: 120,
    currentAssets: 420,
    assets: 1000,
    payables: 90,
    currentLiabilities: 210,
    debt: 300,
    liabilities: 550,
    equity: 450,
  },
  cashFlow: { operating: 160, investing: -100, financing: -60, capex: 90 },
  ...more,
});

describe('financial performance', () => {
  it('multiplies the five factors of a published example (IFT, concept 50): 0.7 x 0.6 x 0.12 x 2 x 1.5 is 15.12 %', () => {
    expect(product(0.7, 0.6, 0.12, 2, 1.5)).toBeCloseTo(0.1512, 12);
  });

  it('gives a return on equity that is the product of its three and of its five factors', () => {
    const { duPont, ratios } = performance([year('2024'), year('2025')]).periods[1]!;

    expect(ratios.returnOnEquity).toBeCloseTo(90 / 450, 12);
    expect(product(duPont.netMargin, duPont.assetTurnover, duPont.leverage)).toBeCloseTo(0.2, 12);
    expect(
      product(duPont.taxBurden, duPont.interestBurden, duPont.operatingMargin, duPont.assetTurnover, duPont.leverage),
    ).toBeCloseTo(0.2, 12);
  });

  it('computes margins, growth, strength and cash over average balances', () => {
    const grown = year('2025', { income: { ...year('2025').income, revenue: 1100 } });

    const { ratios } = performance([year('2024'), grown]).periods[1]!;

    expect(ratios.revenueGrowth).toBeCloseTo(0.1, 12);
    expect(ratios.ebitdaMargin).toBeCloseTo(200 / 1100, 12);
    expect(ratios.netDebtToEbitda).toBe(1);
    expect(ratios.interestCover).toBe(5);
    expect(ratios.currentRatio).toBe(2);
    expect(ratios.receivableDays).toBeCloseTo((200 / 1100) * 365, 9);
    expect(ratios.cashConversion).toBe(0.8);
    expect(ratios.returnOnCapital).toBeCloseTo((150 * 0.75) / 750, 12);
  });

  it('says n.m. on negative equity and from a loss, and nothing where a line is missing', () => {
    const { balance, income } = year('2024');
    const bad = year('2024', {
      balance: { ...balance, equity: -50, liabilities: 1050 },
      income: { ...income, netProfit: -10, depreciation: undefined },
    });
    const { periods, findings } = performance([bad, year('2025', { balance: { ...balance, cash: 100 } })]);

    expect(periods[0]?.ratios.returnOnEquity).toBe('n.m.');
    expect(periods[0]?.ratios.ebitdaMargin).toBeUndefined();
    expect(periods[1]?.ratios.netProfitGrowth).toBe('n.m.');
    expect(findings).toContainEqual({ code: 'equityNotPositive', period: '2024', difference: -50 });
  });

  it('finds a balance sheet that does not balance, cash that does not reconcile, a profit that does not add up', () => {
    const { balance, income } = year('2025');
    const off = year('2025', {
      balance: { ...balance, assets: 1010, cash: 130 },
      income: { ...income, operatingExpenses: 200 },
    });

    expect(performance([year('2024'), off]).findings).toEqual([
      { code: 'balanceOff', period: '2025', difference: 10 },
      { code: 'cashOff', period: '2025', difference: 30 },
      { code: 'profitOff', period: '2025', difference: 50 },
    ]);
    expect(performance([year('2024'), year('2025')]).findings).toEqual([]);
  });

  it('refuses gaps, doubles and mixed currencies', () => {
    const code = (all: readonly Statements[]) => refusalOf(() => performance(all));

    expect(code([year('2023'), year('2025')])).toBe('periodGap');
    expect(code([year('2025'), year('2025')])).toBe('itemTwice');
    expect(code([year('2024'), year('2025', { currency: 'USD' })])).toBe('currencyMixed');
    expect(code([])).toBe('itemsMissing');
  });
});
