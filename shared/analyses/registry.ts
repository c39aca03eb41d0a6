// Registers all analyses by type: a type of the specification without an analysis does not compile.
import type { AnalysisType } from '../model/analysis.ts';
import type { Analysis } from './analysis.ts';
import { businessEvolution } from './catalog/business-evolution.ts';
import { caseStudy } from './catalog/case-study.ts';
import { cohortAnalysis } from './catalog/cohort-analysis.ts';
import { companyFullReport } from './catalog/company-full-report.ts';
import { companyProfiling } from './catalog/company-profiling.ts';
import { companySearch } from './catalog/company-search.ts';
import { competitiveLandscape } from './catalog/competitive-landscape.ts';
import { consumerInsights } from './catalog/consumer-insights.ts';
import { dcf } from './catalog/dcf.ts';
import { draftInformation } from './catalog/draft-information.ts';
import { ecommerceMetrics } from './catalog/ecommerce-metrics.ts';
import { economicOutlook } from './catalog/economic-outlook.ts';
import { financialPerformance } from './catalog/financial-performance.ts';
import { findSimilarCompanies } from './catalog/find-similar-companies.ts';
import { imWorkflow } from './catalog/im-workflow.ts';
import { industryMegaTrend } from './catalog/industry-mega-trend.ts';
import { investmentHighlights } from './catalog/investment-highlights.ts';
import { linkedInPeople } from './catalog/linkedin-people.ts';
import { marketMap } from './catalog/market-map.ts';
import { marketSize } from './catalog/market-size.ts';
import { offeringVsPricing } from './catalog/offering-vs-pricing.ts';
import { peerComps } from './catalog/peer-comps.ts';
import { peopleOrganization } from './catalog/people-organization.ts';
import { pressWatch } from './catalog/press-watch.ts';
import { priceTracker } from './catalog/price-tracker.ts';
import { productPortfolio } from './catalog/product-portfolio.ts';
import { pvmAnalysis } from './catalog/pvm-analysis.ts';
import { regulationOverview } from './catalog/regulation-overview.ts';
import { search } from './catalog/search.ts';
import { seasonalAnalysis } from './catalog/seasonal-analysis.ts';
import { strategyAnalysis } from './catalog/strategy-analysis.ts';
import { testAnalysis } from './catalog/test-analysis.ts';
import { valueChain } from './catalog/value-chain.ts';

export const ANALYSES = {
  TestAnalysis: testAnalysis,
  LinkedInPeople: linkedInPeople,
  CompanySearch: companySearch,
  Search: search,
  CompetitiveLandscape: competitiveLandscape,
  FindSimilarCompanies: findSimilarCompanies,
  CompanyProfiling: companyProfiling,
  StrategyAnalysis: strategyAnalysis,
  ValueChain: valueChain,
  IndustryMegaTrend: industryMegaTrend,
  MarketSize: marketSize,
  RegulationOverview: regulationOverview,
  MarketMap: marketMap,
  PressWatch: pressWatch,
  EconomicOutlook: economicOutlook,
  ConsumerInsights: consumerInsights,
  OfferingVsPricing: offeringVsPricing,
  CaseStudy: caseStudy,
  BusinessEvolution: businessEvolution,
  PriceTracker: priceTracker,
  PeopleOrganization: peopleOrganization,
  FinancialPerformance: financialPerformance,
  ProductPortfolio: productPortfolio,
  CompanyFullReport: companyFullReport,
  PeerComps: peerComps,
  PvmAnalysis: pvmAnalysis,
  CohortAnalysis: cohortAnalysis,
  SeasonalAnalysis: seasonalAnalysis,
  InvestmentHighlights: investmentHighlights,
  DraftInformation: draftInformation,
  ImWorkflow: imWorkflow,
  EcommerceMetrics: ecommerceMetrics,
  DCF: dcf,
} satisfies { readonly [T in AnalysisType]: Analysis<T> };

/** The analysis of a run of the catalog; answering a checklist is not an analysis. */
export const analysisOf = (type: AnalysisType | 'Checklist'): Analysis => {
  if (type === 'Checklist') throw new Error('a checklist is no analysis');
  return ANALYSES[type];
};
