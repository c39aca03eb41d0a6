// Financial performance: the statements in order, their ratios, DuPont, and whether they agree with themselves.
import { periodAxis } from '../periods.ts';
import { finite, refuse } from '../refused.ts';
import { findingsOf, type PerformanceFinding } from './findings.ts';
import { type DuPont, duPontOf, type Ratios, ratiosOf } from './ratios.ts';
import type { Statements } from './statements.ts';

type PerformancePeriod = {
  readonly statements: Statements;
  readonly ratios: Ratios;
  readonly duPont: DuPont;
};
export type Performance = {
  readonly periods: readonly PerformancePeriod[];
  readonly findings: readonly PerformanceFinding[];
};

const DAYS_A_YEAR = 365;
/** What rounding leaves of a sum of a few lines, each rounded to one unit. */
const ROUNDING = 2;

const refuseBad = (all: readonly Statements[]): void => {
  const first = all[0] ?? refuse('itemsMissing');
  const other = all.find(({ currency }) => currency !== first.currency);
  if (other) refuse('currencyMixed', { first: first.currency, second: other.currency });
  for (const { period, income, balance, cashFlow } of all)
    for (const value of Object.values({ ...income, ...balance, ...cashFlow }))
      if (value !== undefined) finite(value, period);
};

/**
 * `growth` compares neighbouring periods: of quarters, quarter on quarter.
 * Throws Refused: itemsMissing, periodGap, itemTwice, currencyMixed, notFinite.
 */
export const performance = (given: readonly Statements[], tolerance = ROUNDING): Performance => {
  refuseBad(given);
  const { periods, perYear } = periodAxis(given.map(({ period }) => period));
  const byPeriod = new Map(given.map((statements) => [statements.period, statements]));
  if (byPeriod.size !== given.length) refuse('itemTwice', { item: periods.at(-1) ?? '' });
  const ordered = periods.flatMap((period) => byPeriod.get(period) ?? []);
  const spans = ordered.map((now, i) => ({ before: ordered[i - 1], now, days: DAYS_A_YEAR / perYear }));
  return {
    periods: spans.map((span) => ({ statements: span.now, ratios: ratiosOf(span), duPont: duPontOf(span) })),
    findings: spans.flatMap(({ before, now }) => findingsOf(before, now, tolerance)),
  };
};
