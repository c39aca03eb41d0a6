// Price, volume, mix: why revenue changed between two periods, to the last unit, from a sales workbook.
import { COLUMNS } from '../../language/grammar/column-headers.ts';
import { defineAnalysis } from '../analysis.ts';
import { company, currency, grouping, maybe, workbook } from '../fields.ts';
import { ask, compute } from '../section-work.ts';

export const pvmAnalysis = defineAnalysis({
  type: 'PvmAnalysis',
  category: 'FinancialPerformance',
  minutes: 2,
  credits: 6,
  fields: [
    workbook(
      COLUMNS.soldItem,
      COLUMNS.soldPeriod,
      COLUMNS.quantity,
      COLUMNS.revenue,
      maybe(COLUMNS.segment),
      maybe(COLUMNS.company),
    ),
    grouping,
    maybe(currency),
    maybe(company),
  ],
  sources: ['FILES'],
  sections: [
    { id: 'pvmBridge', work: compute('pvm', 'bridge') },
    { id: 'pvmGroups', work: compute('pvm', 'groups') },
    { id: 'pvmItems', work: compute('pvm', 'items') },
    { id: 'pvmReasons', work: ask('priceAndVolumeReasons'), optional: true },
  ],
  workbook: 'pvm',
});
