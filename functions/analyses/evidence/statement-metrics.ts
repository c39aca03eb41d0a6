// Maps each metric to the statement lines that make it up.
import type { StatementKind } from '#shared/model/statement.ts';

/** A metric is the line of the first of these concepts that the statement has. */
export type LineOf = { readonly of: StatementKind; readonly concepts: readonly string[] };
const [BALANCE, INCOME, CASH] = ['balance', 'income', 'cashFlow'] as const;

const BY_NAME: readonly (readonly [StatementKind, readonly string[]])[] = [
  [
    BALANCE,
    [
      ...['cash', 'shortTermInvestments', 'receivables', 'inventories', 'currentAssets', 'ppe', 'goodwill'],
      ...['intangibles', 'totalAssets', 'payables', 'deferredRevenue', 'currentLiabilities', 'totalLiabilities'],
      ...['retainedEarnings', 'nci', 'associates'],
    ],
  ],
  [
    INCOME,
    [
      ...['revenue', 'costOfSales', 'grossProfit', 'sga', 'researchAndDevelopment', 'operatingIncome'],
      ...[
        'ordinaryIncome',
        'pretaxIncome',
        'interestExpense',
        'financeCosts',
        'incomeTax',
        'eps',
        'dilutedEps',
        'dilutedShares',
      ],
    ],
  ],
  [
    CASH,
    [
      ...['depreciation', 'operatingCashFlow', 'investingCashFlow', 'financingCashFlow', 'capex', 'acquisitions'],
      ...['dividends', 'buybacks'],
    ],
  ],
];

export const LINES: Readonly<Record<string, LineOf>> = {
  ...Object.fromEntries(
    BY_NAME.flatMap(([of, ids]) => ids.map((id): [string, LineOf] => [id, { of, concepts: [id] }])),
  ),
  equity: { of: BALANCE, concepts: ['equity', 'parentEquity'] },
  netIncome: { of: INCOME, concepts: ['netIncome', 'netIncomeToParent'] },
};

/** Sums over all lines of these concepts: borrowings, leases and retirement provisions are listed by kind and term. */
export const SUMS: Readonly<Record<string, LineOf>> = {
  debt: { of: BALANCE, concepts: ['shortTermDebt', 'currentPortionOfDebt', 'longTermDebt'] },
  leases: { of: BALANCE, concepts: ['leaseLiabilitiesCurrent', 'leaseLiabilities'] },
  pensions: { of: BALANCE, concepts: ['pensions'] },
};

/** The statement that contains a metric as a line or a sum of lines. */
export const statementOf = (metric: string): StatementKind | undefined => (SUMS[metric] ?? LINES[metric])?.of;

export const isOfStatements = (metric: string): boolean => statementOf(metric) !== undefined;

/** Expenses are positive amounts, whatever sign the statement prints. */
export const SPENT: ReadonlySet<string> = new Set([
  'costOfSales',
  'sga',
  'researchAndDevelopment',
  'interestExpense',
  'financeCosts',
]);

/** Liabilities are positive amounts where a statement deducts them all from the assets. */
export const OWED: ReadonlySet<string> = new Set([
  ...['payables', 'deferredRevenue', 'currentLiabilities', 'totalLiabilities'],
  ...Object.values(SUMS).flatMap(({ concepts }) => concepts),
]);
