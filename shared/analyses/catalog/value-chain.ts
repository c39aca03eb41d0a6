// Value chain: an industry from inputs to users, with the participants and dependencies of each stage.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { company, country, homepage, industry, maybe } from '../fields.ts';
import { ask, flow, joined, quoteFigures, quotes } from '../section-work.ts';

export const valueChain = defineAnalysis({
  type: 'ValueChain',
  category: 'CorporateStrategy',
  minutes: 4,
  credits: 8,
  fields: [industry, country, maybe(company), maybe(homepage)],
  sources: ['FILES', ...REGISTER_NAMES, 'WEB', 'INDUSTRY'],
  sections: [
    { id: 'chain', work: flow('inputs', 'production', 'distribution', 'users') },
    {
      id: 'bargainingPower',
      work: joined(quotes('dependence', 'dependenceInIndustry'), ask('suppliersOf', 'concentrationOf')),
    },
    { id: 'chainMargins', work: quoteFigures('margin', 'marginsInIndustry') },
    { id: 'chainShifts', work: quotes('technology', 'shiftsInIndustry'), optional: true },
  ],
});
