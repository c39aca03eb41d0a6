// DCF: the value of a company from its future cash flows, every assumption shown, as a live workbook.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis, type Field } from '../analysis.ts';
import { amount, choice, company, currency, FORECAST_YEARS, fromHistory, maybe, percent, rates } from '../fields.ts';
import { compute } from '../section-work.ts';

/** Percentage points added to every year of the forecast. */
const shift = (name: string): Field => ({
  ...{ kind: 'number', name, unit: 'percent', min: -20, max: 20, optional: true },
});

export const dcf = defineAnalysis({
  type: 'DCF',
  category: 'FinancingInvestment',
  minutes: 4,
  credits: 12,
  fields: [
    company,
    maybe(currency),
    rates,
    { kind: 'number', name: 'years', unit: 'years', ...FORECAST_YEARS, initial: 5 },
    fromHistory('revenueGrowth', [-50, 100]),
    fromHistory('operatingMargin', [-50, 80]),
    fromHistory('taxRate'),
    fromHistory('depreciationShare'),
    fromHistory('capexShare'),
    fromHistory('receivableDays', [0, 1000], 'days'),
    fromHistory('inventoryDays', [0, 1000], 'days'),
    fromHistory('payableDays', [0, 1000], 'days'),
    fromHistory('workingCapitalShare', [-100, 100]),
    shift('growthShift'),
    shift('marginShift'),
    percent('riskFreeRate', 3),
    { kind: 'number', name: 'beta', min: 0, max: 5, unit: 'times', initial: 1 },
    percent('equityPremium', 6),
    { kind: 'number', name: 'sizePremium', unit: 'percent', min: -20, max: 30, optional: true },
    percent('costOfDebt', 5),
    percent('debtShare', 30),
    percent('terminalGrowth', 1.5, [-5, 10]),
    amount('capexToDepreciation', 'times', 5),
    { kind: 'number', name: 'exitMultiple', min: 0, max: 60, unit: 'times', optional: true },
    choice('discounting', ['midYear', 'yearEnd'], 'midYear'),
    choice('scenario', ['base', 'upside', 'downside'], 'base'),
    amount('firstYearShare', 'percent', 100),
    amount('preferredStock'),
    amount('sharesOutstanding'),
    amount('sharePrice'),
  ],
  sources: [...REGISTER_NAMES, 'FILES', 'WEB'],
  kinds: ['filings', 'financials'],
  sections: [
    { id: 'dcfConclusion', work: compute('dcf', 'conclusion'), optional: true },
    { id: 'dcfAssumptions', work: compute('dcf', 'assumptions') },
    { id: 'dcfFlows', work: compute('dcf', 'flows') },
    { id: 'dcfValue', work: compute('dcf', 'value') },
    { id: 'dcfSensitivity', work: compute('dcf', 'sensitivity') },
    { id: 'dcfScenarios', work: compute('dcf', 'scenarios') },
    { id: 'dcfOutlook', work: compute('dcf', 'outlook'), optional: true },
  ],
  workbook: 'dcf',
  needsTieOut: true,
});
