// Checks for signs, magnitudes and per-share figures that no amount of a statement can have.
import type { Statement, StatementLine } from '../../model/statement.ts';
import { figureAt } from './figures.ts';
import { type Part, periodOf, type Tie } from './result.ts';
import { shareCountLines } from './share-counts.ts';

/** Lines that are never negative. */
const POSITIVE: ReadonlySet<string> = new Set([
  'revenue',
  'cash',
  'totalAssets',
  'currentAssets',
  'shares',
  'dilutedShares',
  'closingCash',
]);
/** Totals that do not change a thousandfold in a year: such a change means a lost scale. */
const TOTALS: ReadonlySet<string> = new Set([
  'totalAssets',
  'revenue',
  'totalLiabilities',
  'liabilitiesAndEquity',
  'shares',
  'dilutedShares',
]);
const SCALE_LOST = [900, 1100] as const;
/**
 * 백만원 beside 억원. Excludes shares and revenue, since shares may be split a hundred to one and small revenue may grow so
 * much.
 */
const HUNDRED_LOST = [90, 110] as const;
const BALANCES: ReadonlySet<string> = new Set(['totalAssets', 'totalLiabilities', 'liabilitiesAndEquity']);
const isIn = (times: number, [low, high]: readonly [number, number]): boolean => times >= low && times <= high;
const hasLostScale = (concept: string, times: number): boolean =>
  isIn(times, SCALE_LOST) || (BALANCES.has(concept) && isIn(times, HUNDRED_LOST));

const lineOf = (statement: Statement, concept: string): StatementLine | undefined =>
  statement.lines.find((line) => line.concept === concept);

const factor = (a: number, b: number): number =>
  Math.max(Math.abs(a), Math.abs(b)) / Math.min(Math.abs(a), Math.abs(b));

const broken = (rule: string, statement: Statement, line: StatementLine, column: number, by: number): Tie => {
  const whole: Part = { line, statement, sign: 1 };
  return { rule, ...periodOf(statement.columns[column]), is: 'breaks', by, whole, parts: [] };
};

export const signTies = (statement: Statement): Tie[] =>
  statement.lines.flatMap((line) => {
    const { concept = '', figures } = line;
    return figures.flatMap((figure, column): Tie[] => {
      if (!figure) return [];
      if (POSITIVE.has(concept) && figure.value < 0) return [broken('sign', statement, line, column, figure.value)];
      const next = figureAt(line, column + 1);
      if (!TOTALS.has(concept) || !next || !figure.value) return [];
      const times = factor(figure.value, next);
      return hasLostScale(concept, times) ? [broken('magnitude', statement, line, column, times)] : [];
    });
  });

const digits = (shown: string): number => /\.(\d+)/.exec(shown)?.[1]?.length ?? 0;

/** Weighted shares are rounded too. Share classes and preferred dividends are not known here. */
const EPS = [
  { eps: 'eps', shares: 'shares' },
  { eps: 'dilutedEps', shares: 'dilutedShares' },
] as const;

type Column = { readonly profit: number; readonly shares: number; readonly eps: number; readonly half: number };

const columnAt = (statement: Statement, names: (typeof EPS)[number], column: number): Column | undefined => {
  const [eps, shares] = [lineOf(statement, names.eps), lineOf(statement, names.shares)];
  const profit = figureAt(lineOf(statement, 'netIncomeToParent') ?? lineOf(statement, 'netIncome'), column);
  const [each, count] = [figureAt(eps, column), figureAt(shares, column)];
  if (profit === undefined || each === undefined || !count) return undefined;
  const half = 0.5 * 10 ** -digits(eps?.figures[column]?.shown ?? '');
  return {
    profit,
    shares: count,
    eps: each,
    half: half + (Math.abs(each) * 0.5 * 10 ** -digits(shares?.figures[column]?.shown ?? '')) / count + 0.5 / count,
  };
};

const agrees = ({ profit, shares, eps, half }: Column): boolean => Math.abs(profit / shares - eps) <= half * 1.001;

const ofShare = (statement: Statement, names: (typeof EPS)[number]): Tie[] => {
  const columns = statement.columns.map((_, column) => columnAt(statement, names, column));
  // A loss has no dilution, and share classes divide the profit: if no column agrees, the rule does not apply.
  if (!columns.some((one) => one && agrees(one))) return [];
  const [line, shares] = [lineOf(statement, names.eps), lineOf(statement, names.shares)];
  if (!line || !shares) return [];
  return columns.flatMap((one, column): Tie[] => {
    if (!one) return [];
    const by = one.eps - one.profit / one.shares;
    const whole: Part = { line, statement, sign: 1 };
    const profit = lineOf(statement, 'netIncomeToParent') ?? lineOf(statement, 'netIncome');
    const parts = [profit, shares].flatMap((own): Part[] => (own ? [{ line: own, statement, sign: 1 }] : []));
    return [
      {
        rule: names.eps,
        ...periodOf(statement.columns[column]),
        is: agrees(one) ? 'holds' : 'breaks',
        by,
        whole,
        parts,
      },
    ];
  });
};

const dilution = (statement: Statement): Tie[] => {
  const [basic, diluted] = [lineOf(statement, 'eps'), lineOf(statement, 'dilutedEps')];
  if (!basic || !diluted) return [];
  return statement.columns.flatMap((_, column): Tie[] => {
    const [a, b] = [figureAt(basic, column), figureAt(diluted, column)];
    if (a === undefined || b === undefined || a <= 0 || b <= a) return [];
    return [broken('dilution', statement, diluted, column, b - a)];
  });
};

export const shareTies = (statement: Statement): Tie[] =>
  statement.kind === 'income' ? [...EPS.flatMap((names) => ofShare(statement, names)), ...dilution(statement)] : [];

export type Looked = { readonly rule: 'sign' | 'magnitude' | 'dilution' | 'shareCounts'; readonly count: number };

const figuresOf = (statements: readonly Statement[], concepts: ReadonlySet<string>): number[] =>
  statements.flatMap(({ lines }) =>
    lines
      .filter(({ concept = '' }) => concepts.has(concept))
      .map(({ figures }) => figures.filter((figure) => figure !== null).length),
  );
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** A total is compared with that of the adjacent column. */
export const lookedAt = (statements: readonly Statement[]): readonly Looked[] => [
  { rule: 'sign', count: sum(figuresOf(statements, POSITIVE)) },
  { rule: 'magnitude', count: sum(figuresOf(statements, TOTALS).map((count) => Math.max(0, count - 1))) },
  {
    rule: 'dilution',
    count: Math.min(...[['eps'], ['dilutedEps']].map((id) => sum(figuresOf(statements, new Set(id))))),
  },
  { rule: 'shareCounts', count: sum(statements.filter(({ kind }) => kind === 'balance').map(shareCountLines)) },
];
