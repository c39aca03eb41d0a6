// Cohorts: the share of customers and revenue retained month by month.
import { COLUMNS } from '../../language/grammar/column-headers.ts';
import { defineAnalysis } from '../analysis.ts';
import { choice, currency, maybe, workbook } from '../fields.ts';
import { compute } from '../section-work.ts';

export const cohortAnalysis = defineAnalysis({
  type: 'CohortAnalysis',
  category: 'FinancialPerformance',
  minutes: 2,
  credits: 6,
  fields: [
    workbook(COLUMNS.customer, COLUMNS.date, COLUMNS.revenue),
    choice('grain', ['month', 'quarter', 'year'], 'month'),
    maybe(currency),
  ],
  sources: ['FILES'],
  sections: [
    { id: 'customerRetention', work: compute('cohorts', 'customers') },
    { id: 'revenueRetention', work: compute('cohorts', 'revenue') },
    { id: 'cohortSizes', work: compute('cohorts', 'sizes') },
  ],
  workbook: 'cohorts',
});
