// Measures how many errors, planted into statements one cell at a time, tie-out finds. Every run plants the same ones.
import { type TieOut, tieOut } from '#shared/finance/tie-out/tie-out.ts';
import type { Statement, StatementLine } from '#shared/model/statement.ts';

const KINDS = 4;
const EACH = 4;
const MIN_DIFFERENCE = 3;

/** A linear congruential generator: repeatable, and random enough to choose cells. */
const numbers = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

const swapped = (value: number, at: number): number => {
  const digits = [...String(Math.abs(Math.round(value)))];
  const n = Math.floor(at * Math.max(1, digits.length - 1));
  [digits[n], digits[n + 1]] = [digits[n + 1] ?? '', digits[n] ?? ''];
  return Math.sign(value) * Number(digits.join(''));
};

/** Falsifies a value: another amount, the other sign, two digits exchanged, or ten times as much. */
const wrong = (value: number, kind: number, random: () => number): number => {
  if (kind === 0) return value + Math.max(MIN_DIFFERENCE, Math.round(Math.abs(value) * (0.02 + random() * 0.3)));
  if (kind === 1) return -value;
  return kind === 2 ? swapped(value, random()) : value * 10;
};

type Cell = { readonly statement: Statement; readonly line: StatementLine; readonly column: number };

const withWrong = (set: readonly Statement[], { statement, line, column }: Cell, value: number): Statement[] =>
  set.map((one) =>
    one === statement
      ? {
          ...one,
          lines: one.lines.map((own) =>
            own === line
              ? {
                  ...own,
                  figures: own.figures.map((figure, n) => (n === column && figure ? { ...figure, value } : figure)),
                }
              : own,
          ),
        }
      : one,
  );

const isCovered = ({ ties }: TieOut, { statement, line, column }: Cell): boolean =>
  ties.some(
    ({ whole, parts, period }) =>
      period === statement.columns[column]?.period && [whole, ...parts].some((part) => part.line === line),
  );

const cellsOf = (statement: Statement): Cell[] =>
  statement.lines
    .filter(({ isPlain }) => !isPlain)
    .flatMap((line) =>
      line.figures.flatMap((figure, column) => (figure && figure.value !== 0 ? [{ statement, line, column }] : [])),
    );

export const planted = (
  set: readonly Statement[],
  clean: TieOut,
): { readonly covered: number; readonly found: number } => {
  const random = numbers(7);
  let [covered, found] = [0, 0];
  for (const cell of set.flatMap(cellsOf).filter(() => random() < 1 / EACH)) {
    const value = cell.line.figures[cell.column]?.value ?? 0;
    const other = wrong(value, Math.floor(random() * KINDS), random);
    if (Math.abs(other - value) < MIN_DIFFERENCE || !isCovered(clean, cell)) continue;
    covered += 1;
    if (tieOut(withWrong(set, cell, other)).ties.some(({ is }) => is === 'breaks')) found += 1;
  }
  return { covered, found };
};
