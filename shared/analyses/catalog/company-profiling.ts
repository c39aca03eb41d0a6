// Company Profile: business, financials, owners and management of a company, on a few pages.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { company, country, homepage, maybe } from '../fields.ts';
import {
  ask,
  askPoints,
  customers,
  include,
  joined,
  LEADERS,
  relations,
  statements,
  timeline,
} from '../section-work.ts';

export const companyProfiling = defineAnalysis({
  type: 'CompanyProfiling',
  category: 'CorporateStrategy',
  minutes: 4,
  credits: 8,
  fields: [company, maybe(homepage), maybe(country)],
  sources: ['FILES', ...REGISTER_NAMES, 'WEB', 'PRESS', 'INDUSTRY'],
  sections: [
    {
      id: 'companyOverview',
      work: joined(
        relations('profile', 'investmentCase', 'standing'),
        ask('whatCompanyDoes', 'foundedAndSeat', 'scaleOf'),
        relations('revenuePerHead', 'registers'),
      ),
    },
    {
      id: 'businessSegments',
      work: joined(ask('segmentsOfCompany', 'sitesOf'), include('FinancialPerformance', 'segmentMix')),
    },
    {
      id: 'customers',
      work: joined(
        ask('customersOf', 'concentrationOf', 'retentionOf'),
        customers,
        relations('customerToRevenue', 'ordersToRevenue'),
      ),
    },
    { id: 'keyFinancials', work: statements('income', 'ratios') },
    {
      id: 'ownership',
      work: joined(ask('shareholdersOf', 'transactionOf'), relations('valueToFigures')),
    },
    { id: 'management', work: joined(LEADERS, ask('governanceOf')) },
    {
      id: 'riskFactors',
      work: joined(askPoints('risksOf', 'disputesOf'), relations('covenantStrain', 'riskToIncome', 'registers')),
    },
    { id: 'recentNews', work: timeline(8, 'latestNews'), sources: ['PRESS', 'WEB', 'FILES'], optional: true },
  ],
});
