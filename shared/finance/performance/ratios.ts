// Ratios of one period: growth, margins, returns, liquidity, leverage, working capital, cash.
import { growth, product, type Ratio, ratio } from '../ratio.ts';
import type { Statements } from './statements.ts';

type Figure = number | undefined;

const plus = (left: Figure, right: Figure): Figure =>
  left === undefined || right === undefined ? undefined : left + right;
const minus = (left: Figure, right: Figure): Figure =>
  left === undefined || right === undefined ? undefined : left - right;

/** Of opening and closing; the closing alone in the first period. */
const average = (before: Figure, after: Figure): Figure =>
  before === undefined || after === undefined ? after : (before + after) / 2;

/** Return on equity in three and five factors, from one period's statements. */
export type DuPont = {
  readonly netMargin: Ratio;
  readonly assetTurnover: Ratio;
  readonly leverage: Ratio;
  readonly taxBurden: Ratio;
  readonly interestBurden: Ratio;
  readonly operatingMargin: Ratio;
  readonly returnOnEquity: Ratio;
};

const ebitdaOf = ({ income }: Statements): Figure => plus(income.operatingProfit, income.depreciation);
const grossProfitOf = ({ income }: Statements): Figure => minus(income.revenue, income.costOfSales);
const freeCashFlowOf = ({ cashFlow }: Statements): Figure => minus(cashFlow.operating, cashFlow.capex);

/** `days` long is what the income statement covers: 365 for a year. */
export type Span = { readonly before: Statements | undefined; readonly now: Statements; readonly days: number };

const averages = ({ before, now }: Span) => {
  const of = (key: keyof Statements['balance']) => average(before?.balance[key], now.balance[key]);
  return {
    assets: of('assets'),
    equity: of('equity'),
    receivables: of('receivables'),
    inventories: of('inventories'),
    payables: of('payables'),
    debt: of('debt'),
  };
};

/**
 * ROE = net margin x asset turnover x leverage; net margin = tax burden x interest burden x operating margin.
 * Over average balances. Source: CFA Institute, Financial Statement Analysis, "Financial analysis techniques".
 */
export const duPontOf = (span: Span): DuPont => {
  const { income } = span.now;
  const { assets, equity } = averages(span);
  const netMargin = ratio(income.netProfit, income.revenue);
  const assetTurnover = ratio(income.revenue, assets);
  const leverage = ratio(assets, equity);
  return {
    netMargin,
    assetTurnover,
    leverage,
    taxBurden: ratio(income.netProfit, income.profitBeforeTax),
    interestBurden: ratio(income.profitBeforeTax, income.operatingProfit),
    operatingMargin: ratio(income.operatingProfit, income.revenue),
    returnOnEquity: product(netMargin, assetTurnover, leverage),
  };
};

const growthsOf = ({ before, now }: Span) => ({
  revenueGrowth: growth(before?.income.revenue, now.income.revenue),
  operatingProfitGrowth: growth(before?.income.operatingProfit, now.income.operatingProfit),
  netProfitGrowth: growth(before?.income.netProfit, now.income.netProfit),
});

const marginsOf = ({ now }: Span) => ({
  grossMargin: ratio(grossProfitOf(now), now.income.revenue),
  operatingMargin: ratio(now.income.operatingProfit, now.income.revenue),
  ebitdaMargin: ratio(ebitdaOf(now), now.income.revenue),
  netMargin: ratio(now.income.netProfit, now.income.revenue),
});

/** NOPAT = operating profit less tax at the effective rate; capital = average debt + average equity. */
const returnsOf = (span: Span) => {
  const { income } = span.now;
  const { assets, equity, debt } = averages(span);
  const rate = ratio(income.tax, income.profitBeforeTax);
  const kept = typeof rate === 'number' ? 1 - rate : rate;
  return {
    returnOnAssets: ratio(income.netProfit, assets),
    returnOnCapital: product(ratio(income.operatingProfit, plus(debt, equity)), kept),
  };
};

const strengthOf = ({ now }: Span) => {
  const { balance, income } = now;
  const netDebt = minus(balance.debt, balance.cash);
  return {
    currentRatio: ratio(balance.currentAssets, balance.currentLiabilities),
    quickRatio: ratio(minus(balance.currentAssets, balance.inventories), balance.currentLiabilities),
    debtToEquity: ratio(balance.debt, balance.equity),
    liabilitiesToEquity: ratio(balance.liabilities, balance.equity),
    netDebtToEbitda: ratio(netDebt, ebitdaOf(now)),
    interestCover: ratio(income.operatingProfit, income.interestExpense),
  };
};

/** Days of sales in receivables, of cost of sales in inventories and payables; their cycle. Over average balances. */
const workingCapitalOf = (span: Span) => {
  const { income } = span.now;
  const { receivables, inventories, payables } = averages(span);
  const days = (balance: Figure, flow: Figure) => product(ratio(balance, flow), span.days);
  const receivableDays = days(receivables, income.revenue);
  const inventoryDays = days(inventories, income.costOfSales);
  const payableDays = days(payables, income.costOfSales);
  const all = [receivableDays, inventoryDays, payableDays];
  const [sales, stock, owed] = all.map((part) => (typeof part === 'number' ? part : undefined));
  return { receivableDays, inventoryDays, payableDays, cashCycle: minus(plus(sales, stock), owed) };
};

/** Cash conversion: operating cash flow / EBITDA; free cash flow = operating cash flow - capital expenditure. */
const cashOf = ({ now }: Span) => ({
  cashConversion: ratio(now.cashFlow.operating, ebitdaOf(now)),
  freeCashFlowMargin: ratio(freeCashFlowOf(now), now.income.revenue),
  freeCashFlowToProfit: ratio(freeCashFlowOf(now), now.income.netProfit),
  capexToRevenue: ratio(now.cashFlow.capex, now.income.revenue),
});

export const ratiosOf = (span: Span) => ({
  ...growthsOf(span),
  ...marginsOf(span),
  returnOnEquity: duPontOf(span).returnOnEquity,
  ...returnsOf(span),
  ...strengthOf(span),
  ...workingCapitalOf(span),
  ...cashOf(span),
});
export type Ratios = ReturnType<typeof ratiosOf>;
