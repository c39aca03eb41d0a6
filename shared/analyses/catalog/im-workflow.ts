// Information Memorandum: the usual sections by default, in a structure that the person chooses.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import {
  basis,
  choice,
  company,
  country,
  currency,
  dataSource,
  homepage,
  industry,
  maybe,
  peers,
  period,
  rates,
} from '../fields.ts';
import {
  ask,
  askPoints,
  compute,
  customers,
  include,
  joined,
  LEADERS,
  matrix,
  prices,
  products,
  relations,
  statements,
  timeline,
} from '../section-work.ts';

export const imWorkflow = defineAnalysis({
  type: 'ImWorkflow',
  category: 'FinancingInvestment',
  minutes: 7,
  credits: 40,
  fields: [
    homepage,
    { ...dataSource, initial: 'CoreSignal' },
    company,
    maybe(industry),
    maybe(country),
    peers(8),
    basis,
    maybe(period),
    maybe(currency),
    rates,
    choice('customerNames', ['anonymous', 'shown'], 'anonymous'),
  ],
  sources: ['FILES', ...REGISTER_NAMES, 'WEB', 'PRESS', 'INDUSTRY'],
  sections: [
    {
      id: 'executiveSummary',
      work: joined(
        statements('keyFigures'),
        relations(
          'profile',
          'investmentCase',
          'recurringToRevenue',
          'revenueToMarket',
          'growthToMarket',
          'planToRevenue',
        ),
      ),
    },
    {
      id: 'investmentHighlight',
      work: joined(
        askPoints('advantagesOf', 'retentionOf', 'efficiencyOf'),
        relations('growthToMarket'),
        statements('thesis'),
      ),
    },
    {
      id: 'companyOverview',
      work: joined(
        ask('whatCompanyDoes', 'foundedAndSeat', 'employeesOf', 'shareholdersOf'),
        relations('registers'),
        timeline(8, 'milestonesOf'),
      ),
    },
    {
      id: 'businessModel',
      work: joined(ask('segmentsOfCompany', 'suppliersOf', 'sitesOf'), prices('latest', 'pricesOf')),
    },
    { id: 'segments', work: joined(include('FinancialPerformance', 'segmentMix'), products) },
    {
      id: 'customers',
      work: joined(customers, ask('customersOf', 'concentrationOf'), relations('ordersToRevenue', 'customerToRevenue')),
    },
    {
      id: 'industryAndCompetition',
      work: joined(
        askPoints('marketOf', 'competitionOf', 'marketShareOf'),
        relations('revenueToMarket', 'standing'),
        matrix('competitors', 'business', 'revenue', 'strengths'),
      ),
    },
    {
      id: 'financialPerformance',
      work: joined(ask('performanceReasons'), statements('income', 'balance', 'cashFlow'), relations('covenantRoom')),
    },
    { id: 'keyMeasures', work: include('FinancialPerformance', 'keyMeasures') },
    { id: 'forecast', work: compute('forecast', 'operating') },
    { id: 'managementAndGovernance', work: joined(LEADERS, ask('governanceOf', 'organisationOf')) },
    {
      id: 'strategicInitiatives',
      work: joined(ask('outlookOf', 'investmentOf'), relations('capexToEarnings', 'plannedCapexToEarnings')),
    },
    {
      id: 'riskFactors',
      work: joined(askPoints('risksOf', 'disputesOf'), relations('covenantStrain', 'riskToIncome')),
    },
    {
      id: 'investmentConsiderations',
      work: joined(
        askPoints('openingsOf', 'opportunitiesOf', 'weaknessesOf'),
        relations('openPoints', 'customerShares', 'planPremises', 'planToProfit'),
      ),
    },
    { id: 'transaction', work: ask('transactionOf'), optional: true },
    {
      id: 'conclusion',
      work: relations('buyerGets', 'planYears', 'largestRisk'),
    },
    { id: 'appendix', work: statements('equity'), optional: true },
  ],
  forOutsiders: true,
  choosesStructure: true,
});
