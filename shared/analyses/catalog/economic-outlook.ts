// Economic outlook: growth, prices, rates and currency of a country, and what they mean for an industry.
import { defineAnalysis } from '../analysis.ts';
import { country, industry, period } from '../fields.ts';
import { quoteFigures, quotes, series } from '../section-work.ts';

export const economicOutlook = defineAnalysis({
  type: 'EconomicOutlook',
  category: 'CorporateStrategy',
  minutes: 3,
  credits: 6,
  fields: [country, period, industry],
  sources: ['WEB', 'PRESS', 'FILES', 'INDUSTRY'],
  sections: [
    { id: 'growthOutlook', work: quoteFigures('economy', 'growthOutlook') },
    { id: 'pricesAndRates', work: quoteFigures('prices', 'inflationOutlook', 'rateOutlook') },
    { id: 'indicators', work: series('gdpGrowth', 'inflation', 'policyRate', 'exchangeRate') },
    { id: 'sectorImpact', work: quotes('impact', 'sectorImpact') },
    { id: 'outlookRisks', work: quotes('economicRisk', 'outlookRisks') },
  ],
});
