// Similar companies: companies that resemble the target in business, size and place, with reasons.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { company, country, dataSource, homepage, maybe, sizes, types } from '../fields.ts';
import { ask, joined, matrix, ranking, relations } from '../section-work.ts';

export const findSimilarCompanies = defineAnalysis({
  type: 'FindSimilarCompanies',
  category: 'FinancingInvestment',
  minutes: 3,
  credits: 6,
  fields: [company, maybe(homepage), maybe(country), sizes, types, maybe({ ...dataSource, initial: 'CoreSignal' })],
  sources: ['WEB', 'FILES', ...REGISTER_NAMES],
  sections: [
    { id: 'similarTarget', work: joined(relations('profile'), ask('whatCompanyDoes', 'segmentsOfCompany')) },
    { id: 'similar', work: ranking('similar', 'industry', 'country', 'employees', 'companyType', 'reasons') },
    {
      id: 'similarCompared',
      work: joined(matrix('competitors', 'priceLevel'), relations('standing')),
      optional: true,
    },
  ],
});
