// The cost and the weight of debt as the accounts print them: finance costs over mean debt, debt beside equity.
import { amountIn, percentIn, scaleFor } from '../evidence/amounts.ts';
import { refsOf } from '../evidence/computed.ts';
import { type Known, known } from '../evidence/known-figure.ts';
import type { History } from './dcf-history.ts';

/** Above this, the costs are of something else than the debt of the balance sheet. Set by hand. */
const MAX_COST_OF_DEBT = 0.2;

/** `way`: key of i18n `finance.origin`. */
export type PrintedRate = {
  readonly value: number;
  readonly way: 'costOfDebt' | 'netCostOfDebt' | 'debtToAsked' | 'debtToBook' | 'noDebt';
  readonly formula: string;
  readonly refs: readonly number[];
};

type Costs = { readonly value: number; readonly isNet: boolean; readonly of: readonly Known[] };

/** Finance costs as printed, or net of income as the step from operating profit to the profit below it. */
export const financeCostsOf = ({ figures, year }: History): Costs | undefined => {
  const printed = known(figures, 'interestExpense', year) ?? known(figures, 'financeCosts', year);
  if (printed) return { value: Math.abs(printed.value), isNet: false, of: [printed] };
  const income = known(figures, 'operatingIncome', year);
  const below = known(figures, 'ordinaryIncome', year) ?? known(figures, 'pretaxIncome', year);
  const value = income && below ? income.value - below.value : 0;
  return income && below && value > 0 ? { value, isNet: true, of: [income, below] } : undefined;
};

export const printedCostOfDebt = (history: History, language: 'ko' | 'en' | 'ja'): PrintedRate | undefined => {
  const { figures, year } = history;
  const costs = financeCostsOf(history);
  const debts = [String(Number(year) - 1), year].flatMap((one) => known(figures, 'debt', one) ?? []);
  const mean = debts.reduce((sum, { value }) => sum + Math.abs(value), 0) / debts.length;
  if (!costs || !known(figures, 'debt', year) || !(mean > 0)) return undefined;
  const value = costs.value / mean;
  if (value <= 0 || value > MAX_COST_OF_DEBT) return undefined;
  const scale = scaleFor(language, costs.of[0]?.unit ?? '', [mean]);
  const say = (amount: number) => amountIn(language, scale, amount);
  return {
    value,
    way: costs.isNet ? 'netCostOfDebt' : 'costOfDebt',
    formula: `${say(costs.value)} ÷ ${say(mean)} = ${percentIn(language, value)}`,
    refs: refsOf([...costs.of, ...debts]),
  };
};

/** Debt beside the equity at the price asked, else at book value; none if no debt is printed. */
export const printedDebtShare = (
  { figures, year }: History,
  asked: { readonly value: number; readonly refs: readonly number[] } | undefined,
  language: 'ko' | 'en' | 'ja',
): PrintedRate | undefined => {
  const debt = known(figures, 'debt', year);
  if (!debt) return { value: 0, way: 'noDebt', formula: '', refs: [] };
  const [cash, book] = [known(figures, 'cash', year), known(figures, 'equity', year)];
  const owed = Math.abs(debt.value);
  const atPrice = asked ? asked.value - owed + (cash?.value ?? 0) : 0;
  const equity = atPrice > 0 ? atPrice : (book?.value ?? 0);
  if (equity <= 0) return undefined;
  const scale = scaleFor(language, debt.unit, [owed, equity]);
  const [ofDebt, ofEquity] = [owed, equity].map((one) => amountIn(language, scale, one));
  const value = owed / (owed + equity);
  const own = refsOf([debt, ...(atPrice > 0 && cash ? [cash] : []), ...(atPrice <= 0 && book ? [book] : [])]);
  return {
    value,
    way: atPrice > 0 ? 'debtToAsked' : 'debtToBook',
    formula: `${ofDebt} ÷ (${ofDebt} + ${ofEquity}) = ${percentIn(language, value)}`,
    refs: [...new Set([...own, ...(atPrice > 0 ? (asked?.refs ?? []) : [])])],
  };
};
