// Full company report: profile, business, competition, strategy, figures and people in one document.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { basis, company, country, homepage, industry, maybe, peers, period } from '../fields.ts';
import { include, joined, redFlags } from '../section-work.ts';

export const companyFullReport = defineAnalysis({
  type: 'CompanyFullReport',
  category: 'CorporateStrategy',
  minutes: 12,
  credits: 30,
  fields: [company, homepage, country, maybe(industry), peers(8), basis, maybe(period)],
  sources: ['FILES', ...REGISTER_NAMES, 'WEB', 'PRESS', 'INDUSTRY'],
  sections: [
    {
      id: 'fullProfile',
      work: include('CompanyProfiling', 'companyOverview', 'businessSegments', 'customers', 'ownership'),
    },
    { id: 'fullHistory', work: include('BusinessEvolution', 'milestones', 'mixOverTime') },
    { id: 'fullProducts', work: include('ProductPortfolio', 'portfolio') },
    { id: 'fullCompetition', work: include('CompetitiveLandscape', 'rivalry', 'competitorMatrix', 'advantages') },
    {
      id: 'fullStrategy',
      work: joined(
        include('StrategyAnalysis', 'strategicDirection', 'investmentPlans', 'opportunities', 'threats'),
        redFlags,
      ),
    },
    {
      id: 'fullFinancials',
      work: include('FinancialPerformance', 'incomeStatement', 'balanceSheet', 'cashFlow', 'ratios'),
    },
    { id: 'fullPeople', work: include('PeopleOrganization', 'board', 'headcount', 'labourRisks') },
    { id: 'fullPress', work: include('PressWatch', 'headlines'), optional: true },
  ],
});
