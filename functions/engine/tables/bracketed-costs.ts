// Detects whether a statement prints its costs in brackets: a bracketed tax is then paid; elsewhere it is a credit.
import { isSpending } from '#shared/language/lexicon/expense-terms.ts';
import { findMetrics } from '../understand/measures/find-metrics.ts';
import { readTable } from './read-table.ts';

/** Costs that are never negative. */
const ALWAYS_COSTS = new Set([
  'costOfSales',
  'sga',
  'researchAndDevelopment',
  'interestExpense',
  'depreciation',
  'advertising',
]);
const BRACKETED = /^[\s$€£¥₩]*[(△▲−-]/u;

/** Whether a row is a cost that is never negative, however it is printed. */
export const isAlwaysCost = (label: string): boolean => {
  const known = findMetrics(label);
  return known.length > 0 ? known.some(({ id }) => ALWAYS_COSTS.has(id)) : isSpending(label);
};

type Text = Parameters<typeof readTable>[0];
const KNOWN = new WeakMap<object, boolean>();

export const hasBracketedCosts = (chunk: Text): boolean => {
  const known = KNOWN.get(chunk);
  if (known !== undefined) return known;
  const costs = readTable(chunk).rows.filter(({ label }) => isAlwaysCost(label));
  const figures = costs.flatMap(({ values }) => values).filter(({ text }) => /\d/.test(text));
  const made = figures.length > 0 && figures.filter(({ text }) => BRACKETED.test(text)).length * 2 > figures.length;
  KNOWN.set(chunk, made);
  return made;
};
