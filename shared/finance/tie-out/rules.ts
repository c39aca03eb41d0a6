// Defines the identities that tie statements out, as data. Numbers refer to the list of forty rules; subtotals are
// found in sums.ts.
import { CASH_RULES } from './cash-rules.ts';
import { EITHER, EITHER_OPTIONAL, OPTIONAL, type Rule, type Term, termOf } from './rule.ts';

const [balance, income, comprehensive] = [termOf('balance'), termOf('income'), termOf('comprehensive')];

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
    units: 1,
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
  // A company's own lines between the two are not known.
  {
    id: 'pretaxFromOperating',
    number: 11,
    whole: income('pretaxIncome'),
    parts: [
      income('operatingIncome'),
      income('financeIncome', 1, OPTIONAL),
      income('financeCosts', -1, EITHER_OPTIONAL),
      income('interestExpense', -1, EITHER_OPTIONAL),
      income('nonOperatingIncome', 1, OPTIONAL),
      income('nonOperatingExpense', -1, EITHER_OPTIONAL),
    ],
    onlyConfirms: true,
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
  ...CASH_RULES,
];
