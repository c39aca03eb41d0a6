// Regulation: the rules of an industry in a country, their supervisors, upcoming changes and costs.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { company, country, industry, maybe } from '../fields.ts';
import { ask, quoteFigures, quotes, timeline } from '../section-work.ts';

export const regulationOverview = defineAnalysis({
  type: 'RegulationOverview',
  category: 'CorporateSocialResponsibilities',
  minutes: 4,
  credits: 8,
  fields: [industry, country, maybe(company)],
  sources: ['WEB', 'FILES', 'PRESS', ...REGISTER_NAMES, 'INDUSTRY'],
  sections: [
    { id: 'rulesInForce', work: quotes('regulation', 'rulesInForce') },
    { id: 'supervisors', work: ask('supervisors') },
    { id: 'ruleChanges', work: timeline(12, 'ruleChanges') },
    { id: 'complianceCosts', work: quoteFigures('regulation', 'complianceCosts') },
    { id: 'disputes', work: quotes('dispute', 'disputesInIndustry') },
  ],
});
