// Ties out the statements of one document: sums in each statement, identities between lines and statements, signs and
// per-share figures.
import { saysFinancial } from '../../language/lexicon/statement-words.ts';
import { DAY_MS } from '../../model/durations.ts';
import type { Statement, StatementColumn, StatementKind, StatementLine } from '../../model/statement.ts';
import { dividendTies } from './dividends.ts';
import { figureAt, toleranceIn, toleranceOf, unitOf } from './figures.ts';
import { columnAt, type Part, periodOf, type Tie, type TiePeriod } from './result.ts';
import type { Rule, Term } from './rule.ts';
import { RULES } from './rules.ts';
import { shareCountTies } from './share-counts.ts';
import { type Looked, lookedAt, shareTies, signTies } from './signs.ts';
import { sumTies, unsummedTotals } from './sums.ts';

export type { Tie } from './result.ts';

const NOT_RUN = [
  ...(['missing', 'financial', 'noWitness', 'unsummed', 'notes', 'noMeasure', 'noSentence'] as const),
  ...(['noTable', 'oneDocument', 'noQuarters', 'noRegister'] as const),
] as const;
export type NotRun = {
  readonly rule: string;
  readonly why: (typeof NOT_RUN)[number];
  /** The lines about which the rest of the statement says nothing. */
  readonly lines?: readonly string[];
};
export type TieOut = {
  readonly ties: readonly Tie[];
  readonly notRun: readonly NotRun[];
  /** For rules that detect impossible figures: the number of figures in order. */
  readonly looked: readonly Looked[];
};

type Placed = { readonly part: Part; readonly value: number; readonly term: Omit<Term, 'weight'> };
type Statements = Readonly<Partial<Record<StatementKind, Statement>>>;

const lineOf = (statement: Statement | undefined, concept: string): StatementLine | undefined =>
  statement?.lines.find((line) => line.concept === concept);

const yearOf = ({ period }: StatementColumn): string => period.slice(0, 4);

/** A balance and a flow have the same period by their last day, or by their year if one has no day. */
const isSame = (a: StatementColumn, b: StatementColumn): boolean => {
  const [x, y] = [a.period, b.period];
  if (a.months !== undefined && b.months !== undefined && a.months !== b.months) return false;
  return x === y || ((x.length === 4 || y.length === 4) && yearOf(a) === yearOf(b));
};

const YEAR_DAYS = [357, 373] as const;
/** True for the column of the prior year, with the same length. */
const isYearBefore = (a: StatementColumn, b: StatementColumn): boolean => {
  if (a.months !== b.months || (a.months ?? 12) !== 12) return false;
  if (a.period.length === 4 || b.period.length === 4) return Number(yearOf(a)) - Number(yearOf(b)) === 1;
  const days = (Date.parse(a.period) - Date.parse(b.period)) / DAY_MS;
  return days >= YEAR_DAYS[0] && days <= YEAR_DAYS[1];
};

const uniqueAt = (columns: readonly StatementColumn[], fits: (column: StatementColumn) => boolean): number => {
  const at = columns.flatMap((column, n) => (fits(column) ? [n] : []));
  return at.length === 1 ? (at[0] ?? -1) : -1;
};

const placed = (set: Statements, term: Term, own: StatementColumn): Placed | 'none' | undefined => {
  const statement = set[term.of];
  const line = lineOf(statement, term.concept);
  if (!statement || !line) return term.isOptional ? 'none' : undefined;
  const column = uniqueAt(statement.columns, (one) => (term.isBefore ? isYearBefore(own, one) : isSame(own, one)));
  const value = column < 0 ? undefined : figureAt(line, column);
  if (value === undefined) return term.isOptional ? 'none' : undefined;
  return { part: { line, statement, sign: term.weight }, value, term };
};

/** Each term with either sign doubles the number of combinations. */
const waysOf = (parts: readonly Placed[]): (1 | -1)[][] =>
  parts.reduce<(1 | -1)[][]>(
    (ways, { term, part }) =>
      ways.flatMap((way) =>
        term.isEither
          ? [
              [...way, part.sign],
              [...way, part.sign === 1 ? -1 : 1],
            ]
          : [[...way, part.sign]],
      ),
    [[]],
  );

type Column = TiePeriod & { readonly whole: Placed; readonly parts: readonly Placed[] };

const columnsOf = (set: Statements, rule: Rule): Column[] =>
  (set[rule.whole.of]?.columns ?? []).flatMap((own): Column[] => {
    const whole = placed(set, { ...rule.whole, weight: 1 }, own);
    const parts = rule.parts.map((term) => placed(set, term, own));
    if (!whole || whole === 'none' || parts.includes(undefined)) return [];
    return [
      { ...periodOf(own), whole, parts: parts.filter((one): one is Placed => one !== undefined && one !== 'none') },
    ];
  });

const restOf = ({ whole, parts }: Column, way: readonly (1 | -1)[]): number =>
  whole.value - parts.reduce((sum, { value }, n) => sum + (way[n] ?? 1) * value, 0);

const coarsest = ({ whole, parts }: Column): number =>
  Math.max(...[whole, ...parts].map(({ part }) => unitOf(part.statement)));

/** The combination of signs with which most columns agree. */
const best = (
  columns: readonly Column[],
  { units }: Rule,
): { readonly holdCount: number; readonly ties: readonly Tie[] } => {
  const [first] = columns;
  const all = waysOf(first?.parts ?? []).map((way) => {
    const ties = columns.map((column): Tie => {
      const by = restOf(
        column,
        column.parts.length === first?.parts.length ? way : column.parts.map(({ part }) => part.sign),
      );
      const unit = coarsest(column);
      const room = units === undefined ? toleranceOf(column.parts.length, unit) : toleranceIn(units, unit);
      const is = Math.abs(by) <= room ? 'holds' : 'breaks';
      const parts = column.parts.map(({ part }, n): Part => ({ ...part, sign: way[n] ?? 1 }));
      return { rule: '', ...periodOf(column), is, by, whole: column.whole.part, parts };
    });
    return { holdCount: ties.filter(({ is }) => is === 'holds').length, ties };
  });
  return all.sort((a, b) => b.holdCount - a.holdCount)[0] ?? { holdCount: 0, ties: [] };
};

const run = (set: Statements, rule: Rule, isFinancial: boolean): Tie[] | NotRun => {
  if (rule.notForFinancials && isFinancial) return { rule: rule.id, why: 'financial' };
  const columns = columnsOf(set, rule);
  if (columns.length === 0) return { rule: rule.id, why: 'missing' };
  const { holdCount, ties } = best(columns, rule);
  if (holdCount === 0 && !rule.isStrict) return { rule: rule.id, why: 'noWitness' };
  const counted = rule.onlyConfirms ? ties.filter(({ is }) => is === 'holds') : ties;
  return counted.map((tie) => ({ ...tie, rule: rule.id }));
};

/** Banks and insurers do not separate current items, and their income is interest and premiums. */
const isFinancial = ({ balance, income }: Statements): boolean =>
  lineOf(balance, 'currentAssets') === undefined &&
  [...(balance?.lines ?? []), ...(income?.lines ?? [])].filter(({ label }) => saysFinancial(label)).length > 1;

export const areFinancial = (statements: readonly Statement[]): boolean =>
  isFinancial(Object.fromEntries(statements.map((one) => [one.kind, one])));

const figureKey = ({ line, statement }: Part, of: TiePeriod): string =>
  `${statement.kind} ${line.seq} ${line.start} ${columnAt(statement, of)}`;

/** True for figures that are in sums that hold, and in none that breaks. */
const confirmedBy = (sums: readonly Tie[]): ((part: Part, of: TiePeriod) => boolean) => {
  const keysOf = (is: Tie['is']) =>
    new Set(
      sums
        .filter((one) => one.is === is)
        .flatMap((tie) => [tie.whole, ...tie.parts].map((part) => figureKey(part, tie))),
    );
  const [holding, broken] = [keysOf('holds'), keysOf('breaks')];
  return (part, of) => holding.has(figureKey(part, of)) && !broken.has(figureKey(part, of));
};

const withoutBroken = ({ rule, count }: Looked, ties: readonly Tie[]): Looked => ({
  rule,
  count: count - ties.filter((tie) => tie.rule === rule).length,
});

/** `statements`: of one document and one basis. */
export const tieOut = (statements: readonly Statement[]): TieOut => {
  const set: Statements = Object.fromEntries(statements.map((one) => [one.kind, one]));
  const sums = statements.flatMap(sumTies);
  const isConfirmed = confirmedBy(sums);
  // If each figure adds up within its own statement, the difference is a line that the rule does not include.
  const isResidual = (tie: Tie) =>
    tie.is === 'breaks' && [tie.whole, ...tie.parts].every((part) => isConfirmed(part, tie));
  const results = RULES.map((rule) => run(set, rule, isFinancial(set)));
  const dividends = dividendTies(set.cashFlow, set.balance?.equityChanges);
  const ties = [
    ...sums,
    ...results.flatMap((one) => (Array.isArray(one) ? one.filter((tie) => !isResidual(tie)) : [])),
    ...statements.flatMap(signTies),
    ...statements.flatMap(shareTies),
    ...statements.filter(({ kind }) => kind === 'balance').flatMap(shareCountTies),
    ...dividends,
  ];
  const looked = lookedAt(statements);
  const unsummed = statements.flatMap((one) => unsummedTotals(one, ties)).map(({ label }) => label);
  const shared = ['eps', 'dilutedEps'].filter((rule) => ties.every((tie) => tie.rule !== rule));
  return {
    ties,
    looked: looked.map((one) => withoutBroken(one, ties)).filter(({ count }) => count > 0),
    notRun: [
      ...(unsummed.length > 0 ? [{ rule: 'subtotal', why: 'unsummed', lines: unsummed } as const] : []),
      ...results.flatMap((one) => (Array.isArray(one) ? [] : [one])),
      ...(dividends.length > 0 ? [] : [{ rule: 'dividends', why: 'missing' } as const]),
      ...shared.map((rule) => ({ rule, why: 'missing' }) as const),
      ...looked.flatMap(({ rule, count }) => (count > 0 ? [] : [{ rule, why: 'missing' } as const])),
    ],
  };
};
