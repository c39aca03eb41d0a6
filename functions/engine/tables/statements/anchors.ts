// Concepts without which a table is no primary statement.
import type { StatementKind } from '#shared/model/statement.ts';

const ANCHORS: Readonly<Record<StatementKind, readonly string[]>> = {
  balance: ['totalAssets', 'totalLiabilities', 'equity', 'liabilitiesAndEquity', 'currentAssets', 'cash'],
  income: ['revenue', 'operatingIncome', 'pretaxIncome', 'incomeTax', 'netIncome', 'netIncomeToParent', 'eps'],
  comprehensive: ['netIncome', 'otherComprehensive', 'comprehensiveIncome'],
  cashFlow: ['operatingCashFlow', 'investingCashFlow', 'financingCashFlow', 'closingCash', 'netCashChange'],
};
/** On the 18 documents of `--set=statements`, a minimum of two reads the same, and four loses a tenth of the lines. */
const MIN_ANCHORS: Readonly<Record<StatementKind, number>> = { balance: 3, income: 3, comprehensive: 2, cashFlow: 3 };

export const countAnchors = (kind: StatementKind, concepts: readonly (string | undefined)[]): number =>
  ANCHORS[kind].filter((id) => concepts.includes(id)).length;

export const hasAnchors = (kind: StatementKind, concepts: readonly (string | undefined)[]): boolean =>
  countAnchors(kind, concepts) >= MIN_ANCHORS[kind];
