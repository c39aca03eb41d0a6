// Mega trends: the forces that change an industry over years, what drives them and whom they help or hurt.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { choice, country, industry } from '../fields.ts';
import { quotes, timeline } from '../section-work.ts';

export const industryMegaTrend = defineAnalysis({
  type: 'IndustryMegaTrend',
  category: 'CorporateStrategy',
  minutes: 4,
  credits: 8,
  fields: [industry, country, choice('horizon', ['3', '5', '10'], '5')],
  sources: ['WEB', 'PRESS', 'FILES', ...REGISTER_NAMES, 'INDUSTRY'],
  sections: [
    { id: 'demandTrends', work: quotes('demand', 'demandTrends') },
    { id: 'technologyTrends', work: quotes('technology', 'technologyTrends') },
    { id: 'costTrends', work: quotes('cost', 'costTrends') },
    { id: 'policyTrends', work: quotes('regulation', 'policyTrends', 'policyCosts') },
    { id: 'trendMilestones', work: timeline(12, 'trendMilestones') },
  ],
});
