// Marks tables whose rows add up to one figure of the file, so that each row is a part of it. Runs at indexing.
import { isTotalOf } from '#shared/language/lexicon/totals.ts';
import type { Breakdown, Chunk } from '../../ports/search-index.ts';
import { readTable } from '../tables/read-table.ts';
import { findMetrics } from '../understand/measures/find-metrics.ts';
import { type Stated, statedFigure } from './stated-figures.ts';
import { statementTables } from './statement-tables.ts';
import { type DividedFigure, type WholeFinder, wholeFinder } from './wholes.ts';

const MIN_PARTS = 2;
/** Longer lists are not searched, which bounds the work that a table can cause. Set by hand, not tuned on a set. */
const MAX_PARTS = 60;
const MAX_COLUMNS = 12;

type Run = { readonly parts: readonly Stated[]; readonly total: Stated | undefined };

/** Whether the parts add up to the total within rounding: half a unit of the last digit for each part. */
const isSum = (parts: readonly Stated[], total: Stated): boolean => {
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const step = Number(`1e${Math.max(total.place, ...parts.map(({ place }) => place))}`);
  return Math.abs(sum - total.amount) <= (step * (parts.length > MIN_PARTS ? parts.length : 1)) / 2;
};

/** The nearest rows in one direction that add up to the total, without rows that a subtotal already contains. */
const partsOf = (total: Stated, rows: readonly Stated[], within: ReadonlySet<Stated>): readonly Stated[] => {
  const parts: Stated[] = [];
  for (const row of rows.slice(0, MAX_PARTS)) {
    if (within.has(row)) continue;
    parts.push(row);
    if (parts.length >= MIN_PARTS && isSum(parts, total)) return parts;
  }
  return [];
};

/** The groups of parts with their totals; a column without a total is one group. */
const runsOf = (cells: readonly Stated[]): Run[] => {
  const runs = new Map<Stated, readonly Stated[]>();
  const within = new Set<Stated>();
  const totals = cells.filter(({ row }) => isTotalOf(row.label));
  if (totals.length === 0) return cells.length > MAX_PARTS ? [] : [{ parts: cells, total: undefined }];
  return totals.flatMap((total): Run[] => {
    const at = cells.indexOf(total);
    const above = partsOf(total, cells.slice(0, at).reverse(), within);
    const parts = above.length > 0 ? above : partsOf(total, cells.slice(at + 1), within);
    if (parts.length === 0) return [];
    for (const part of parts) within.add(part);
    const all = parts.flatMap((part) => [part, ...(runs.get(part) ?? [])]);
    runs.set(total, all);
    return [{ parts: all, total }];
  });
};

const sumOf = (parts: readonly Stated[]): Stated | undefined => {
  const [first] = parts;
  const isAlike = parts.every(
    ({ unit, power, period }) => unit === first?.unit && power === first?.power && period === first?.period,
  );
  if (!first || parts.length < MIN_PARTS || !isAlike) return undefined;
  const place = Math.min(...parts.map((part) => part.place));
  return { ...first, amount: parts.reduce((all, { amount }) => all + amount, 0), place };
};

/** Whether the table itself uses the name of another measure, so that it does not divide this one. */
const isOfOther = ({ metric }: DividedFigure, { parts, total }: Run): boolean =>
  [total, ...parts]
    .flatMap((one) => (one ? [one.row.label, one.value.column?.about ?? '', one.chunk.context.section ?? ''] : []))
    .map((name) => findMetrics(name.split(' > ').at(-1) ?? ''))
    .some((named) => named.length > 0 && !named.includes(metric));

const breakdownOf = (run: Run, find: WholeFinder): Breakdown[] => {
  const total = run.total ?? sumOf(run.parts);
  const whole = total && find(total);
  if (!whole || isOfOther(whole, run)) return [];
  const rows = run.parts.map(({ row }) => row);
  return [
    {
      metric: whole.metric.id,
      period: whole.period,
      start: Math.min(...rows.map(({ start }) => start)),
      end: Math.max(...rows.map(({ end }) => end)),
      column: total.value.index,
      ...(total.isScaled ? {} : { power: whole.power, unit: whole.unit }),
    },
  ];
};

const breakdownsIn = (chunk: Chunk, find: WholeFinder): Breakdown[] => {
  const cells = readTable(chunk).rows.flatMap((row) =>
    row.values.slice(0, MAX_COLUMNS).flatMap((value) => statedFigure(chunk, row, value) ?? []),
  );
  return [...Map.groupBy(cells, ({ value }) => value.index).values()]
    .flatMap(runsOf)
    .flatMap((run) => breakdownOf(run, find));
};

export const withBreakdowns = (chunks: readonly Chunk[]): readonly Chunk[] => {
  const primary = new Set(statementTables(chunks).map(({ chunk }) => chunk));
  const find = wholeFinder(chunks, primary);
  if (!find) return chunks;
  return chunks.map((chunk) => {
    const breakdowns = chunk.kind === 'table' && !primary.has(chunk) ? breakdownsIn(chunk, find) : [];
    return breakdowns.length > 0 ? { ...chunk, context: { ...chunk.context, breakdowns } } : chunk;
  });
};
