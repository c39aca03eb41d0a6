// Finds the metric that a table is about, from its headings, captions and rows.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import breakdowns from '#shared/language/lexicon/revenue-breakdowns.json' with { type: 'json' };
import { isTotalAlone } from '#shared/language/lexicon/totals.ts';
import type { Chunk } from '../../ports/search-index.ts';
import { findMeasures, findMetrics, mentions } from '../understand/measures/find-metrics.ts';
import type { Metric } from '../understand/measures/metrics/metric.ts';
import { closingBalance, isOfContra } from './closing-balance.ts';
import { metricScore, OWN_LABEL } from './label-match.ts';
import { readTable } from './read-table.ts';
import type { Row } from './table.ts';
import { TITLES } from './titles.ts';

const bySegmentIn = compile(breakdowns.segments);
const byOtherIn = compile(breakdowns.others);

/** Returns the lines above the header. */
export const captionOf = ({ text }: Chunk): string => {
  const lines = text.split('\n');
  return lines
    .slice(
      0,
      Math.max(
        0,
        lines.findIndex((line) => line.includes('\t')),
      ),
    )
    .join('\n');
};

export const headingOf = ({ context }: Chunk): string => context.section?.split(' > ').at(-1) ?? '';

/** "Long-lived assets by region", between or above the rows: the table is about that, whatever its section's name. */
const dividesOther = (metric: Metric, chunk: Chunk): boolean => {
  const lines = [...captionOf(chunk).split('\n'), ...readTable(chunk).rows.map(({ section }) => section)];
  return [...new Set(lines)].some((line) => {
    const [by] = [...bySegmentIn(line), ...byOtherIn(line)];
    return by !== undefined && /\p{L}\s+by\s+$/iu.test(line.slice(0, by.start)) && !mentions(metric, line);
  });
};

/** Whether a table's heading names this metric alone: revenue by segment. */
export const isTableOf = (metric: Metric, chunk: Chunk): boolean => {
  if (dividesOther(metric, chunk)) return false;
  const own = headingOf(chunk);
  // A spreadsheet's section is the sheet's name; its table is named by the line above.
  const heading = findMetrics(own).length > 0 ? own : captionOf(chunk);
  // "Statements of cash flows" names all flows, not cash.
  if (
    Object.values(TITLES).some((title) => title.test(heading)) ||
    /cash flows?|현금흐름|キャッシュ・?フロー/i.test(heading)
  )
    return false;
  const named = findMetrics(heading);
  return named.length === 1 && named[0] === metric;
};

/** Whether the row is the closing balance of a table of the metric's movements. */
export const isBalanceOf = (metric: Metric, row: Row, chunk: Chunk, wanted?: string): boolean => {
  if (metric.statement !== 'balance' && metric.isLine !== true) return false;
  const closing = closingBalance(metric, row, readTable(chunk).rows, wanted);
  if (closing === undefined || closing.isNamed) return closing !== undefined;
  if (isOfContra(metric, `${headingOf(chunk)} ${captionOf(chunk)}`)) return false;
  const [named, ...others] = findMeasures(captionOf(chunk));
  const isCaptioned = named === metric && others.length === 0;
  return isCaptioned || isTableOf(metric, chunk) || metricScore(metric, headingOf(chunk)) >= OWN_LABEL;
};

/** Whether the row is the total of a table on the metric alone. */
export const isTotalOf = (metric: Metric, row: Row, chunk: Chunk): boolean =>
  (isTotalAlone(row.label) && isTableOf(metric, chunk)) || isBalanceOf(metric, row, chunk);

/** Whether the table divides the metric, as found at indexing. */
export const isDividedBy = ({ id }: Metric, { values }: Row): boolean => values.some(({ partOf }) => partOf === id);
