// The inputs of each analysis over the sample workspace, and what its report must contain.
import { PROVIDERS } from '#functions/sources/registry.ts';
import { sampleWeb } from '#infra/local/sample-sources/sample-web.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';
import type { SampleRun } from './sample-desk.ts';
import { FILE, MONTHS, PAYMENTS, PRICES, SALES } from './sample-workbooks.ts';

const clock = fakeClock();
export const sources = (['dart', 'sec', 'tavily', 'naver', 'coresignal'] as const).map((name) =>
  PROVIDERS[name]({ web: sampleWeb, clock, sampleBase: `http://localhost:4000/local/sources/${name}` }),
);

export const COMPANY = { company: '가온물류' };
const SITE = { homepage: 'www.gaon-logistics.example' };
const MARKET = { industry: '물류', segment: '풀필먼트', country: '대한민국' };
export const workbook = (columns: Record<string, string>) => ({ workbook: { fileId: FILE, columns } });

type Wanted = Pick<SampleRun, 'inputs' | 'workbook'> & { readonly kinds: readonly string[] };

/**
 * The inputs and the kinds of blocks that each report must contain. Nothing is expected where the samples have no data.
 */
export const WANTED: Readonly<Record<AnalysisType, Wanted>> = {
  TestAnalysis: { inputs: COMPANY, kinds: ['text', 'table'] },
  LinkedInPeople: { inputs: COMPANY, kinds: ['table'] },
  CompanySearch: { inputs: { industry: 'Logistics', country: 'KR' }, kinds: ['table'] },
  Search: { inputs: { topic: '가온물류의 위험 요인은 무엇인가?' }, kinds: ['list'] },
  CompetitiveLandscape: { inputs: { ...COMPANY, ...SITE, ...MARKET }, kinds: ['text', 'matrix', 'list'] },
  FindSimilarCompanies: { inputs: { company: 'Gaon Logistics' }, kinds: ['table'] },
  CompanyProfiling: { inputs: COMPANY, kinds: ['text', 'table', 'chart:bar', 'timeline'] },
  StrategyAnalysis: { inputs: COMPANY, kinds: ['list'] },
  ValueChain: { inputs: MARKET, kinds: ['chart:flow', 'list'] },
  IndustryMegaTrend: { inputs: MARKET, kinds: ['list', 'timeline'] },
  MarketSize: { inputs: MARKET, kinds: ['list', 'chart:treemap'] },
  RegulationOverview: { inputs: MARKET, kinds: ['list', 'timeline'] },
  MarketMap: {
    inputs: { ...MARKET, grouping: 'BySegment', peers: ['가온물류', 'Northway Freight Systems'] },
    kinds: ['chart:treemap'],
  },
  PressWatch: { inputs: COMPANY, kinds: ['timeline'] },
  EconomicOutlook: { inputs: { ...MARKET, period: '2026' }, kinds: [] },
  ConsumerInsights: { inputs: MARKET, kinds: ['list'] },
  OfferingVsPricing: { inputs: { ...COMPANY, ...SITE }, kinds: [] },
  CaseStudy: { inputs: { ...COMPANY, topic: '평택 자동화 센터' }, kinds: ['timeline', 'list'] },
  BusinessEvolution: { inputs: COMPANY, kinds: ['timeline', 'table', 'chart:bar'] },
  PriceTracker: {
    inputs: { item: '출고 단가', ...workbook({ date: '일자', price: '단가' }) },
    workbook: [PRICES],
    kinds: ['figures', 'chart:line'],
  },
  PeopleOrganization: { inputs: COMPANY, kinds: ['table', 'chart:line'] },
  FinancialPerformance: { inputs: COMPANY, kinds: ['table', 'chart:bar', 'chart:line', 'chart:waterfall'] },
  ProductPortfolio: { inputs: { ...COMPANY, ...SITE }, kinds: ['matrix', 'table'] },
  CompanyFullReport: {
    inputs: { ...COMPANY, ...SITE, country: 'KR' },
    kinds: ['heading', 'matrix', 'table', 'chart:waterfall'],
  },
  PeerComps: { inputs: { ...COMPANY, peers: ['Northway Freight Systems'] }, kinds: ['table'] },
  PvmAnalysis: {
    inputs: workbook({ item: '품목', period: '기간', quantity: '수량', revenue: '매출액', segment: '부문' }),
    workbook: [SALES],
    kinds: ['chart:waterfall', 'table'],
  },
  CohortAnalysis: {
    inputs: workbook({ customer: '고객', date: '결제일', revenue: '금액' }),
    workbook: [PAYMENTS],
    kinds: ['chart:heat', 'table'],
  },
  SeasonalAnalysis: {
    inputs: workbook({ date: '월', value: '매출' }),
    workbook: [MONTHS],
    kinds: ['chart:bar', 'chart:line', 'table'],
  },
  InvestmentHighlights: { inputs: COMPANY, kinds: ['table', 'list'] },
  DraftInformation: { inputs: COMPANY, kinds: ['table'] },
  ImWorkflow: { inputs: { ...COMPANY, ...SITE }, kinds: ['figures', 'table', 'chart:bar', 'list'] },
  EcommerceMetrics: {
    inputs: {
      ...workbook({ customer: '고객', date: '결제일', recurring: '금액' }),
      acquisitionSpend: 60,
      grossMargin: 70,
    },
    workbook: [PAYMENTS],
    kinds: ['chart:waterfall', 'chart:line', 'table'],
  },
  DCF: { inputs: COMPANY, kinds: ['table', 'chart:heat'] },
};

/** Together these types use all builders and all calculators. */
export const EACH_BUILDER: readonly AnalysisType[] = [
  'CompanyProfiling',
  'CompetitiveLandscape',
  'CompanySearch',
  'ValueChain',
  'MarketSize',
  'PeopleOrganization',
  'PressWatch',
  'FinancialPerformance',
  'PvmAnalysis',
  'CohortAnalysis',
  'SeasonalAnalysis',
  'EcommerceMetrics',
  'DCF',
];
