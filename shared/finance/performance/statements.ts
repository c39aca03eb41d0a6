// Three statements in normalised lines, one set a period, in one currency and scale.
import * as z from 'zod';

const line = z.number().optional();

/** Costs, expenses, interest and tax as positive amounts. */
const Income = z.object({
  revenue: line,
  costOfSales: line,
  operatingExpenses: line,
  operatingProfit: line,
  depreciation: line,
  interestExpense: line,
  profitBeforeTax: line,
  tax: line,
  netProfit: line,
});

const Balance = z.object({
  cash: line,
  receivables: line,
  inventories: line,
  currentAssets: line,
  assets: line,
  payables: line,
  currentLiabilities: line,
  debt: line,
  liabilities: line,
  equity: line,
});

/** Inflows positive, outflows negative, capital expenditure as a positive amount. */
const CashFlow = z.object({
  operating: line,
  investing: line,
  financing: line,
  exchange: line,
  capex: line,
});

export const Statements = z.object({
  /** `2025`, `2025-Q1` or `2025-03`. */
  period: z.string(),
  currency: z.string(),
  income: Income,
  balance: Balance,
  cashFlow: CashFlow,
});
export type Statements = z.infer<typeof Statements>;
