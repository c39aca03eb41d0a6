// The instructions for a model that writes an analysis: its readers, its purpose, and what it must include.
import type { AnalysisType } from '#shared/model/analysis.ts';

export const PROMPTS: Readonly<Record<AnalysisType, string>> = {
  TestAnalysis: 'This is a test of the sources: say in one or two sentences what the evidence has, and nothing else.',
  LinkedInPeople:
    'Readers look for the people who decide: give names with title, function and since when. Say nothing of private life.',
  CompanySearch:
    'Readers screen companies: say what sets the named companies of the industry apart, by size, owners and offering.',
  Search: 'Answer the topic itself first, in one sentence, then what supports it and what speaks against it.',
  CompetitiveLandscape:
    'Readers compare competitors: name each, say in what it is stronger or weaker, and keep facts apart from the claims that a company makes of itself.',
  FindSimilarCompanies:
    'Readers look for comparable companies: describe the business by what makes another one comparable: offering, customers, markets, size.',
  CompanyProfiling:
    'Readers meet the company for the first time: what it does, for whom, how it earns money, who owns and leads it.',
  StrategyAnalysis:
    'Readers judge a strategy: keep what is planned apart from what is done, with amounts and dates for both.',
  ValueChain:
    'Readers follow the chain from inputs to users: at each stage who does what, who depends on whom, and where the margin stays.',
  IndustryMegaTrend:
    'Readers want what changes an industry over years: for each trend the driver, its size where it is stated, and who gains or loses.',
  MarketSize:
    'Readers size a market: each figure with its year, what it counts, and who estimated it. Never add up figures of different definitions.',
  RegulationOverview:
    'Readers check compliance: each rule with its name, from when it applies, to whom, and what it costs. This is no legal advice.',
  MarketMap: 'Readers place players in a market: by segment, size and growth, with the year of each figure.',
  PressWatch:
    'Readers follow the press: what was reported, when and by whom. Keep what is confirmed apart from what is said to be considered.',
  EconomicOutlook:
    'Readers plan by forecasts: each with its institution, its date, the period and the range. Never mix forecasts of different dates.',
  ConsumerInsights:
    'Readers want to know buyers: who they are, why and where they buy, what they pay and what they complain of. Say how each was found out.',
  OfferingVsPricing:
    'Readers compare offers: each price with its unit, what it includes and its date. Never compare prices of different units.',
  CaseStudy:
    'Readers learn from a case: the situation before, what was done and when, what came of it in figures, and what was particular to it.',
  BusinessEvolution: 'Readers follow how a business became what it is: dated steps, and how the mix changed with them.',
  PriceTracker:
    'Readers explain a price: what moved it, when and by how much. Keep causes that are stated apart from coincidence.',
  PeopleOrganization:
    'Readers judge how a company is led and staffed: bodies, independence, headcount and what may go wrong with the workforce.',
  FinancialPerformance:
    'Readers judge results: what changed, by how much, and which reason the company itself gives for it.',
  ProductPortfolio:
    'Readers go through what is sold: each product with customers, revenue, growth and what speaks for it.',
  CompanyFullReport:
    'Readers decide on the company by this report: complete, in order of weight, without repeating what another section says.',
  PeerComps: 'Readers value by comparison: say why each peer is comparable, and where it is not.',
  PvmAnalysis: 'Readers explain a change in revenue: reasons for price, for volume and for mix, each apart.',
  CohortAnalysis: 'Readers judge how customers stay: what changed between cohorts, and since when.',
  SeasonalAnalysis: 'Readers plan by the season: reasons for high and low months that the evidence states.',
  InvestmentHighlights:
    'Readers decide whether to look further: each highlight is one claim with the figure that carries it; risks as plainly as strengths.',
  DraftInformation:
    'Readers are possible buyers who see the company for the first time: sober, without adjectives, no claim without a figure or a fact.',
  ImWorkflow:
    'This is an Information Memorandum for possible investors: sober and complete, every claim with its evidence, no forecast that is not the company’s own, weaknesses not hidden.',
  EcommerceMetrics:
    'Readers judge recurring revenue and orders: what drives them, and what is only one period’s effect.',
  DCF: 'Readers check the assumptions of a valuation: what the company says of growth, margins and investment, with period and amount.',
};
