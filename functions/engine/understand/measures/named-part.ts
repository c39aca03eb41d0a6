// Finds a taxonomy's measure that a file prints as a row of a breakdown: 호텔매출액 is the 호텔 row of 매출액.
import type { Chunk } from '../../../ports/search-index.ts';
import { readTable } from '../../tables/read-table.ts';
import { isDividedBy } from '../../tables/table-of.ts';
import { bare } from '../words/phrase.ts';
import { mentions } from './find-metrics.ts';
import type { Metric } from './metrics/metric.ts';
import { METRICS } from './metrics.ts';

/** The metric that a table divides, which replaces a line if the question names the metric and one of its rows. */
export const dividedMetric = (question: string, { isLine }: Metric, chunks: readonly Chunk[]): Metric | undefined => {
  const marked = isLine ? chunks.filter(({ context }) => context.breakdowns !== undefined) : [];
  const named = marked.length > 0 ? METRICS.filter((metric) => mentions(metric, question)) : [];
  const plain = bare(question);
  return named.find((metric) =>
    marked.some((chunk) =>
      readTable(chunk).rows.some(
        (row) => bare(row.label).length > 1 && plain.includes(bare(row.label)) && isDividedBy(metric, row),
      ),
    ),
  );
};
