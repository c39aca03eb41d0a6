// Which taxonomy concept is which of the product's own figures (functions/research/plan/metrics.ts).

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

const METRIC = new Map(Object.entries(CONCEPTS).flatMap(([metric, names]) => names.map((name) => [name, metric])));

/** DART joins prefix and name by an underscore, the SEC by a colon. */
export const metricOf = (concept: string): string | undefined => METRIC.get(concept.replace(/^([a-z-]+)_/, '$1:'));

/** Where a company tags two concepts of one metric, the one with the smaller number is meant. */
export const conceptRank = (concept: string): number => {
  const name = concept.replace(/^([a-z-]+)_/, '$1:');
  const list = Object.values(CONCEPTS).find((names) => names.includes(name));
  return list ? list.indexOf(name) : Number.MAX_SAFE_INTEGER;
};
