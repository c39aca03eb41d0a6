// Market size: size, growth and segments of a market, with the source of each figure.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { country, currency, industry, maybe, period, segment } from '../fields.ts';
import { map, quoteFigures, quotes } from '../section-work.ts';

export const marketSize = defineAnalysis({
  type: 'MarketSize',
  category: 'CorporateStrategy',
  minutes: 4,
  credits: 8,
  fields: [industry, segment, country, maybe(period), maybe(currency)],
  sources: ['WEB', 'FILES', 'PRESS', ...REGISTER_NAMES, 'INDUSTRY'],
  sections: [
    { id: 'marketSize', work: quoteFigures('market', 'marketSize') },
    { id: 'marketGrowth', work: quoteFigures('demand', 'marketGrowth') },
    { id: 'marketSplit', work: map('treemap', 'marketSplit') },
    { id: 'marketShares', work: quoteFigures('marketShare', 'marketShares') },
    { id: 'estimateBasis', work: quotes('estimate', 'estimateBasis'), optional: true },
  ],
});
