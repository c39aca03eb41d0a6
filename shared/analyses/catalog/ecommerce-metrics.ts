// SaaS and e-commerce metrics: recurring revenue, churn, acquisition cost and customer value.
import { COLUMNS } from '../../language/grammar/column-headers.ts';
import { defineAnalysis } from '../analysis.ts';
import { currency, maybe, percent, workbook } from '../fields.ts';
import { compute } from '../section-work.ts';

export const ecommerceMetrics = defineAnalysis({
  type: 'EcommerceMetrics',
  category: 'FinancialPerformance',
  minutes: 2,
  credits: 6,
  fields: [
    workbook(
      COLUMNS.customer,
      COLUMNS.date,
      COLUMNS.recurring,
      maybe(COLUMNS.order),
      maybe(COLUMNS.orders),
      maybe(COLUMNS.gross),
    ),
    maybe(percent('grossMargin', 70)),
    { kind: 'number', name: 'acquisitionSpend', min: 0, optional: true },
    maybe(currency),
  ],
  sources: ['FILES'],
  sections: [
    { id: 'recurringBridge', work: compute('commerce', 'bridge') },
    { id: 'churnAndRetention', work: compute('commerce', 'retention') },
    { id: 'unitEconomics', work: compute('commerce', 'unitEconomics') },
    { id: 'orderMetrics', work: compute('commerce', 'orders'), optional: true },
  ],
  workbook: 'commerce',
});
