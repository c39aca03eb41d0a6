// Which taxonomy concept is which of the product's own figures (functions/research/plan/metrics.ts).
import type { Fact } from '#shared/model/fact.ts';

/** In the order in which they are believed: banks and retailers tag revenue differently, each once. */
const CONCEPTS: Readonly<Record<string, readonly string[]>> = {
  revenue: [
    'ifrs-full:Revenue',
    'us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax',
    'us-gaap:Revenues',
    'us-gaap:RevenueFromContractWithCustomerIncludingAssessedTax',
    'us-gaap:SalesRevenueNet',
    'us-gaap:RevenuesNetOfInterestExpense',
  ],
  costOfSales: ['ifrs-full:CostOfSales', 'us-gaap:CostOfGoodsAndServicesSold', 'us-gaap:CostOfRevenue'],
  grossProfit: ['ifrs-full:GrossProfit', 'us-gaap:GrossProfit'],
  sga: ['dart:TotalSellingGeneralAdministrativeExpenses', 'us-gaap:SellingGeneralAndAdministrativeExpense'],
  researchAndDevelopment: ['us-gaap:ResearchAndDevelopmentExpense'],
  operatingIncome: [
    'dart:OperatingIncomeLoss',
    'us-gaap:OperatingIncomeLoss',
    'ifrs-full:ProfitLossFromOperatingActivities',
  ],
  pretaxIncome: [
    'ifrs-full:ProfitLossBeforeTax',
    'us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
  ],
  incomeTax: ['ifrs-full:IncomeTaxExpenseContinuingOperations', 'us-gaap:IncomeTaxExpenseBenefit'],
  interestExpense: ['us-gaap:InterestExpense', 'dart:InterestExpenseFinanceExpense'],
  netIncome: ['ifrs-full:ProfitLoss', 'us-gaap:NetIncomeLoss', 'us-gaap:ProfitLoss'],
  eps: ['ifrs-full:BasicEarningsLossPerShare', 'us-gaap:EarningsPerShareBasic'],
  dilutedEps: ['ifrs-full:DilutedEarningsLossPerShare', 'us-gaap:EarningsPerShareDiluted'],
  dividends: [
    'ifrs-full:DividendsPaidClassifiedAsFinancingActivities',
    'us-gaap:PaymentsOfDividends',
    'us-gaap:PaymentsOfDividendsCommonStock',
  ],
  currentAssets: ['ifrs-full:CurrentAssets', 'us-gaap:AssetsCurrent'],
  currentLiabilities: ['ifrs-full:CurrentLiabilities', 'us-gaap:LiabilitiesCurrent'],
  totalAssets: ['ifrs-full:Assets', 'us-gaap:Assets'],
  totalLiabilities: ['ifrs-full:Liabilities', 'us-gaap:Liabilities'],
  equity: ['ifrs-full:Equity', 'us-gaap:StockholdersEquity'],
  cash: ['ifrs-full:CashAndCashEquivalents', 'us-gaap:CashAndCashEquivalentsAtCarryingValue'],
  inventories: ['ifrs-full:Inventories', 'us-gaap:InventoryNet'],
  receivables: [
    'ifrs-full:CurrentTradeReceivables',
    'dart:ShortTermTradeReceivable',
    'us-gaap:AccountsReceivableNetCurrent',
  ],
  ppe: ['ifrs-full:PropertyPlantAndEquipment', 'us-gaap:PropertyPlantAndEquipmentNet'],
  intangibles: [
    'ifrs-full:IntangibleAssetsOtherThanGoodwill',
    'ifrs-full:IntangibleAssetsAndGoodwill',
    'us-gaap:IntangibleAssetsNetExcludingGoodwill',
  ],
  goodwill: ['ifrs-full:Goodwill', 'us-gaap:Goodwill'],
  payables: ['ifrs-full:TradeAndOtherCurrentPayables', 'us-gaap:AccountsPayableCurrent'],
  retainedEarnings: ['ifrs-full:RetainedEarnings', 'us-gaap:RetainedEarningsAccumulatedDeficit'],
  depreciation: ['us-gaap:DepreciationDepletionAndAmortization', 'us-gaap:DepreciationAndAmortization'],
  operatingCashFlow: [
    'ifrs-full:CashFlowsFromUsedInOperatingActivities',
    'us-gaap:NetCashProvidedByUsedInOperatingActivities',
  ],
  investingCashFlow: [
    'ifrs-full:CashFlowsFromUsedInInvestingActivities',
    'us-gaap:NetCashProvidedByUsedInInvestingActivities',
  ],
  financingCashFlow: [
    'ifrs-full:CashFlowsFromUsedInFinancingActivities',
    'us-gaap:NetCashProvidedByUsedInFinancingActivities',
  ],
  capex: [
    'ifrs-full:PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
    'us-gaap:PaymentsToAcquirePropertyPlantAndEquipment',
  ],
};

/** Standing at a day; all others run over a stretch of time. */
const BALANCES = new Set([
  ...['currentAssets', 'currentLiabilities', 'totalAssets', 'totalLiabilities', 'equity', 'cash', 'inventories'],
  ...['receivables', 'ppe', 'intangibles', 'goodwill', 'payables', 'retainedEarnings'],
]);

/** Where the same account stands in several statements the first of these is quoted. */
const STATEMENTS = ['IS', 'CIS', 'BS', 'CF'];

type Meaning = { readonly metric: string; readonly rank: number };
const MEANING = new Map<string, Meaning>(
  Object.entries(CONCEPTS).flatMap(([metric, names]) => names.map((name, rank) => [name, { metric, rank }] as const)),
);

/** DART joins prefix and name by an underscore, the SEC by a colon. The lower the rank, the more it is believed. */
export const meaningOfConcept = (concept: string, isInstant: boolean): Meaning | undefined => {
  const meaning = MEANING.get(concept.replace(/^([a-z-]+)_/, '$1:'));
  return meaning && BALANCES.has(meaning.metric) === isInstant ? meaning : undefined;
};

const meaningOf = ({ concept, period }: Fact): Meaning | undefined =>
  meaningOfConcept(concept, period.kind === 'instant');

const rankOf = (fact: Fact, { rank }: Meaning): number => rank * 10 + STATEMENTS.indexOf(fact.statement ?? 'IS');

const placeOf = ({ period, unit, basis }: Fact, { metric }: Meaning): string =>
  [metric, period.start ?? '', period.end, unit, basis].join('|');

/** Names the product's figures among the facts: each once for a period, unit and basis, however often it is tagged. */
export const withMetrics = (facts: readonly Fact[]): Fact[] => {
  const best = new Map<string, { readonly fact: Fact; readonly rank: number }>();
  for (const fact of facts) {
    const meaning = meaningOf(fact);
    if (!meaning) continue;
    const place = placeOf(fact, meaning);
    const rank = rankOf(fact, meaning);
    if (rank < (best.get(place)?.rank ?? Number.POSITIVE_INFINITY)) best.set(place, { fact, rank });
  }
  return facts.map((fact) => {
    const meaning = meaningOf(fact);
    return meaning && best.get(placeOf(fact, meaning))?.fact === fact ? { ...fact, metric: meaning.metric } : fact;
  });
};
