// Defines identities of the cash flow statement, and of movements in retained earnings.
import { EITHER_OPTIONAL, OPTIONAL, type Rule, termOf } from './rule.ts';

const [balance, income, cash] = [termOf('balance'), termOf('income'), termOf('cashFlow')];

export const CASH_RULES: readonly Rule[] = [
  {
    id: 'cashChange',
    number: 16,
    whole: cash('netCashChange'),
    parts: [
      cash('operatingCashFlow'),
      cash('investingCashFlow'),
      cash('financingCashFlow'),
      cash('fxOnCash', 1, OPTIONAL),
    ],
  },
  {
    id: 'closingCash',
    number: 17,
    whole: cash('closingCash'),
    parts: [cash('openingCash'), cash('netCashChange')],
    units: 1,
  },
  // IFRS filers print the effect of exchange rates between the change and the closing balance.
  {
    id: 'cashChangeBeforeRates',
    number: 16,
    whole: cash('netCashChange'),
    parts: [cash('operatingCashFlow'), cash('investingCashFlow'), cash('financingCashFlow')],
    onlyConfirms: true,
  },
  {
    id: 'closingCashAfterRates',
    number: 17,
    whole: cash('closingCash'),
    parts: [cash('openingCash'), cash('netCashChange'), cash('fxOnCash')],
    onlyConfirms: true,
  },
  {
    id: 'openingCash',
    number: 18,
    whole: cash('openingCash'),
    parts: [cash('closingCash', 1, { isBefore: true })],
    units: 0,
  },
  {
    id: 'cashOnBalance',
    number: 19,
    whole: cash('closingCash'),
    parts: [balance('cash'), balance('restrictedCash', 1, OPTIONAL)],
  },
  {
    id: 'retainedEarnings',
    number: 23,
    whole: balance('retainedEarnings'),
    parts: [
      balance('retainedEarnings', 1, { isBefore: true }),
      income('netIncomeToParent'),
      cash('dividends', -1, EITHER_OPTIONAL),
    ],
    onlyConfirms: true,
  },
  {
    id: 'retainedEarningsAlone',
    number: 23,
    whole: balance('retainedEarnings'),
    parts: [
      balance('retainedEarnings', 1, { isBefore: true }),
      income('netIncome'),
      cash('dividends', -1, EITHER_OPTIONAL),
    ],
    onlyConfirms: true,
  },
  { id: 'cashFlowProfit', number: 20, whole: cash('cashFlowProfit'), parts: [income('netIncome')], units: 1 },
];
