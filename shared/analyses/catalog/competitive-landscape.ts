// Competitive landscape: the company and its competitors side by side, cell by cell with sources.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { company, country, homepage, industry, peers, segment } from '../fields.ts';
import { ask, askPoints, joined, matrix, relations, timeline } from '../section-work.ts';

export const competitiveLandscape = defineAnalysis({
  type: 'CompetitiveLandscape',
  category: 'CorporateStrategy',
  minutes: 5,
  credits: 10,
  fields: [company, homepage, industry, segment, country, peers(8)],
  sources: ['FILES', ...REGISTER_NAMES, 'WEB', 'PRESS', 'INDUSTRY'],
  sections: [
    {
      id: 'rivalry',
      work: joined(ask('competitionOf', 'marketShareOf'), relations('revenueToMarket', 'growthToMarket', 'standing')),
    },
    {
      id: 'competitorMatrix',
      work: matrix('competitors', 'business', 'revenue', 'companyGrowth', 'margin', 'customers', 'strengths'),
    },
    {
      id: 'advantages',
      work: askPoints('advantagesOf', 'retentionOf', 'efficiencyOf'),
    },
    { id: 'competitiveThreats', work: joined(askPoints('threatsTo', 'weakToRivals'), relations('rivalsAhead')) },
    { id: 'competitorMoves', work: timeline(10, 'competitorNews'), sources: ['PRESS', 'WEB', 'FILES'], optional: true },
  ],
});
