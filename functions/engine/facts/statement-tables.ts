// Finds the primary statements among the tables of a document, with their kinds; a table split over passages is joined.
import type { Chunk } from '../../ports/search-index.ts';
import { PARTIAL } from '../rank/signals.ts';
import { metricScore } from '../tables/label-match.ts';
import { readTable } from '../tables/read-table.ts';
import { TITLES } from '../tables/titles.ts';
import type { Metric, Statement } from '../understand/measures/metrics/metric.ts';
import { METRICS } from '../understand/measures/metrics.ts';

export type StatementTable = { readonly chunk: Chunk; readonly statements: readonly Statement[] };

/** Most characters before a title; further down it belongs to a note. */
const HEAD = 220;
const KINDS = ['income', 'balance', 'cash'] as const;
/** Tables with fewer of the usual rows are notes that mention a statement. */
const MIN_ROWS = 2;

const titleOf = ({ context: { section }, text, spans }: Chunk): string =>
  `${section?.split(' > ').at(-1) ?? ''}\n${spans[0]?.locator.sheet ?? ''}\n${text.slice(0, HEAD)}`;

const columnsOf = (chunk: Chunk): string =>
  readTable(chunk)
    .columns.map(({ label }) => label)
    .join('|');

export const isExactly = (metric: Metric, label: string): boolean => metricScore(metric, label) >= 0.95;

const usualRows = (chunk: Chunk, statements: readonly Statement[]): number =>
  readTable(chunk).rows.filter(({ label }) =>
    METRICS.some((metric) => statements.includes(metric.statement) && isExactly(metric, label)),
  ).length;

const named = (chunk: Chunk): Statement[] => KINDS.filter((kind) => TITLES[kind].test(titleOf(chunk)));

export const statementTables = (chunks: readonly Chunk[]): StatementTable[] => {
  const found: StatementTable[] = [];
  let open: StatementTable | undefined;
  for (const chunk of chunks) {
    if (chunk.kind !== 'table') continue;
    const own = named(chunk);
    const goesOn: boolean =
      open !== undefined &&
      own.length === 0 &&
      open.chunk.context.section === chunk.context.section &&
      columnsOf(open.chunk) === columnsOf(chunk);
    const statements = goesOn ? (open?.statements ?? []) : own;
    const isPart = PARTIAL.test(`${chunk.context.section ?? ''} ${chunk.text.slice(0, HEAD)}`);
    const isStatement = statements.length > 0 && !isPart && (goesOn || usualRows(chunk, statements) >= MIN_ROWS);
    open = isStatement ? { chunk, statements } : undefined;
    if (open) found.push(open);
  }
  return found;
};
