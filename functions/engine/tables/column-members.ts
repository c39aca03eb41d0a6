// Finds members listed as columns: one row of the metric, with a column for each member, adding up to the total.
import type { Chunk } from '../../ports/search-index.ts';
import type { Metric } from '../understand/measures/metrics/metric.ts';
import { metricScore, OWN_LABEL } from './label-match.ts';
import { periodFit } from './period-fit.ts';
import { readTable } from './read-table.ts';
import type { Row, Value } from './table.ts';

type Column = { readonly name: string; readonly row: Row; readonly value: Value; readonly amount: number };

/** Half a unit of the last digit per column, the rounding of printed figures; not tuned. */
const ROUNDING = 0.5;

export const columnMembers = (
  metric: Metric,
  wanted: string | undefined,
  chunk: Chunk,
  amountOf: (text: string) => number | undefined,
): readonly Column[] => {
  const [row, ...others] = readTable(chunk).rows.filter(({ label }) => metricScore(metric, label) >= OWN_LABEL);
  if (!row || others.length > 0) return [];
  const columns = row.values.flatMap((value): Column[] => {
    const amount = amountOf(value.text);
    const name = value.column?.about ?? '';
    const [, dated] = periodFit(wanted, row, value, chunk);
    return amount === undefined || name === '' || (wanted !== undefined && dated === 0)
      ? []
      : [{ name, row, value, amount }];
  });
  // Columns are parts only if they add up to one of the columns.
  const sum = columns.reduce((all, { amount }) => all + amount, 0);
  const whole = columns.find(({ amount }) => Math.abs(sum - 2 * amount) <= ROUNDING * columns.length);
  return whole ? columns.filter((one) => one !== whole) : [];
};
