// The comparisons that a report draws between figures of different sources, and the sections that show each.
import type { AnalysisType } from '../model/analysis.ts';

type Place = `${AnalysisType}.${string}`;

/** Each needs both of its sides in print. Texts: i18n `analyses.reading.<id>`. */
const PLACES = {
  growthToMarket: [
    ...(['MarketMap.mapReading', 'MarketSize.marketGrowth', 'InvestmentHighlights.growthHighlight'] as const),
    ...(['CompanyFullReport.marketHighlight', 'CompanySearch.screenBackground'] as const),
    ...(['CompetitiveLandscape.rivalry', 'FinancialPerformance.performanceFindings'] as const),
  ],
  segmentGrowth: [
    ...(['MarketMap.mapReading', 'MarketSize.marketGrowth', 'InvestmentHighlights.marketHighlight'] as const),
    ...([
      'CompanyFullReport.marketHighlight',
      'CompetitiveLandscape.rivalry',
      'BusinessEvolution.mixOverTime',
    ] as const),
    ...(['ProductPortfolio.productMix', 'ImWorkflow.industryAndCompetition'] as const),
  ],
  segmentShare: [
    ...(['MarketMap.mapReading', 'MarketSize.marketShares', 'InvestmentHighlights.marketHighlight'] as const),
    ...(['CompanyFullReport.marketHighlight', 'CompetitiveLandscape.rivalry'] as const),
    ...(['ImWorkflow.industryAndCompetition'] as const),
  ],
  marginToMix: [
    ...(['MarketMap.mapReading', 'ValueChain.chainMargins', 'InvestmentHighlights.profitHighlight'] as const),
    ...(['FinancialPerformance.performanceFindings', 'DCF.dcfConclusion', 'PeerComps.peerFigures'] as const),
    ...(['CompanyFullReport.executiveSummary', 'CompanyProfiling.keyFinancials'] as const),
  ],
  marginToRivals: [
    ...(['MarketMap.mapReading', 'ValueChain.chainMargins', 'InvestmentHighlights.profitHighlight'] as const),
    ...(['CompetitiveLandscape.advantages', 'CompanyProfiling.keyFinancials', 'DCF.dcfConclusion'] as const),
  ],
  marginSplit: [
    ...(['FinancialPerformance.performanceFindings', 'FinancialPerformance.incomeStatement'] as const),
    ...(['InvestmentHighlights.profitHighlight', 'BusinessEvolution.turningPoints'] as const),
  ],
  productMargins: [
    ...(['ValueChain.chainMargins', 'ProductPortfolio.portfolio', 'ProductPortfolio.productStrengths'] as const),
    ...(['InvestmentHighlights.profitHighlight'] as const),
  ],
  priceToRivals: [
    ...(['CompetitiveLandscape.competitorMatrix', 'CompetitiveLandscape.competitiveThreats'] as const),
    ...(['OfferingVsPricing.priceLevel', 'PriceTracker.priceSeries', 'StrategyAnalysis.threats'] as const),
  ],
  acquiredGrowth: [
    ...(['InvestmentHighlights.growthHighlight', 'FinancialPerformance.performanceFindings'] as const),
    ...(['BusinessEvolution.turningPoints', 'CompanyProfiling.keyFinancials'] as const),
    ...(['CompanyFullReport.executiveSummary', 'CaseStudy.caseResults'] as const),
  ],
  floatingDebt: [
    ...(['FinancialPerformance.balanceSheet', 'InvestmentHighlights.thesisRisks', 'StrategyAnalysis.threats'] as const),
    ...(['CompanyFullReport.riskFactors', 'CompanyProfiling.riskFactors'] as const),
  ],
  maturityToCash: [
    ...(['FinancialPerformance.balanceSheet', 'InvestmentHighlights.thesisRisks', 'StrategyAnalysis.threats'] as const),
    ...(['CompanyFullReport.riskFactors', 'CompanyProfiling.riskFactors'] as const),
  ],
  complianceToProfit: [
    ...(['RegulationOverview.complianceCosts', 'StrategyAnalysis.threats', 'CompanyFullReport.riskFactors'] as const),
    ...(['InvestmentHighlights.thesisRisks', 'DCF.dcfOutlook'] as const),
  ],
  planToHistory: [
    ...(['StrategyAnalysis.strategicDirection', 'DCF.dcfOutlook', 'InvestmentHighlights.growthHighlight'] as const),
    ...(['CompanyFullReport.executiveSummary'] as const),
  ],
  pricePayback: ['InvestmentHighlights.exitHighlight', 'CompanyFullReport.exitHighlight', 'PeerComps.impliedRange'],
  marketTwice: [
    ...(['MarketSize.marketSize', 'MarketMap.mapReading', 'CompetitiveLandscape.rivalry'] as const),
    ...(['CompanySearch.screenBackground', 'CompanyFullReport.marketHighlight'] as const),
  ],
  sharePerimeter: [
    ...(['MarketMap.mapReading', 'MarketSize.marketShares', 'CompetitiveLandscape.rivalry'] as const),
    ...(['InvestmentHighlights.marketHighlight', 'CompanyFullReport.marketHighlight'] as const),
    ...(['ImWorkflow.industryAndCompetition'] as const),
  ],
  holderRoles: [
    ...(['CompanyProfiling.ownership', 'CompanyProfiling.riskFactors', 'BusinessEvolution.ownershipHistory'] as const),
    ...([
      'InvestmentHighlights.exitHighlight',
      'InvestmentHighlights.thesisRisks',
      'StrategyAnalysis.threats',
    ] as const),
    ...(['CompanyFullReport.riskFactors', 'ValueChain.bargainingPower'] as const),
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
