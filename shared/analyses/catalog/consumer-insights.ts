// Consumer insights: who buys, why, where and how often, and what they complain about.
import { defineAnalysis } from '../analysis.ts';
import { country, industry, segment } from '../fields.ts';
import { askPoints, quoteFigures, quotes } from '../section-work.ts';

export const consumerInsights = defineAnalysis({
  type: 'ConsumerInsights',
  category: 'ProductServices',
  minutes: 4,
  credits: 8,
  fields: [industry, segment, country, { kind: 'text', name: 'audience', optional: true }],
  sources: ['WEB', 'PRESS', 'FILES', 'INDUSTRY'],
  sections: [
    { id: 'buyers', work: quotes('customer', 'whoBuys') },
    { id: 'buyingReasons', work: askPoints('whyTheyBuy', 'surveyBasis') },
    { id: 'channels', work: quotes('channel', 'whereTheyBuy') },
    { id: 'spending', work: quoteFigures('spending', 'howMuchTheySpend') },
    { id: 'complaints', work: askPoints('complaints') },
  ],
});
