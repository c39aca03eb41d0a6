// A rule that does not hold, as the equation that a reader would write beside the statement.
import type { StatementLine } from '../../model/statement.ts';
import type { Part, Tie } from './result.ts';

/** What the statement of a part calls the period that the rule was run for. */
export const columnAt = ({ statement }: Part, period: string): number => {
  const own = statement.columns.findIndex((one) => one.period === period);
  return own >= 0 ? own : statement.columns.findIndex((one) => one.period.slice(0, 4) === period.slice(0, 4));
};

const shownAt = (part: Part, period: string): string =>
  `${part.line.label || '='} ${part.line.figures[columnAt(part, period)]?.shown ?? ''}`.trim();

/** So many addends say what is meant. */
const MAX_ADDENDS = 6;

/** `Total current assets 300 ≠ Cash 150 + Receivables 200`. */
export const equationOf = ({ whole, parts, period }: Tie): string => {
  const addends = parts
    .slice(0, MAX_ADDENDS)
    .map((part, n) => `${part.sign < 0 ? '− ' : n > 0 ? '+ ' : ''}${shownAt(part, period)}`);
  const rest = parts.length > MAX_ADDENDS ? [' + …'] : [];
  const right = parts.length > 0 ? ` ≠ ${[...addends, ...rest].join(' ')}` : '';
  return `${shownAt(whole, period)}${right}`;
};

export const involves = ({ whole, parts }: Tie, line: StatementLine): boolean =>
  [whole, ...parts].some((part) => part.line === line);

export const breaksIn = (ties: readonly Tie[]): Tie[] => ties.filter(({ is }) => is === 'breaks');
