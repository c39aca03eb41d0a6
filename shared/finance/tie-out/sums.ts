// Finds which lines of a statement add up to which, from its own figures, in order to detect columns in which a sum
// breaks.
import { statementConcept } from '../../language/lexicon/statement-lines.ts';
import { saysLess, saysTotal } from '../../language/lexicon/statement-words.ts';
import type { Statement, StatementLine } from '../../model/statement.ts';
import { figureAt, hasFigures, toleranceOf, unitOf } from './figures.ts';
import { type Part, periodOf, type Tie } from './result.ts';

/** The most lines whose signs are tried exhaustively: 256 combinations. */
const MAX_SIGNED = 9;
const MAX_PARTS = 45;

const isTotal = ({ label, concept }: StatementLine): boolean =>
  saysTotal(label) || (statementConcept(concept)?.isSubtotal ?? false);

type Signed = { readonly line: StatementLine; readonly sign: 1 | -1 };
type Found = {
  readonly total: StatementLine;
  readonly parts: readonly Signed[];
  readonly rest: readonly (number | undefined)[];
};

const restAt = (total: StatementLine, parts: readonly Signed[], column: number): number | undefined => {
  const whole = figureAt(total, column);
  if (whole === undefined) return undefined;
  return whole - parts.reduce((sum, { line, sign }) => sum + sign * (figureAt(line, column) ?? 0), 0);
};

const found = (total: StatementLine, parts: readonly Signed[], columns: number): Found => ({
  total,
  parts,
  rest: Array.from({ length: columns }, (_, column) => restAt(total, parts, column)),
});

/**
 * The possible signs of lines: all positive, lines labelled as deductions negative, and in an income statement all but
 * the first negative.
 */
const waysOf = (lines: readonly StatementLine[], isIncome: boolean, columns: number): (1 | -1)[][] => {
  const plain = lines.map((): 1 | -1 => 1);
  const less = lines.map(({ label }): 1 | -1 => (saysLess(label) ? -1 : 1));
  const ways = [plain, ...(less.includes(-1) ? [less] : [])];
  if (!isIncome) return ways;
  ways.push(lines.map((_, n): 1 | -1 => (n === 0 ? 1 : -1)));
  if (lines.length > MAX_SIGNED || columns < 2) return ways;
  const rest = lines.length - 1;
  for (let mask = 1; mask < 2 ** rest - 1; mask += 1)
    ways.push(lines.map((_, n): 1 | -1 => (n > 0 && (mask >> (n - 1)) & 1 ? -1 : 1)));
  return ways;
};

type Search = {
  readonly columns: number;
  readonly unit: number;
  readonly isIncome: boolean;
  readonly onlyWhole?: boolean;
};

const holding = ({ rest, parts, total }: Found, unit: number): number =>
  rest.filter(
    (one, column) =>
      one !== undefined &&
      figureAt(total, column) !== 0 &&
      Math.abs(one) <= toleranceOf(Math.min(parts.length, 6), unit),
  ).length;

/**
 * Some totals are not labelled as such; only full agreement of a short run of amounts makes a line a total. On
 * `--set=statements`, a limit of 3 parts loses 1 % of the figures and 20 gains none; amounts from 5 on gain three
 * figures.
 */
const MAX_UNNAMED_PARTS = 8;
const MIN_UNNAMED_AMOUNT = 100;
const maySum = (line: StatementLine, count: number, columns: number): boolean =>
  isTotal(line) ||
  (count <= MAX_UNNAMED_PARTS &&
    columns > 1 &&
    line.figures.every((one) => one && Math.abs(one.value) >= MIN_UNNAMED_AMOUNT));

/**
 * The shortest run of lines before a total that adds up to it in all columns, else in most, so that the others break.
 */
const partsBefore = (
  stack: readonly StatementLine[],
  total: StatementLine,
  { columns, unit, isIncome, onlyWhole }: Search,
): Found | undefined => {
  const filled = total.figures.filter((figure) => figure !== null && figure.value !== 0).length;
  let partly: Found | undefined;
  let most = 0;
  for (let count = 2; count <= Math.min(stack.length, MAX_PARTS) && maySum(total, count, columns); count += 1) {
    const lines = stack.slice(-count);
    for (const [n, way] of waysOf(lines, isIncome && isTotal(total), columns).entries()) {
      const parts = lines.map((line, i) => ({ line, sign: way[i] ?? 1 }));
      const one = found(total, parts, columns);
      const held = holding(one, unit);
      if (held === filled && filled > 0) return one;
      // Guessed signs and unlabelled totals need two agreeing columns; every sum needs half of the columns.
      const least = Math.max(n > 2 || !isTotal(total) ? 2 : 1, Math.ceil(filled / 2));
      if (held > most && held >= least) [partly, most] = [one, held];
    }
  }
  return onlyWhole ? undefined : partly;
};

const sumsIn = (lines: readonly StatementLine[], search: Search, closes: (line: StatementLine) => boolean): Found[] => {
  const sums: Found[] = [];
  let stack: StatementLine[] = [];
  for (const line of lines) {
    const sum = partsBefore(stack, line, search);
    if (sum) {
      sums.push(sum);
      stack = stack.slice(0, -sum.parts.length);
    }
    stack = closes(line) ? [] : [...stack, line];
  }
  return sums;
};

/** The parts of other comprehensive income are between it and total comprehensive income. */
const MIN_LISTED = 2;

/** True if totals precede their parts, as in Korean statements. */
const totalsComeFirst = (lines: readonly StatementLine[]): boolean => {
  const at = (id: string) => lines.findIndex(({ concept }) => concept === id);
  const [assets, cash] = [at('currentAssets'), at('cash')];
  const [investing, capex] = [at('investingCashFlow'), at('capex')];
  const [other, all] = [at('otherComprehensive'), at('comprehensiveIncome')];
  return (
    (assets >= 0 && cash > assets) || (investing >= 0 && capex > investing) || (other >= 0 && all - other > MIN_LISTED)
  );
};

const ruled = (statement: Statement, { total, parts, rest }: Found, unit: number): Tie[] => {
  const tolerance = toleranceOf(parts.length, unit);
  const holds = rest.some((one) => one !== undefined && Math.abs(one) <= tolerance);
  if (!holds) return [];
  const part = ({ line, sign }: Signed): Part => ({ line, sign, statement });
  return rest.flatMap((by, column): Tie[] => {
    if (by === undefined) return [];
    const is = Math.abs(by) <= tolerance ? 'holds' : 'breaks';
    const own = periodOf(statement.columns[column]);
    return [{ rule: 'subtotal', ...own, is, by, whole: part({ line: total, sign: 1 }), parts: parts.map(part) }];
  });
};

/** Lines labelled as totals that no rule has as a whole: nothing in the statement adds up to them in any column. */
export const unsummedTotals = ({ lines }: Statement, ties: readonly Tie[]): StatementLine[] => {
  const known = new Set(ties.map(({ whole }) => whole.line));
  return lines.filter((line) => line.label !== '' && hasFigures(line) && isTotal(line) && !known.has(line));
};

export const sumTies = (statement: Statement): Tie[] => {
  const lines = statement.lines.filter((line) => hasFigures(line) && !line.isPlain);
  const search = { columns: statement.columns.length, unit: unitOf(statement), isIncome: statement.kind === 'income' };
  const closes = ({ concept }: StatementLine) => concept === 'totalAssets';
  const isReversed = totalsComeFirst(lines);
  const first = isReversed ? sumsIn([...lines].reverse(), search, () => false) : sumsIn(lines, search, closes);
  // The lines outside those totals may add up in the other direction.
  const inside = new Set(first.flatMap(({ parts }) => parts.map(({ line }) => line)));
  const rest = lines.filter((line) => !inside.has(line));
  const second = sumsIn(isReversed ? rest : [...rest].reverse(), { ...search, onlyWhole: !isReversed }, () => false);
  const known = new Set(first.map(({ total }) => total));
  return [...first, ...second.filter(({ total }) => !known.has(total))].flatMap((sum) =>
    ruled(statement, sum, search.unit),
  );
};
