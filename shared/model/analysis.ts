// Defines the specification's enumerations around analyses: types, categories, filters, currencies, formats.

export const ANALYSIS_TYPES = [
  'TestAnalysis',
  'LinkedInPeople',
  'CompanySearch',
  'Search',
  'CompetitiveLandscape',
  'FindSimilarCompanies',
  'CompanyProfiling',
  'StrategyAnalysis',
  'ValueChain',
  'IndustryMegaTrend',
  'MarketSize',
  'RegulationOverview',
  'MarketMap',
  'PressWatch',
  'EconomicOutlook',
  'ConsumerInsights',
  'OfferingVsPricing',
  'CaseStudy',
  'BusinessEvolution',
  'PriceTracker',
  'PeopleOrganization',
  'FinancialPerformance',
  'ProductPortfolio',
  'CompanyFullReport',
  'PeerComps',
  'PvmAnalysis',
  'CohortAnalysis',
  'SeasonalAnalysis',
  'InvestmentHighlights',
  'DraftInformation',
  'ImWorkflow',
  'EcommerceMetrics',
  'DCF',
] as const;
export type AnalysisType = (typeof ANALYSIS_TYPES)[number];

export const CATEGORIES = [
  'FinancingInvestment',
  'CorporateStrategy',
  'ProductServices',
  'FinancialPerformance',
  'CorporateSocialResponsibilities',
  'Others',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const GROUPINGS = ['ByCompany', 'BySegment'] as const;
export const DATA_SOURCES = ['CoreSignal', 'CapitalIQ'] as const;

/** Ranks 0 to 9: rank 0 is every size. */
export const COMPANY_SIZES = [
  'all',
  '1',
  '2-10',
  '11-50',
  '51-200',
  '201-500',
  '501-1000',
  '1001-5000',
  '5001-10000',
  '10001+',
] as const;

export const COMPANY_TYPES = [
  'all',
  'GovernmentAgency',
  'Nonprofit',
  'Partnership',
  'PrivatelyHeld',
  'PublicCompany',
  'SelfEmployed',
  'SelfOwned',
] as const;

export const EXPORT_FORMATS = { shareable: 1, excel: 2, word: 3, pdf: 4, powerpoint: 5 } as const;

export const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'KRW', 'INR', 'RUB', 'AUD', 'CAD', 'HKD', 'SEK'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const CURRENCY_SYMBOLS: Readonly<Record<Currency, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CNY: '¥',
  KRW: '₩',
  INR: '₹',
  RUB: '₽',
  AUD: 'A$',
  CAD: 'C$',
  HKD: 'HK$',
  SEK: 'kr',
};
