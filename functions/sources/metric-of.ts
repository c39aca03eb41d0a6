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
    'jppfs_cor:NetSales',
    'jppfs_cor:OperatingRevenue1',
    'jpigp_cor:RevenueIFRS',
    'jpigp_cor:NetSalesIFRS',
  ],
  costOfSales: [
    'ifrs-full:CostOfSales',
    'us-gaap:CostOfGoodsAndServicesSold',
    'us-gaap:CostOfRevenue',
    'jppfs_cor:CostOfSales',
    'jpigp_cor:CostOfSalesIFRS',
  ],
  grossProfit: ['ifrs-full:GrossProfit', 'us-gaap:GrossProfit', 'jppfs_cor:GrossProfit', 'jpigp_cor:GrossProfitIFRS'],
  sga: [
    'dart:TotalSellingGeneralAdministrativeExpenses',
    'us-gaap:SellingGeneralAndAdministrativeExpense',
    'jppfs_cor:SellingGeneralAndAdministrativeExpenses',
    'jpigp_cor:SellingGeneralAndAdministrativeExpensesIFRS',
  ],
  researchAndDevelopment: [
    'us-gaap:ResearchAndDevelopmentExpense',
    'jpcrp_cor:ResearchAndDevelopmentExpensesResearchAndDevelopmentActivities',
  ],
  operatingIncome: [
    'dart:OperatingIncomeLoss',
    'us-gaap:OperatingIncomeLoss',
    'ifrs-full:ProfitLossFromOperatingActivities',
    'jppfs_cor:OperatingIncome',
    'jpigp_cor:OperatingProfitLossIFRS',
  ],
  pretaxIncome: [
    'ifrs-full:ProfitLossBeforeTax',
    'us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
    'jppfs_cor:IncomeBeforeIncomeTaxes',
    'jpigp_cor:ProfitLossBeforeTaxIFRS',
  ],
  incomeTax: [
    'ifrs-full:IncomeTaxExpenseContinuingOperations',
    'us-gaap:IncomeTaxExpenseBenefit',
    'jppfs_cor:IncomeTaxes',
    'jpigp_cor:IncomeTaxExpenseIFRS',
  ],
  interestExpense: ['us-gaap:InterestExpense', 'dart:InterestExpenseFinanceExpense', 'jppfs_cor:InterestExpensesNOE'],
  netIncome: [
    'ifrs-full:ProfitLoss',
    'us-gaap:NetIncomeLoss',
    'us-gaap:ProfitLoss',
    'jppfs_cor:ProfitLoss',
    'jpigp_cor:ProfitLossIFRS',
  ],
  eps: [
    'ifrs-full:BasicEarningsLossPerShare',
    'us-gaap:EarningsPerShareBasic',
    'jpcrp_cor:BasicEarningsLossPerShareSummaryOfBusinessResults',
    'jpigp_cor:BasicEarningsLossPerShareIFRS',
  ],
  dilutedEps: [
    'ifrs-full:DilutedEarningsLossPerShare',
    'us-gaap:EarningsPerShareDiluted',
    'jpcrp_cor:DilutedEarningsPerShareSummaryOfBusinessResults',
    'jpigp_cor:DilutedEarningsLossPerShareIFRS',
  ],
  dividends: [
    'ifrs-full:DividendsPaidClassifiedAsFinancingActivities',
    'us-gaap:PaymentsOfDividends',
    'us-gaap:PaymentsOfDividendsCommonStock',
    'jppfs_cor:CashDividendsPaidFinCF',
    'jpigp_cor:DividendsPaidFinCFIFRS',
    'jpigp_cor:DividendsPaidToOwnersOfParentFinCFIFRS',
  ],
  currentAssets: [
    'ifrs-full:CurrentAssets',
    'us-gaap:AssetsCurrent',
    'jppfs_cor:CurrentAssets',
    'jpigp_cor:CurrentAssetsIFRS',
  ],
  currentLiabilities: [
    'ifrs-full:CurrentLiabilities',
    'us-gaap:LiabilitiesCurrent',
    'jppfs_cor:CurrentLiabilities',
    'jpigp_cor:TotalCurrentLiabilitiesIFRS',
  ],
  totalAssets: ['ifrs-full:Assets', 'us-gaap:Assets', 'jppfs_cor:Assets', 'jpigp_cor:AssetsIFRS'],
  totalLiabilities: [
    'ifrs-full:Liabilities',
    'us-gaap:Liabilities',
    'jppfs_cor:Liabilities',
    'jpigp_cor:LiabilitiesIFRS',
  ],
  equity: ['ifrs-full:Equity', 'us-gaap:StockholdersEquity', 'jppfs_cor:NetAssets', 'jpigp_cor:EquityIFRS'],
  cash: [
    'ifrs-full:CashAndCashEquivalents',
    'us-gaap:CashAndCashEquivalentsAtCarryingValue',
    'jppfs_cor:CashAndCashEquivalents',
    'jpigp_cor:CashAndCashEquivalentsIFRS',
  ],
  inventories: [
    'ifrs-full:Inventories',
    'us-gaap:InventoryNet',
    'jppfs_cor:Inventories',
    'jpigp_cor:InventoriesCAIFRS',
  ],
  receivables: [
    'ifrs-full:CurrentTradeReceivables',
    'dart:ShortTermTradeReceivable',
    'us-gaap:AccountsReceivableNetCurrent',
    'jppfs_cor:NotesAndAccountsReceivableTradeAndContractAssets',
    'jppfs_cor:NotesAndAccountsReceivableTrade',
    'jpigp_cor:TradeAndOtherReceivablesCAIFRS',
  ],
  ppe: [
    'ifrs-full:PropertyPlantAndEquipment',
    'us-gaap:PropertyPlantAndEquipmentNet',
    'jppfs_cor:PropertyPlantAndEquipment',
    'jpigp_cor:PropertyPlantAndEquipmentIFRS',
  ],
  intangibles: [
    'ifrs-full:IntangibleAssetsOtherThanGoodwill',
    'ifrs-full:IntangibleAssetsAndGoodwill',
    'us-gaap:IntangibleAssetsNetExcludingGoodwill',
    'jppfs_cor:IntangibleAssets',
    'jpigp_cor:IntangibleAssetsIFRS',
  ],
  goodwill: ['ifrs-full:Goodwill', 'us-gaap:Goodwill', 'jppfs_cor:Goodwill', 'jpigp_cor:GoodwillIFRS'],
  payables: [
    'ifrs-full:TradeAndOtherCurrentPayables',
    'us-gaap:AccountsPayableCurrent',
    'jppfs_cor:NotesAndAccountsPayableTrade',
    'jpigp_cor:TradeAndOtherPayablesCLIFRS',
  ],
  retainedEarnings: [
    'ifrs-full:RetainedEarnings',
    'us-gaap:RetainedEarningsAccumulatedDeficit',
    'jppfs_cor:RetainedEarnings',
    'jpigp_cor:RetainedEarningsIFRS',
  ],
  depreciation: [
    'us-gaap:DepreciationDepletionAndAmortization',
    'us-gaap:DepreciationAndAmortization',
    'jppfs_cor:DepreciationAndAmortizationOpeCF',
    'jpigp_cor:DepreciationAndAmortizationOpeCFIFRS',
  ],
  operatingCashFlow: [
    'ifrs-full:CashFlowsFromUsedInOperatingActivities',
    'us-gaap:NetCashProvidedByUsedInOperatingActivities',
    'jppfs_cor:NetCashProvidedByUsedInOperatingActivities',
    'jpigp_cor:NetCashProvidedByUsedInOperatingActivitiesIFRS',
  ],
  investingCashFlow: [
    'ifrs-full:CashFlowsFromUsedInInvestingActivities',
    'us-gaap:NetCashProvidedByUsedInInvestingActivities',
    'jppfs_cor:NetCashProvidedByUsedInInvestmentActivities',
    'jpigp_cor:NetCashProvidedByUsedInInvestingActivitiesIFRS',
  ],
  financingCashFlow: [
    'ifrs-full:CashFlowsFromUsedInFinancingActivities',
    'us-gaap:NetCashProvidedByUsedInFinancingActivities',
    'jppfs_cor:NetCashProvidedByUsedInFinancingActivities',
    'jpigp_cor:NetCashProvidedByUsedInFinancingActivitiesIFRS',
  ],
  capex: [
    'ifrs-full:PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
    'us-gaap:PaymentsToAcquirePropertyPlantAndEquipment',
    'jppfs_cor:PurchaseOfPropertyPlantAndEquipmentInvCF',
    'jpigp_cor:PurchaseOfPropertyPlantAndEquipmentInvCFIFRS',
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

/** DART joins prefix and name by an underscore, the others by a colon. The lower the rank, the more it is believed. */
export const meaningOfConcept = (concept: string, isInstant: boolean): Meaning | undefined => {
  const meaning = MEANING.get(concept.replace(/^([a-z-]+)_(?!cor:)/, '$1:'));
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
