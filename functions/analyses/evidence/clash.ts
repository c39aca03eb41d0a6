// Why a figure of a statement is uncertain: what it should add up to and does not.
import type { Part, Tie } from '#shared/finance/tie-out/result.ts';
import type { StatementLine } from '#shared/model/statement.ts';

export type Clash = {
  /** The lines as an equation that does not hold, and what is left over. */
  readonly equation: string;
  readonly by: number;
};

const shownAt = ({ line, statement }: Part, period: string): string => {
  const column = statement.columns.findIndex(
    (one) => one.period === period || one.period.slice(0, 4) === period.slice(0, 4),
  );
  return `${line.label || '='} ${line.figures[column]?.shown ?? ''}`.trim();
};

const MOST = 6;

const clashOf = ({ whole, parts, period, by }: Tie): Clash => {
  const addends = parts
    .slice(0, MOST)
    .map((part, n) => `${part.sign < 0 ? '− ' : n > 0 ? '+ ' : ''}${shownAt(part, period)}`);
  const rest = parts.length > MOST ? [' + …'] : [];
  const right = parts.length > 0 ? ` ≠ ${[...addends, ...rest].join(' ')}` : '';
  return { equation: `${shownAt(whole, period)}${right}`, by };
};

export const clashAt = (ties: readonly Tie[], line: StatementLine, period: string): Clash | undefined => {
  const tie = ties.find(
    (one) =>
      one.is === 'breaks' && one.period === period && [one.whole, ...one.parts].some((part) => part.line === line),
  );
  return tie && clashOf(tie);
};

export const clashesIn = (ties: readonly Tie[]): Clash[] => ties.filter(({ is }) => is === 'breaks').map(clashOf);
