// The comparisons that a report draws between figures of different sources, and the sections that show each.
import type { AnalysisType } from '../model/analysis.ts';

type Place = `${AnalysisType}.${string}`;

/** Each needs both of its sides in print. Texts: i18n `analyses.reading.<id>`. */
/** Where a loan is read: beside the balance sheet, and among the risks. */
const RISKS_OF_DEBT = [
  'FinancialPerformance.balanceSheet',
  'ImWorkflow.riskFactors',
  'InvestmentHighlights.thesisRisks',
  'StrategyAnalysis.threats',
  'CompanyFullReport.riskFactors',
  'CompanyProfiling.riskFactors',
] as const;

const PLACES = {
  marketGrowth: ['MarketSize.marketGrowth'],
  marketSegment: ['MarketSize.marketSize', 'MarketMap.mapReading'],
  playersBySize: ['MarketMap.mapReading'],
  growthToMarket: [
    'MarketMap.mapReading',
    'MarketSize.marketGrowth',
    'InvestmentHighlights.growthHighlight',
    'CompanyFullReport.marketHighlight',
    'CompanySearch.screenBackground',
    'CompetitiveLandscape.rivalry',
    'FinancialPerformance.performanceFindings',
  ],
  segmentGrowth: [
    'MarketMap.mapReading',
    'MarketSize.marketGrowth',
    'InvestmentHighlights.marketHighlight',
    'CompanyFullReport.marketHighlight',
    'CompetitiveLandscape.rivalry',
    'BusinessEvolution.mixOverTime',
    'ProductPortfolio.productMix',
    'ImWorkflow.industryAndCompetition',
  ],
  segmentShare: [
    'MarketMap.mapReading',
    'MarketSize.marketShares',
    'InvestmentHighlights.marketHighlight',
    'CompanyFullReport.marketHighlight',
    'CompetitiveLandscape.rivalry',
    'ImWorkflow.industryAndCompetition',
  ],
  marginToMix: [
    'MarketMap.mapReading',
    'InvestmentHighlights.profitHighlight',
    'FinancialPerformance.performanceFindings',
    'DCF.dcfConclusion',
    'PeerComps.peerFigures',
    'CompanyFullReport.executiveSummary',
    'CompanyProfiling.keyFinancials',
  ],
  marginToRivals: [
    'MarketMap.mapReading',
    'InvestmentHighlights.profitHighlight',
    'CompetitiveLandscape.advantages',
    'CompanyProfiling.keyFinancials',
  ],
  marginSplit: [
    'FinancialPerformance.performanceFindings',
    'FinancialPerformance.incomeStatement',
    'ImWorkflow.financialPerformance',
    'InvestmentHighlights.profitHighlight',
    'BusinessEvolution.turningPoints',
  ],
  productMargins: [
    'ValueChain.chainMargins',
    'ProductPortfolio.portfolio',
    'ProductPortfolio.productStrengths',
    'InvestmentHighlights.profitHighlight',
  ],
  priceToRivals: [
    'CompetitiveLandscape.competitorMatrix',
    'CompetitiveLandscape.competitiveThreats',
    'OfferingVsPricing.priceLevel',
    'PriceTracker.priceSeries',
  ],
  acquiredGrowth: [
    'ImWorkflow.financialPerformance',
    'InvestmentHighlights.growthHighlight',
    'FinancialPerformance.performanceFindings',
    'BusinessEvolution.turningPoints',
    'CompanyProfiling.keyFinancials',
    'CompanyFullReport.executiveSummary',
    'CaseStudy.caseResults',
  ],
  floatingDebt: RISKS_OF_DEBT,
  maturityToCash: RISKS_OF_DEBT,
  complianceToProfit: [
    'RegulationOverview.complianceCosts',
    'StrategyAnalysis.threats',
    'CompanyFullReport.riskFactors',
    'InvestmentHighlights.thesisRisks',
    'DCF.dcfOutlook',
  ],
  planToHistory: [
    'StrategyAnalysis.strategicDirection',
    'DCF.dcfOutlook',
    'InvestmentHighlights.growthHighlight',
    'CompanyFullReport.executiveSummary',
  ],
  marketTwice: [
    'MarketSize.marketSize',
    'MarketMap.mapReading',
    'CompetitiveLandscape.rivalry',
    'CompanySearch.screenBackground',
    'CompanyFullReport.marketHighlight',
  ],
  sharePerimeter: [
    'MarketMap.mapReading',
    'MarketSize.marketShares',
    'CompetitiveLandscape.rivalry',
    'InvestmentHighlights.marketHighlight',
    'CompanyFullReport.marketHighlight',
    'ImWorkflow.industryAndCompetition',
  ],
  holderRoles: [
    'CompanyProfiling.ownership',
    'CompanyProfiling.riskFactors',
    'BusinessEvolution.ownershipHistory',
    'InvestmentHighlights.exitHighlight',
    'InvestmentHighlights.thesisRisks',
    'StrategyAnalysis.threats',
    'CompanyFullReport.riskFactors',
    'ValueChain.bargainingPower',
  ],
  directorsTwice: ['PeopleOrganization.board', 'CompanyProfiling.management', 'LinkedInPeople.people'],
} as const satisfies Readonly<Record<string, readonly Place[]>>;

/** Sections that are nothing but such comparisons where there are some. */
const ALONE: readonly Place[] = ['MarketMap.mapReading'];

export type ReadingId = keyof typeof PLACES;

const IDS = Object.keys(PLACES) as ReadingId[];

export const readingsIn = (type: AnalysisType, section: string): readonly ReadingId[] =>
  IDS.filter((id) => PLACES[id].some((place) => place === `${type}.${section}`));

export const isReadingAlone = (type: AnalysisType, section: string): boolean =>
  ALONE.some((place) => place === `${type}.${section}`);
