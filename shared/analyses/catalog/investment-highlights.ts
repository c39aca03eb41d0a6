// Investment highlights: the points that support a thesis, each with its figure, and what would break it.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { company, homepage, maybe } from '../fields.ts';
import { ask, askPoints, customers, joined, PLANNED_YEARS, redFlags, relations, statements } from '../section-work.ts';

export const investmentHighlights = defineAnalysis({
  type: 'InvestmentHighlights',
  category: 'FinancingInvestment',
  minutes: 4,
  credits: 8,
  fields: [company, maybe(homepage)],
  sources: ['FILES', ...REGISTER_NAMES, 'WEB', 'PRESS'],
  sections: [
    {
      id: 'growthHighlight',
      work: joined(statements('thesis'), ask('performanceReasons'), PLANNED_YEARS, relations('planToProfit')),
    },
    {
      id: 'marketHighlight',
      work: joined(ask('marketOf'), relations('revenueToMarket', 'growthToMarket')),
    },
    {
      id: 'moatHighlight',
      work: joined(askPoints('advantagesOf', 'retentionOf', 'efficiencyOf'), relations('standing')),
    },
    {
      id: 'customerHighlight',
      work: joined(
        relations('recurringToRevenue'),
        customers,
        ask('customersOf', 'concentrationOf'),
        relations('customerToRevenue', 'ordersToRevenue'),
      ),
    },
    { id: 'profitHighlight', work: statements('ratios') },
    {
      id: 'thesisRisks',
      work: joined(
        askPoints('risksOf', 'disputesOf'),
        relations('covenantStrain', 'riskToIncome', 'planSensitivity'),
        redFlags,
      ),
    },
    {
      id: 'exitHighlight',
      work: joined(ask('transactionOf'), relations('valueToFigures', 'valueToPeers')),
      optional: true,
    },
  ],
});
