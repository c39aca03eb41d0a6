// Reads facts from primary statements: rows with a metric's own label, in columns with one period in their header.
import { MAX_VALUE } from '#shared/language/grammar/figures.ts';
import { isDay } from '#shared/language/grammar/same-period.ts';
import type { FileFact } from '#shared/model/fact.ts';
import type { Chunk } from '../../ports/search-index.ts';
import type { FoundCell } from '../tables/find-cells.ts';
import { isOfOtherGroup } from '../tables/label-match.ts';
import { readTable } from '../tables/read-table.ts';
import type { Row, Value } from '../tables/table.ts';
import type { Metric, Statement } from '../understand/measures/metrics/metric.ts';
import { METRICS } from '../understand/measures/metrics.ts';
import { amountValue, cellMeasure } from '../write/figures/figure-sentence.ts';
import { isExactly, statementTables } from './statement-tables.ts';

const WHOLE_YEAR = /\byears?\b|twelve months|12 months|52 weeks|53 weeks|fifty-(?:two|three)|부터|연간|年度|通期/i;
const PART = /(?:three|six|nine|13|26|39|thirteen|twenty-six) (?:months|weeks)|분기|반기|누적|四半期|中間|累計/i;

/** The period of a column. A flow below a day belongs to the year that ends on it only if the header says so. */
const periodOf = (metric: Metric, { column }: Value): string | undefined => {
  const keys = (column?.periods ?? []).filter((key) => !key.startsWith('#'));
  const label = column?.label ?? '';
  const [first] = keys;
  if (!first || new Set(keys.map((key) => key.slice(0, 4))).size !== 1 || (column?.about ?? '') !== '')
    return undefined;
  const day = keys.find(isDay);
  if (metric.statement === 'balance') return day ?? first;
  const year = keys.find((key) => /^\d{4}$/.test(key));
  if (year && !day && !PART.test(label)) return year;
  if (!day) return /^\d{4}[QH]\d$/.test(first) ? first : undefined;
  return WHOLE_YEAR.test(label) && !PART.test(label) ? day.slice(0, 4) : undefined;
};

const factOf = (chunk: Chunk, metric: Metric, row: Row, value: Value): FileFact | undefined => {
  const period = periodOf(metric, value);
  const passage = { source: 'FILES' as const, chunk, score: 0, signals: {} };
  const cell: FoundCell = { passage, metric, row, value, period, fit: 1 };
  const measure = cellMeasure(cell);
  if (period === undefined || measure === undefined || !/\d/.test(value.text)) return undefined;
  const amount = amountValue(cell);
  if (Math.abs(amount) > MAX_VALUE) return undefined;
  const { basis } = chunk.context;
  return {
    metric: metric.id,
    label: row.label,
    period,
    ...(measure.unit ? { unit: measure.unit } : {}),
    value: amount,
    scale: measure.power,
    shown: value.text,
    ...(basis ? { basis } : {}),
    seq: chunk.seq,
    start: value.start,
    end: value.end,
  };
};

/** Metrics whose rows name several things: some of the debt, all financing costs, marketing with sales. */
const VAGUE = new Set(['debt', 'advertising']);
const VAGUE_LABEL = /금융비용|金融費用/;

const belongs = (metric: Metric, statements: readonly Statement[]): boolean =>
  statements.includes(metric.statement === 'share' ? 'income' : metric.statement);

const rowFacts = (chunk: Chunk, row: Row, statements: readonly Statement[]): FileFact[] => {
  const metric = METRICS.find((one) => belongs(one, statements) && isExactly(one, row.label));
  if (!metric || isOfOtherGroup(metric, row) || VAGUE.has(metric.id) || VAGUE_LABEL.test(row.label)) return [];
  const found = row.values.flatMap((value) => factOf(chunk, metric, row, value) ?? []);
  // Columns of the same period differ in something that the header no longer shows.
  return found.filter(({ period }) => found.filter((other) => other.period === period).length === 1);
};

export const placeOf = ({ metric, period, basis }: FileFact): string => `${metric} ${period} ${basis ?? ''}`;

/** The facts of the tables; the first row of a statement for a figure counts, since later rows break it down. */
export const tableFacts = (chunks: readonly Chunk[]): FileFact[] => {
  const found = new Map<string, FileFact>();
  for (const { chunk, statements } of statementTables(chunks))
    for (const row of readTable(chunk).rows)
      for (const fact of rowFacts(chunk, row, statements))
        if (!found.has(placeOf(fact))) found.set(placeOf(fact), fact);
  return [...found.values()];
};
