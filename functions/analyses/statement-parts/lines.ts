// Defines the lines and measures of each part of a financial analysis, in the order that readers expect.
import type { StatementPart } from '#shared/analyses/analysis.ts';
import { linesOf, MEASURED_LINES, measureById } from '#shared/finance/measures/measures.ts';
import { ONE_OFFS } from '../evidence/one-offs.ts';

export const LINES = {
  income: [
    ...['revenue', 'costOfSales', 'grossProfit', 'sga', 'researchAndDevelopment', 'operatingIncome'],
    ...['interestExpense', 'financeCosts', 'pretaxIncome', 'incomeTax', 'netIncome'],
  ],
  balance: [
    ...['cash', 'receivables', 'inventories', 'currentAssets', 'ppe', 'goodwill', 'intangibles', 'totalAssets'],
    ...['payables', 'currentLiabilities', 'debt', 'totalLiabilities', 'retainedEarnings', 'equity'],
  ],
  cashFlow: ['operatingCashFlow', 'capex', 'investingCashFlow', 'dividends', 'financingCashFlow'],
} as const;

/** The items that change equity from year to year. */
export const EQUITY_LINES = ['equity', 'netIncome', 'dividends'] as const;

/** The measures of a short report. */
export const HEADLINE = [
  ...['grossMargin', 'operatingMargin', 'netMargin', 'liabilitiesToEquity', 'equityRatio', 'currentRatio'],
  ...['returnOnEquity', 'returnOnAssets', 'assetTurnover', 'cashConversion', 'interestCoverage'],
] as const;

const headlineLines = HEADLINE.flatMap((id) => {
  const measure = measureById(id);
  return measure ? linesOf(measure) : [];
});

const measured = MEASURED_LINES.filter((line) => line !== ONE_OFFS);

/** The metrics that each part needs. One-off items are read separately. */
export const METRICS_OF: Readonly<Record<Exclude<StatementPart, 'segments' | 'equity'>, readonly string[]>> = {
  keyFigures: measured,
  summary: [...new Set([...LINES.income, ...measured])],
  thesis: measured,
  income: LINES.income,
  balance: LINES.balance,
  cashFlow: [...LINES.cashFlow, 'cash'],
  ratios: [...new Set(headlineLines)],
  measures: measured,
};
