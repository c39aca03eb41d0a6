// The lines of the invented statements, with their labels in taxonomies and in common use.
import type { Statement } from '../samples/make/statements.ts';

type Line = {
  readonly statement: 'BS' | 'IS' | 'CF';
  readonly korean: string;
  readonly english: string;
  /** The element under IFRS in DART's form, and under US GAAP. */
  readonly ifrs: string;
  readonly gaap: string;
  readonly pick: (year: Statement) => number;
};

const line = (
  statement: Line['statement'],
  [korean, english]: readonly [string, string],
  [ifrs, gaap]: readonly [string, string],
  pick: Line['pick'],
): Line => ({ statement, korean, english, ifrs, gaap, pick });

export const LINES: readonly Line[] = [
  line('IS', ['매출액', 'Revenues'], ['ifrs-full_Revenue', 'Revenues'], (s) => s.revenue),
  line('IS', ['매출원가', 'Cost of Revenue'], ['ifrs-full_CostOfSales', 'CostOfRevenue'], (s) => s.cost),
  line('IS', ['매출총이익', 'Gross Profit'], ['ifrs-full_GrossProfit', 'GrossProfit'], (s) => s.gross),
  line(
    'IS',
    ['판매비와관리비', 'Selling, General and Administrative Expense'],
    ['dart_TotalSellingGeneralAdministrativeExpenses', 'SellingGeneralAndAdministrativeExpense'],
    (s) => s.selling,
  ),
  line(
    'IS',
    ['영업이익', 'Operating Income (Loss)'],
    ['dart_OperatingIncomeLoss', 'OperatingIncomeLoss'],
    (s) => s.operating,
  ),
  line('IS', ['금융비용', 'Interest Expense'], ['ifrs-full_FinanceCosts', 'InterestExpense'], (s) => s.interest),
  line(
    'IS',
    ['법인세비용차감전순이익', 'Income before Income Taxes'],
    [
      'ifrs-full_ProfitLossBeforeTax',
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
    ],
    (s) => s.pretax,
  ),
  line(
    'IS',
    ['법인세비용', 'Income Tax Expense (Benefit)'],
    ['ifrs-full_IncomeTaxExpenseContinuingOperations', 'IncomeTaxExpenseBenefit'],
    (s) => s.tax,
  ),
  line('IS', ['당기순이익', 'Net Income (Loss)'], ['ifrs-full_ProfitLoss', 'NetIncomeLoss'], (s) => s.net),
  line(
    'BS',
    ['현금및현금성자산', 'Cash and Cash Equivalents'],
    ['ifrs-full_CashAndCashEquivalents', 'CashAndCashEquivalentsAtCarryingValue'],
    (s) => s.cash,
  ),
  line(
    'BS',
    ['매출채권', 'Accounts Receivable, Net'],
    ['ifrs-full_CurrentTradeReceivables', 'AccountsReceivableNetCurrent'],
    (s) => s.receivables,
  ),
  line('BS', ['재고자산', 'Inventories'], ['ifrs-full_Inventories', 'InventoryNet'], (s) => s.inventories),
  line(
    'BS',
    ['유동자산', 'Total Current Assets'],
    ['ifrs-full_CurrentAssets', 'AssetsCurrent'],
    (s) => s.currentAssets,
  ),
  line(
    'BS',
    ['유형자산', 'Property and Equipment, Net'],
    ['ifrs-full_PropertyPlantAndEquipment', 'PropertyPlantAndEquipmentNet'],
    (s) => s.fixed,
  ),
  line('BS', ['영업권', 'Goodwill'], ['ifrs-full_Goodwill', 'Goodwill'], (s) => s.goodwill),
  line('BS', ['자산총계', 'Total Assets'], ['ifrs-full_Assets', 'Assets'], (s) => s.assets),
  line('BS', ['부채총계', 'Total Liabilities'], ['ifrs-full_Liabilities', 'Liabilities'], (s) => s.liabilities),
  line(
    'BS',
    ['이익잉여금', 'Retained Earnings'],
    ['ifrs-full_RetainedEarnings', 'RetainedEarningsAccumulatedDeficit'],
    (s) => s.earnings,
  ),
  line('BS', ['자본총계', "Total Stockholders' Equity"], ['ifrs-full_Equity', 'StockholdersEquity'], (s) => s.equity),
  line(
    'CF',
    ['영업활동현금흐름', 'Net Cash from Operating Activities'],
    ['ifrs-full_CashFlowsFromUsedInOperatingActivities', 'NetCashProvidedByUsedInOperatingActivities'],
    (s) => s.operatingCash,
  ),
  line(
    'CF',
    ['유형자산의 취득', 'Capital Expenditures'],
    [
      'ifrs-full_PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
      'PaymentsToAcquirePropertyPlantAndEquipment',
    ],
    (s) => s.capex,
  ),
  line(
    'CF',
    ['투자활동현금흐름', 'Net Cash from Investing Activities'],
    ['ifrs-full_CashFlowsFromUsedInInvestingActivities', 'NetCashProvidedByUsedInInvestingActivities'],
    (s) => s.investingCash,
  ),
  line(
    'CF',
    ['배당금의 지급', 'Dividends Paid'],
    ['ifrs-full_DividendsPaidClassifiedAsFinancingActivities', 'PaymentsOfDividends'],
    (s) => s.dividends,
  ),
  line(
    'CF',
    ['재무활동현금흐름', 'Net Cash from Financing Activities'],
    ['ifrs-full_CashFlowsFromUsedInFinancingActivities', 'NetCashProvidedByUsedInFinancingActivities'],
    (s) => s.financingCash,
  ),
];

export const STATEMENT_NAMES = { BS: '재무상태표', IS: '손익계산서', CF: '현금흐름표' } as const;

export const atYear = (years: readonly Statement[], year: number): Statement | undefined =>
  years.find((one) => one.year === year);
