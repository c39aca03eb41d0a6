// Checks depreciation in the cash flow against the notes: expenses by nature, and movements of assets (rule 21).
import { toleranceOf } from '#shared/finance/tie-out/figures.ts';
import depreciation from '#shared/language/lexicon/depreciation.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { saysTotal } from '#shared/language/lexicon/statement-words.ts';
import type { Statement, StatementLine } from '#shared/model/statement.ts';
import { readTable } from '../../engine/tables/read-table.ts';
import { printedNumber } from '../../engine/tables/statements/numbers.ts';
import type { Chunk } from '../../ports/search-index.ts';

const saysDepreciation = compile(depreciation);
const isOf = (label: string): boolean => saysDepreciation(label).length > 0;

type Noted = {
  readonly chunk: Chunk;
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly shown: string;
  readonly value: number;
};

/** Rows of depreciation, and totals of columns of depreciation. */
const notedIn = (chunk: Chunk): Noted[] =>
  readTable(chunk).rows.flatMap(({ label, start, end, values }) =>
    values.flatMap(({ text, column }) => {
      const head = column?.label ?? '';
      const own = isOf(label) ? label : saysTotal(label) && isOf(head) ? head : undefined;
      const value = Math.abs(printedNumber(text) ?? 0);
      return own === undefined || value === 0 ? [] : [{ chunk, start, end, label: own, shown: text, value }];
    }),
  );

/** The highest share of sums that may match an amount by chance; above it, a match is not significant. Set by hand. */
const CHANCE = 0.05;
/** Allowed difference between amounts of the same scale due to rounding. */
const TOLERANCE = toleranceOf(2, 1);

const pairsOf = (all: readonly Noted[]): Noted[][] => all.flatMap((a, n) => all.slice(n + 1).map((b) => [a, b]));

/** The candidates for an amount: single figures, or sums of two. */
const sumsFor = (amount: number, noted: readonly Noted[]): readonly (readonly Noted[])[] => {
  const parts = noted.filter(({ value }) => value <= amount + TOLERANCE);
  const isTelling = (count: number) => (count * 2 * TOLERANCE) / amount <= CHANCE;
  if (!isTelling(parts.length)) return [];
  const pairs = (parts.length * (parts.length - 1)) / 2;
  return [...parts.map((one) => [one]), ...(isTelling(pairs) ? pairsOf(parts) : [])];
};

const restOf = (amount: number, sum: readonly Noted[]): number =>
  amount - sum.reduce((all, { value }) => all + value, 0);
const nearest = (amount: number, sums: readonly (readonly Noted[])[]): readonly Noted[] | undefined =>
  [...sums].sort((a, b) => Math.abs(restOf(amount, a)) - Math.abs(restOf(amount, b)))[0];
const namesOf = (sum: readonly Noted[]): string => sum.map(({ label }) => label).join(' + ');

type NotedCheck = Pick<Noted, 'chunk' | 'start' | 'end'> & {
  readonly is: 'holds' | 'differs';
  readonly by: number;
  readonly equation: string;
};

/** If the notes add up to the amount in one period, they must do so in the others. */
const checksOf = ({ label, figures }: StatementLine, noted: readonly Noted[]): NotedCheck[] => {
  const amounts = figures.flatMap((one) =>
    one && one.value !== 0 ? [{ shown: one.shown, size: Math.abs(one.value) }] : [],
  );
  const found = amounts.map((one) => {
    const sum = nearest(one.size, sumsFor(one.size, noted));
    return { ...one, sum: sum && Math.abs(restOf(one.size, sum)) <= TOLERANCE ? sum : undefined };
  });
  const used = new Set(found.flatMap(({ sum = [] }) => sum.map(({ value }) => value)));
  const names = new Set(found.flatMap(({ sum }) => (sum ? [namesOf(sum)] : [])));
  const free = noted.filter(({ value }) => !used.has(value));
  const others = [...free.map((one) => [one]), ...pairsOf(free)].filter((sum) => names.has(namesOf(sum)));
  return found.flatMap(({ shown, size, sum }): NotedCheck[] => {
    const own = sum ?? nearest(size, others);
    const [first] = own ?? [];
    if (!own || !first) return [];
    const right = own.map((one) => `${one.label} ${one.shown}`).join(' + ');
    const { chunk, start, end } = first;
    const by = Number(restOf(size, own).toPrecision(6));
    return [{ chunk, start, end, is: sum ? 'holds' : 'differs', by, equation: `${label} ${shown} ≠ ${right}` }];
  });
};

/** `tables`: the tables outside the statements. */
export const notedDepreciation = (tables: readonly Chunk[], statements: readonly Statement[]): NotedCheck[] => {
  const lines = statements
    .filter(({ kind }) => kind === 'cashFlow')
    .flatMap((one) => one.lines.filter(({ label, concept }) => concept === 'depreciation' || isOf(label)));
  if (lines.length === 0) return [];
  const noted = tables.filter(({ text }) => isOf(text)).flatMap(notedIn);
  return lines.flatMap((line) => checksOf(line, noted));
};
