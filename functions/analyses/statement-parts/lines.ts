// Which lines each statement shows, in the order in which readers expect them.
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

export type RatioLine = {
  /** i18n `analyses.ratios.<id>`. */
  readonly id: string;
  readonly of: string;
  readonly minus?: string;
  readonly over: string;
  readonly isTimes?: true;
};

export const OPERATING_MARGIN: RatioLine = { id: 'operatingMargin', of: 'operatingIncome', over: 'revenue' };

export const RATIOS: readonly RatioLine[] = [
  { id: 'grossMargin', of: 'grossProfit', over: 'revenue' },
  OPERATING_MARGIN,
  { id: 'netMargin', of: 'netIncome', over: 'revenue' },
  { id: 'liabilitiesToEquity', of: 'totalLiabilities', over: 'equity' },
  { id: 'equityRatio', of: 'equity', over: 'totalAssets' },
  { id: 'currentRatio', of: 'currentAssets', over: 'currentLiabilities' },
  { id: 'returnOnEquity', of: 'netIncome', over: 'equity' },
  { id: 'returnOnAssets', of: 'netIncome', over: 'totalAssets' },
  { id: 'assetTurnover', of: 'revenue', over: 'totalAssets', isTimes: true },
  { id: 'cashConversion', of: 'operatingCashFlow', minus: 'capex', over: 'netIncome' },
  { id: 'interestCoverage', of: 'operatingIncome', over: 'interestExpense', isTimes: true },
];

export type Part = 'income' | 'balance' | 'cashFlow' | 'ratios' | 'segments';

/** All that a part must know. */
export const METRICS_OF: Readonly<Record<Exclude<Part, 'segments'>, readonly string[]>> = {
  income: LINES.income,
  balance: LINES.balance,
  cashFlow: [...LINES.cashFlow, 'cash'],
  ratios: [
    ...['revenue', 'grossProfit', 'operatingIncome', 'netIncome', 'totalLiabilities', 'equity', 'totalAssets'],
    ...['currentAssets', 'currentLiabilities', 'operatingCashFlow', 'capex', 'interestExpense'],
  ],
};
