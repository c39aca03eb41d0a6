// Strategy: a company's direction, its spending on it, and the arguments for and against.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { choice, company, industry, maybe } from '../fields.ts';
import { ask, askPoints, joined, PLANNED_YEARS, relations } from '../section-work.ts';

export const strategyAnalysis = defineAnalysis({
  type: 'StrategyAnalysis',
  category: 'CorporateStrategy',
  minutes: 5,
  credits: 10,
  fields: [company, maybe(industry), choice('horizon', ['1', '3', '5'], '3')],
  sources: ['FILES', ...REGISTER_NAMES, 'WEB', 'PRESS', 'INDUSTRY'],
  sections: [
    {
      id: 'strategicDirection',
      work: joined(
        PLANNED_YEARS,
        ask('outlookOf', 'strategyOf'),
        relations('planToRevenue', 'actualToPlan', 'boardDecisions', 'planPremises'),
      ),
    },
    {
      id: 'investmentPlans',
      work: joined(ask('investmentOf'), relations('capexToEarnings', 'plannedCapexToEarnings')),
    },
    { id: 'strengths', work: askPoints('advantagesOf', 'retentionOf', 'efficiencyOf') },
    { id: 'weaknesses', work: joined(askPoints('weakPointsOf', 'weaknessesOf'), relations('customerShares')) },
    { id: 'opportunities', work: askPoints('openingsOf', 'opportunitiesOf') },
    {
      id: 'threats',
      work: joined(askPoints('threatsTo', 'risksOf', 'disputesOf'), relations('covenantStrain', 'riskToIncome')),
    },
    {
      id: 'strategicQuestions',
      work: joined(relations('openPoints'), askPoints('openQuestionsOf')),
      optional: true,
    },
  ],
});
