// Reads yearly figures of the lines of one statement: as printed, added up, or derived as the difference of its two
// sides.
import { timesPower } from '#shared/language/grammar/times-power.ts';
import type { Statement, StatementLine } from '#shared/model/statement.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, scaleFor } from './amounts.ts';
import { type Clash, clashAt } from './clash.ts';
import { withClosingMonth } from './closing-month.ts';
import { refsOf } from './computed.ts';
import type { FiledStatements } from './filed-statements.ts';
import { type Known, known, yearOf, yearsOf } from './known-figure.ts';
import { OWED, SPENT } from './statement-metrics.ts';

const YEAR_MONTHS = 12;

export type Place = {
  readonly context: SectionContext;
  readonly filed: FiledStatements;
  readonly statement: Statement;
};

/** The sign of the tax: a line added to pretax income is income, a deducted line an expense. */
const taxSign = ({ filed }: Place, line: StatementLine): 1 | -1 => {
  const part = filed.ties.flatMap(({ parts }) => parts).find((one) => one.line === line);
  return part?.sign === 1 ? -1 : 1;
};

const isOwed = ({ concept = '' }: StatementLine): boolean => OWED.has(concept);

/** A list from assets to net assets prints what is owed as deductions. */
const deductsDebts = ({ kind, lines }: Statement): boolean => {
  const owed = lines.filter(isOwed).flatMap(({ figures }) => figures.flatMap((one) => one?.value || []));
  return kind === 'balance' && owed.length > 0 && owed.every((value) => value < 0);
};

const amountOf = (place: Place, metric: string, line: StatementLine, printed: number): number => {
  const { scale = 0 } = place.statement;
  const value = line.isPlain ? printed : timesPower(printed, scale);
  if (metric === 'incomeTax') return value * taxSign(place, line);
  if (isOwed(line) && deductsDebts(place.statement)) return -value;
  return SPENT.has(metric) ? Math.abs(value) : value;
};

/** Figures of full years; `length` in months selects interim periods instead. */
export const figuresOfLine = (place: Place, metric: string, line: StatementLine, length = YEAR_MONTHS): Known[] => {
  const { context, filed, statement } = place;
  const chunk = filed.chunkOf(line.seq);
  if (!chunk || (statement.scale === undefined && !line.isPlain) || !statement.currency) return [];
  return statement.columns.flatMap((own, column): Known[] => {
    const { period, months } = own;
    const figure = line.figures[column];
    if (!figure || (months !== undefined && months !== length)) return [];
    const { n } = context.notes.cite({ source: 'FILES', chunk }, line.start, line.end);
    const clash: Clash | undefined = clashAt(filed.ties, line, own);
    return [
      {
        ...{ metric, year: yearOf(period), period: withClosingMonth(period, own.label) },
        value: amountOf(place, metric, line, figure.value),
        ...{ unit: statement.currency ?? '', basis: statement.basis, refs: [n] },
        ...(metric === 'revenue' && filed.language === context.language ? { label: line.label } : {}),
        ...(clash ? { clash } : {}),
      },
    ];
  });
};

export const figuresIn = (place: Place, metric: string, concepts: readonly string[], length?: number): Known[] => {
  const { lines } = place.statement;
  const line = concepts.map((id) => lines.find(({ concept }) => concept === id)).find((one) => one !== undefined);
  return line ? figuresOfLine(place, metric, line, length) : [];
};

type Kind = { readonly label: string; readonly figures: readonly Known[] };

/** One figure per year, the sum of all kinds, with its parts. */
export const summed = ({ context: { language } }: Place, metric: string, kinds: readonly Kind[]): Known[] => {
  const all = kinds.flatMap(({ figures }) => figures);
  return yearsOf(all).flatMap((year): Known[] => {
    const own = kinds.flatMap(({ figures }) => known(figures, metric, year) ?? []);
    const [first] = own;
    if (!first) return [];
    const value = own.reduce((sum, one) => sum + one.value, 0);
    const scale = scaleFor(language, first.unit, [value]);
    const addends = own.map((one) => amountIn(language, scale, one.value)).join(' + ');
    const parts = kinds.length > 1 ? { parts: [...new Set(kinds.map(({ label }) => label))] } : {};
    const formula = own.length > 1 ? { formula: `${addends} = ${amountIn(language, scale, value)}` } : {};
    const clash = own.find((one) => one.clash)?.clash;
    return [{ ...first, value, refs: refsOf(own), ...parts, ...formula, ...(clash ? { clash } : {}) }];
  });
};

export const sumOfLines = (place: Place, metric: string, concepts: readonly string[]): Known[] => {
  const lines = place.statement.lines.filter(({ concept = '' }) => concepts.includes(concept));
  return summed(
    place,
    metric,
    lines.map((line) => ({ label: line.label, figures: figuresOfLine(place, metric, line) })),
  );
};

/** If a balance sheet prints no total liabilities, the difference of its two sides, or of assets and net assets. */
export const liabilitiesIn = (place: Place): Known[] => {
  const sides = [['liabilitiesAndEquity', 'totalAssets'], ['equity'], ['redeemable']];
  const [whole = [], own = [], between = []] = sides.map((ids) => figuresIn(place, 'totalLiabilities', ids));
  return whole.flatMap((both): Known[] => {
    const equity = known(own, 'totalLiabilities', both.year);
    if (!equity) return [];
    const redeemable = known(between, 'totalLiabilities', both.year);
    const off = [equity, ...(redeemable ? [redeemable] : [])];
    const value = off.reduce((rest, one) => rest - one.value, both.value);
    const { language } = place.context;
    const scale = scaleFor(language, both.unit, [both.value]);
    const operands = [both, ...off].map((one) => amountIn(language, scale, one.value)).join(' − ');
    const formula = `${operands} = ${amountIn(language, scale, value)}`;
    return [{ ...both, value, refs: refsOf([both, ...off]), formula }];
  });
};
