// Full company report: profile, business, competition, strategy, figures and people in one document.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { basis, company, country, homepage, industry, maybe, peers, period } from '../fields.ts';
import { ask, askPoints, include, joined, quotes, redFlags, relations, SUMMARY } from '../section-work.ts';

export const companyFullReport = defineAnalysis({
  type: 'CompanyFullReport',
  category: 'CorporateStrategy',
  minutes: 12,
  credits: 30,
  fields: [company, homepage, country, maybe(industry), peers(8), basis, maybe(period)],
  sources: ['FILES', ...REGISTER_NAMES, 'WEB', 'PRESS', 'INDUSTRY'],
  sections: [
    { id: 'executiveSummary', work: SUMMARY },
    {
      id: 'fullProfile',
      work: include('CompanyProfiling', 'companyOverview', 'businessSegments', 'customers', 'ownership'),
    },
    { id: 'fullHistory', work: include('BusinessEvolution', 'milestones', 'mixOverTime') },
    { id: 'fullProducts', work: include('ProductPortfolio', 'portfolio') },
    {
      id: 'marketHighlight',
      work: joined(askPoints('marketOf', 'marketShareOf'), relations('revenueToMarket', 'growthToMarket')),
    },
    {
      id: 'fullCompetition',
      work: include('CompetitiveLandscape', 'rivalry', 'competitorMatrix', 'advantages', 'competitorMoves'),
    },
    {
      id: 'fullStrategy',
      work: include(
        'StrategyAnalysis',
        ...['strategicDirection', 'investmentPlans', 'strengths', 'weaknesses', 'opportunities'],
      ),
    },
    { id: 'fullRegulation', work: include('RegulationOverview', 'rulesInForce', 'ruleChanges', 'complianceCosts') },
    { id: 'sectorImpact', work: quotes('economy', 'sectorImpactOf'), optional: true },
    {
      id: 'riskFactors',
      work: joined(
        askPoints('threatsTo', 'risksOf', 'disputesOf'),
        relations('covenantStrain', 'riskToIncome', 'planSensitivity'),
        redFlags,
      ),
    },
    {
      id: 'fullFinancials',
      work: joined(
        ask('performanceReasons'),
        include('FinancialPerformance', 'incomeStatement', 'balanceSheet', 'cashFlow', 'keyMeasures'),
      ),
    },
    { id: 'fullPeople', work: include('PeopleOrganization', 'board', 'headcount', 'labourRisks') },
    {
      id: 'exitHighlight',
      work: joined(ask('transactionOf'), relations('valueToFigures', 'valueToPeers')),
      optional: true,
    },
    { id: 'fullPress', work: include('PressWatch', 'headlines'), optional: true },
  ],
});
