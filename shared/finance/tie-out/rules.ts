// The identities that tie statements out, as data. Numbers are those of the list that names forty; subtotals are found in sums.ts.
import type { StatementKind } from '../../model/statement.ts';
import type { Rule, Term } from './rule.ts';

const term =
  (of: StatementKind) =>
  (concept: string, weight: 1 | -1 = 1, more: Partial<Term> = {}): Term => ({ of, concept, weight, ...more });
const [balance, income, comprehensive, cash] = [
  term('balance'),
  term('income'),
  term('comprehensive'),
  term('cashFlow'),
];
const OPTIONAL = { isOptional: true } as const;
const EITHER = { isEither: true } as const;
const EITHER_OPTIONAL = { ...OPTIONAL, ...EITHER } as const;

const EQUITY_PARTS: readonly Term[] = [
  balance('shareCapital'),
  balance('capitalSurplus', 1, OPTIONAL),
  balance('treasuryShares', -1, EITHER_OPTIONAL),
  balance('accumulatedOci', 1, OPTIONAL),
  balance('retainedEarnings'),
];

export const RULES: readonly Rule[] = [
  {
    id: 'balance',
    number: 1,
    whole: balance('totalAssets'),
    parts: [balance('totalLiabilities'), balance('equity'), balance('redeemable', 1, OPTIONAL)],
  },
  {
    id: 'bothSides',
    number: 2,
    whole: balance('totalAssets'),
    parts: [balance('liabilitiesAndEquity')],
    isStrict: true,
  },
  {
    id: 'assets',
    number: 3,
    whole: balance('totalAssets'),
    parts: [balance('currentAssets'), balance('nonCurrentAssets')],
    notForFinancials: true,
  },
  {
    id: 'liabilities',
    number: 4,
    whole: balance('totalLiabilities'),
    parts: [balance('currentLiabilities'), balance('nonCurrentLiabilities')],
    notForFinancials: true,
  },
  { id: 'equity', number: 5, whole: balance('equity'), parts: [balance('parentEquity'), balance('nci')] },
  {
    id: 'equityParts',
    number: 6,
    whole: balance('parentEquity'),
    parts: EQUITY_PARTS,
    onlyConfirms: true,
  },
  {
    id: 'equityPartsAlone',
    number: 6,
    whole: balance('equity'),
    parts: [...EQUITY_PARTS, balance('nci', 1, OPTIONAL)],
    onlyConfirms: true,
  },
  {
    id: 'grossProfit',
    number: 8,
    whole: income('grossProfit'),
    parts: [income('revenue'), income('costOfSales', -1, EITHER)],
    notForFinancials: true,
  },
  {
    id: 'operatingIncome',
    number: 9,
    whole: income('operatingIncome'),
    parts: [income('grossProfit'), income('sga', -1, EITHER), income('researchAndDevelopment', -1, EITHER_OPTIONAL)],
    notForFinancials: true,
  },
  {
    id: 'ordinaryIncome',
    number: 10,
    whole: income('ordinaryIncome'),
    parts: [income('operatingIncome'), income('nonOperatingIncome'), income('nonOperatingExpense', -1, EITHER)],
  },
  {
    id: 'pretaxIncome',
    number: 11,
    whole: income('pretaxIncome'),
    parts: [
      income('ordinaryIncome'),
      income('extraordinaryIncome', 1, OPTIONAL),
      income('extraordinaryLoss', -1, EITHER_OPTIONAL),
    ],
  },
  {
    id: 'netIncome',
    number: 12,
    whole: income('netIncome'),
    parts: [income('pretaxIncome'), income('incomeTax', -1, EITHER), income('discontinued', 1, OPTIONAL)],
  },
  {
    id: 'netIncomeShares',
    number: 13,
    whole: income('netIncome'),
    parts: [income('netIncomeToParent'), income('netIncomeToNci', 1, EITHER)],
  },
  {
    id: 'comprehensiveIncome',
    number: 14,
    whole: comprehensive('comprehensiveIncome'),
    parts: [comprehensive('netIncome'), comprehensive('otherComprehensive')],
  },
  {
    id: 'comprehensiveShares',
    number: 15,
    whole: comprehensive('comprehensiveIncome'),
    parts: [comprehensive('comprehensiveToParent'), comprehensive('comprehensiveToNci', 1, EITHER)],
  },
  {
    id: 'sameProfit',
    number: 14,
    whole: comprehensive('netIncome'),
    parts: [income('netIncome')],
  },
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
  },
  // IFRS filers print what rates did between the change and the closing balance.
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
  { id: 'cashFlowProfit', number: 20, whole: cash('cashFlowProfit'), parts: [income('netIncome')] },
];
