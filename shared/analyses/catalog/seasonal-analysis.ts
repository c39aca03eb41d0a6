// Seasonality: the seasonal, trend and irregular parts of a series.
import { COLUMNS } from '../../language/grammar/column-headers.ts';
import { defineAnalysis } from '../analysis.ts';
import { choice, company, maybe, workbook } from '../fields.ts';
import { ask, compute } from '../section-work.ts';

export const seasonalAnalysis = defineAnalysis({
  type: 'SeasonalAnalysis',
  category: 'FinancialPerformance',
  minutes: 2,
  credits: 6,
  fields: [
    workbook(COLUMNS.date, COLUMNS.value),
    choice('model', ['multiplicative', 'additive'], 'multiplicative'),
    maybe(company),
  ],
  sources: ['FILES'],
  sections: [
    { id: 'seasonalIndex', work: compute('seasonal', 'index') },
    { id: 'seasonalParts', work: compute('seasonal', 'parts') },
    { id: 'adjustedSeries', work: compute('seasonal', 'adjusted') },
    { id: 'seasonReasons', work: ask('seasonReasons'), optional: true },
  ],
  workbook: 'seasonal',
});
