// Financial performance: three statements as filed, computed ratios, and management's explanations.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { basis, company, currency, maybe, period, rates } from '../fields.ts';
import { ask, joined, relations, statements } from '../section-work.ts';

export const financialPerformance = defineAnalysis({
  type: 'FinancialPerformance',
  category: 'FinancialPerformance',
  minutes: 3,
  credits: 8,
  fields: [company, basis, maybe(period), maybe(currency), rates],
  sources: [...REGISTER_NAMES, 'FILES'],
  sections: [
    {
      id: 'performanceFindings',
      work: joined(
        statements('thesis'),
        relations('actualToPlan', 'capexToEarnings', 'growthToMarket', 'covenantRoom'),
      ),
      optional: true,
    },
    { id: 'incomeStatement', work: statements('income') },
    { id: 'balanceSheet', work: joined(statements('balance'), ask('debtOf'), relations('covenantRoom')) },
    { id: 'cashFlow', work: statements('cashFlow') },
    { id: 'ratios', work: statements('ratios') },
    { id: 'keyMeasures', work: statements('measures') },
    { id: 'equityChanges', work: statements('equity'), optional: true },
    { id: 'segmentMix', work: statements('segments'), optional: true },
    { id: 'performanceReasons', work: ask('performanceReasons') },
  ],
  workbook: 'performance',
});
