// The table of measures: every figure equals arithmetic by hand, for several kinds of business.
import { describe, expect, it } from 'vitest';
import { GROUPS, linesOf, MEASURED_LINES, MEASURES, missingLines } from '#shared/finance/measures/measures.ts';
import { performanceWorkbook, yearCell } from '#shared/finance/performance/model.ts';
import { evaluate } from '#shared/finance/workbook/evaluate.ts';
import { translate, translateId } from '#shared/i18n/translate.ts';
import { LANGUAGES } from '#shared/model/enums.ts';

type Year = Readonly<Record<string, number>>;

const MAKER: Readonly<Record<string, Year>> = {
  2023: { equity: 400, debt: 300, leases: 50, cash: 80, shortTermInvestments: 20 },
  2024: {
    ...{ revenue: 1000, costOfSales: 600, grossProfit: 400, operatingIncome: 150, depreciation: 60, oneOffs: 15 },
    ...{
      pretaxIncome: 120,
      incomeTax: 30,
      netIncome: 90,
      interestExpense: 25,
      totalAssets: 1100,
      totalLiabilities: 640,
    },
    ...{ equity: 460, debt: 280, leases: 40, cash: 90, shortTermInvestments: 30, receivables: 180, inventories: 120 },
    ...{ payables: 100, currentAssets: 430, currentLiabilities: 250, operatingCashFlow: 170, capex: -70 },
  },
};

const measured = (years: Readonly<Record<string, Year>>, year = '2024') => {
  const all = Object.keys(years);
  const metrics = [...new Set(Object.values(years).flatMap((one) => Object.keys(one)))];
  const origin = { kind: 'assumption' as const, by: 'test' };
  const workbook = performanceWorkbook({
    company: 'x',
    money: { currency: 'USD', scale: 'million' },
    years: all,
    lines: metrics.map((metric) => ({
      metric,
      label: metric,
      values: all.map((one) => {
        const value = years[one]?.[metric];
        return value === undefined ? undefined : { value, origin };
      }),
    })),
    growth: [],
  });
  const values = evaluate(workbook);
  return (id: string) => values.get(yearCell(id, year));
};

describe('a manufacturer', () => {
  const of = measured(MAKER);
  const netDebt = 280 + 40 - 90 - 30;
  const invested = 460 + netDebt;
  const investedBefore = 400 + 300 + 50 - 80 - 20;
  const nopat = 150 * (1 - 30 / 120);

  it.each([
    ['ebitda', 210],
    ['adjustedEbitda', 225],
    ['ebitdaMargin', 0.21],
    ['netDebt', netDebt],
    ['netDebtToEbitda', netDebt / 210],
    ['ebitdaCoverage', 210 / 25],
    ['tradeWorkingCapital', 200],
    ['receivableDays', (180 / 1000) * 365],
    ['inventoryDays', (120 / 600) * 365],
    ['payableDays', (100 / 600) * 365],
    ['cashCycle', (180 / 1000 + 120 / 600 - 100 / 600) * 365],
    ['freeCashFlow', 100],
    ['capexToDepreciation', 70 / 60],
    ['effectiveTaxRate', 0.25],
    ['nopat', nopat],
    ['investedCapital', invested],
    ['returnOnInvestedCapital', nopat / ((invested + investedBefore) / 2)],
    ['quickRatio', (430 - 120) / 250],
  ])('%s', (id, value) => {
    expect(of(id)).toBeCloseTo(value, 9);
  });
});

describe('other businesses', () => {
  const year = MAKER[2024] ?? {};
  const without = (...lines: readonly string[]) =>
    measured({ 2024: Object.fromEntries(Object.entries(year).filter(([id]) => !lines.includes(id))) });

  it('a service company without inventory has a cash cycle of receivables less payables', () => {
    expect(without('inventories')('cashCycle')).toBeCloseTo((180 / 1000 - 100 / 600) * 365, 9);
  });

  it('a company without debt on its balance sheet has no net debt, rather than net cash', () => {
    expect(without('debt')('netDebt')).toBeUndefined();
  });

  it('a loss has no multiples, and its taxes have no rate', () => {
    const of = measured({ 2024: { ...year, operatingIncome: -100, pretaxIncome: -120, netIncome: -110 } });

    expect(of('netDebtToEbitda')).toBe('n.m.');
    expect(of('nopat')).toBe('n.m.');
    expect(of('ebitda')).toBe(-40);
  });

  it('costs and capital expenditure count by size, whatever sign is printed', () => {
    const of = measured({ 2024: { ...year, costOfSales: -600, capex: 70, depreciation: -60 } });

    expect(of('inventoryDays')).toBeCloseTo(73, 9);
    expect(of('freeCashFlow')).toBe(100);
    expect(of('ebitda')).toBe(210);
  });
});

describe('the table', () => {
  it('has a name for each measure and group in every language', () => {
    for (const language of LANGUAGES) {
      for (const { id } of MEASURES) expect(translateId(language, 'finance.measures', id)).not.toContain('measures.');
      for (const group of GROUPS)
        expect(translate(language, `finance.measureGroups.${group}`)).not.toContain('Groups.');
    }
  });

  it('names missing lines, also through intermediate measures', () => {
    const leverage = MEASURES.find(({ id }) => id === 'netDebtToEbitda');
    const knows = (line: string) => line !== 'depreciation';

    expect(leverage && missingLines(leverage, '2024', knows)).toEqual(['depreciation']);
    expect(leverage && linesOf(leverage)).toContain('depreciation');
    expect(MEASURED_LINES).toContain('leases');
  });
});
