// Do the statements agree with themselves? Texts: i18n `finance.finding.<code>`.
import type { Statements } from './statements.ts';

export type PerformanceFinding = {
  readonly code: 'balanceOff' | 'cashOff' | 'profitOff' | 'equityNotPositive';
  readonly period: string;
  /** In the unit of the statements. */
  readonly difference: number;
};

type Figure = number | undefined;

const total = (parts: readonly Figure[]): Figure =>
  parts.reduce<Figure>((sum, part) => (sum === undefined || part === undefined ? undefined : sum + part), 0);

const negative = (figure: Figure): Figure => (figure === undefined ? undefined : -figure);

/**
 * Assets = liabilities + equity; cash changes by the three flows and exchange effects; operating profit = revenue - cost
 * of sales - operating expenses. A check whose lines are not all given is not made. `tolerance` is what rounding in the
 * source may leave, in the unit of the statements.
 */
export const findingsOf = (
  before: Statements | undefined,
  now: Statements,
  tolerance: number,
): readonly PerformanceFinding[] => {
  const { income, balance, cashFlow, period } = now;
  const differences: readonly (readonly [PerformanceFinding['code'], Figure])[] = [
    ['balanceOff', total([balance.assets, negative(balance.liabilities), negative(balance.equity)])],
    [
      'cashOff',
      total([
        balance.cash,
        negative(before?.balance.cash),
        ...[cashFlow.operating, cashFlow.investing, cashFlow.financing, cashFlow.exchange ?? 0].map(negative),
      ]),
    ],
    [
      'profitOff',
      total([
        income.revenue,
        negative(income.costOfSales),
        negative(income.operatingExpenses),
        negative(income.operatingProfit),
      ]),
    ],
  ];
  const off = differences.flatMap(([code, difference]) =>
    difference !== undefined && Math.abs(difference) > tolerance ? [{ code, period, difference }] : [],
  );
  const { equity } = balance;
  return equity !== undefined && equity <= 0
    ? [...off, { code: 'equityNotPositive', period, difference: equity }]
    : off;
};
