// Draft memorandum: a short first document for buyers, written from the workspace's own files alone.
import { defineAnalysis } from '../analysis.ts';
import { choice, company, homepage, maybe } from '../fields.ts';
import { ask, askPoints, customers, joined, PLANNED_YEARS, relations, statements } from '../section-work.ts';

export const draftInformation = defineAnalysis({
  type: 'DraftInformation',
  category: 'FinancingInvestment',
  minutes: 5,
  credits: 12,
  fields: [company, maybe(homepage), choice('naming', ['codeName', 'named'], 'codeName')],
  sources: ['FILES'],
  sections: [
    { id: 'snapshot', work: joined(statements('keyFigures'), ask('whatCompanyDoes')) },
    {
      id: 'draftBusiness',
      work: joined(
        ask('segmentsOfCompany'),
        relations('recurringToRevenue'),
        customers,
        ask('customersOf', 'concentrationOf'),
      ),
    },
    {
      id: 'draftHighlights',
      work: joined(askPoints('advantagesOf', 'retentionOf', 'efficiencyOf'), statements('thesis')),
    },
    { id: 'marketHighlight', work: joined(askPoints('marketOf'), relations('growthToMarket')) },
    { id: 'draftFinancials', work: statements('summary') },
    {
      id: 'draftPlan',
      work: joined(PLANNED_YEARS, ask('outlookOf'), relations('planToRevenue', 'plannedCapexToEarnings')),
    },
    { id: 'transaction', work: ask('transactionOf'), optional: true },
  ],
  forOutsiders: true,
  choosesStructure: true,
});
