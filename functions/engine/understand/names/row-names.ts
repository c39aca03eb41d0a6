// Detects guessed company names that are rows of a table: a part of the requested figure, or the figure itself.
import type { Chunk } from '../../../ports/search-index.ts';
import { metricScore, OWN_LABEL } from '../../tables/label-match.ts';
import { readTable } from '../../tables/read-table.ts';
import { isDividedBy, isTableOf } from '../../tables/table-of.ts';
import type { Metric } from '../measures/metrics/metric.ts';
import type { Plan } from '../plan-type.ts';
import { compact, companyNames, isNamedIn } from './company-names.ts';

/** Whether a row has the whole name, so that it is what the question asks for. */
const isRow = (plan: Plan, entity: string, chunks: readonly Chunk[]): boolean =>
  plan.metrics.length === 0 &&
  chunks.some(
    (chunk) =>
      chunk.kind === 'table' &&
      readTable(chunk).rows.some(({ label, values }) => values.length > 0 && compact(label) === compact(entity)),
  );

const hasRowOf = (metric: Metric, chunk: Chunk): boolean =>
  readTable(chunk).rows.some(({ label }) => metricScore(metric, label) >= OWN_LABEL);

/**
 * Whether a row of the requested figure has the name, so that it is a part and not a company: the revenue of a segment.
 */
const isPart = (plan: Plan, entity: string, chunks: readonly Chunk[]): boolean =>
  !chunks.some(({ context }) => companyNames(context.company).some((name) => isNamedIn(entity, name))) &&
  chunks.some(
    (chunk) =>
      chunk.kind === 'table' &&
      plan.metrics.some((metric) => {
        const rows = readTable(chunk).rows.filter(({ label }) => compact(label).startsWith(compact(entity)));
        return (
          rows.some((row) => isDividedBy(metric, row)) ||
          (rows.length > 0 && (isTableOf(metric, chunk) || hasRowOf(metric, chunk)))
        );
      }),
  );

export const isOfRow = (plan: Plan, entity: string, chunks: readonly Chunk[]): boolean =>
  isPart(plan, entity, chunks) || isRow(plan, entity, chunks);
