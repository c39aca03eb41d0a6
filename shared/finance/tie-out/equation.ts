// Formats a broken rule as the equation that a reader would write beside the statement.
import type { StatementLine } from '../../model/statement.ts';
import { columnAt, type Part, type Tie } from './result.ts';

const shownAt = ({ line, statement }: Part, tie: Tie): string =>
  `${line.label || '='} ${line.figures[columnAt(statement, tie)]?.shown ?? ''}`.trim();

/** The most addends that are shown. */
const MAX_ADDENDS = 6;

/** `Total current assets 300 ≠ Cash 150 + Receivables 200`. */
export const equationOf = (tie: Tie): string => {
  const { whole, parts } = tie;
  const addends = parts
    .slice(0, MAX_ADDENDS)
    .map((part, n) => `${part.sign < 0 ? '− ' : n > 0 ? '+ ' : ''}${shownAt(part, tie)}`);
  const rest = parts.length > MAX_ADDENDS ? [' + …'] : [];
  const right = parts.length > 0 ? ` ≠ ${[...addends, ...rest].join(' ')}` : '';
  return `${shownAt(whole, tie)}${right}`;
};

export const involves = ({ whole, parts }: Tie, line: StatementLine): boolean =>
  [whole, ...parts].some((part) => part.line === line);

export const breaksIn = (ties: readonly Tie[]): Tie[] => ties.filter(({ is }) => is === 'breaks');
