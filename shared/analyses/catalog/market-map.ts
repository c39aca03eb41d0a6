// Market map: a market's segments by size and its players by growth and share.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { country, grouping, industry, peers, segment } from '../fields.ts';
import { map, quotes } from '../section-work.ts';

export const marketMap = defineAnalysis({
  type: 'MarketMap',
  category: 'CorporateStrategy',
  minutes: 4,
  credits: 8,
  fields: [industry, segment, country, grouping, peers(12)],
  sources: ['FILES', 'WEB', ...REGISTER_NAMES, 'INDUSTRY'],
  sections: [
    { id: 'segmentMap', work: map('treemap', 'marketSplit', 'segmentRevenues') },
    { id: 'playerMap', work: map('quadrant', 'playerGrowth', 'playerMargins') },
    { id: 'mapReading', work: quotes('market', 'industryPlayers'), optional: true },
  ],
});
