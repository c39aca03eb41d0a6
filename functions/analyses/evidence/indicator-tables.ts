// Reads economic indicators from the tables of an outlook: one per row, by year.
import lexicon from '#shared/language/lexicon/economic-indicators.json' with { type: 'json' };
import { compile, type Lexicon } from '#shared/language/lexicon/lexicon.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { datum, verified } from './computed.ts';
import { dateIn } from './date-in.ts';
import { type PlainTable, plainTables, shownTable } from './plain-table.ts';

const FEWEST_YEARS = 2;

type Row = PlainTable['rows'][number];

const WORDS: Readonly<Record<string, Pick<Lexicon, 'ko' | 'en' | 'ja' | 'not'>>> = {
  gdpGrowth: lexicon.gdpGrowth,
  inflation: lexicon.inflation,
  policyRate: lexicon.policyRate,
  exchangeRate: lexicon.exchangeRate,
};
const NAMES: Readonly<Record<string, (text: string) => readonly unknown[]>> = Object.fromEntries(
  Object.entries(WORDS).map(([metric, words]) => [metric, compile({ ...lexicon, ...words })]),
);

export const isIndicator = (metric: string): boolean => NAMES[metric] !== undefined;

/** The unit in a label: `경제성장률 (%)`. */
const unitOf = (label: string): string | undefined =>
  /[(（]([^()（）]{1,20})[)）]/.exec(label)?.[1]?.split(/[,、]/)[0]?.trim();

const yearColumns = ({ head }: PlainTable): number[] =>
  head.flatMap((cell, i) => (i > 0 && dateIn(cell) !== undefined ? [i] : []));

const drawn = (context: SectionContext, metric: string, { passage, head }: PlainTable, row: Row): Block | undefined => {
  const columns = yearColumns({ passage, head, heading: '', rows: [] }).filter((i) => /\d/.test(row.cells[i] ?? ''));
  if (columns.length < FEWEST_YEARS) return undefined;
  const { n } = context.notes.cite(passage, row.start, row.end);
  const values = columns.map((i) => {
    const text = row.cells[i] ?? '';
    return datum(Number(text.replaceAll(',', '')), text, verified([n]));
  });
  if (values.some(({ value }) => !Number.isFinite(value))) return undefined;
  const name = context.textOf('metrics', metric);
  const unit = unitOf(row.cells[0] ?? '');
  const categories = columns.map((i) => head[i] ?? '');
  const chart = { type: 'line' as const, categories, series: [{ name, values }] };
  return { kind: 'chart', title: name, ...(unit ? { unit } : {}), chart };
};

/** The table with most of the indicators, and a chart of each. */
export const indicatorBlocks = async (
  context: SectionContext,
  metrics: readonly string[],
): Promise<{ readonly blocks: readonly Block[]; readonly silent: readonly string[] } | undefined> => {
  const rowOf = ({ rows }: PlainTable, metric: string) =>
    rows.find(({ cells: [label = ''] }) => (NAMES[metric]?.(label).length ?? 0) > 0);
  const countIn = (table: PlainTable) => metrics.filter((metric) => rowOf(table, metric)).length;
  const found: PlainTable[] = [];
  for (const metric of metrics)
    found.push(...plainTables((await context.passages(context.textOf('series', metric))).passages));
  const [best] = found
    .filter((table) => yearColumns(table).length >= FEWEST_YEARS && countIn(table) > 0)
    .sort((a, b) => countIn(b) - countIn(a));
  if (!best) return undefined;
  const charts = metrics.flatMap((metric): { metric: string; chart: Block }[] => {
    const row = rowOf(best, metric);
    const chart = row && drawn(context, metric, best, row);
    return chart ? [{ metric, chart }] : [];
  });
  const silent = metrics.filter((metric) => !charts.some((one) => one.metric === metric));
  return { blocks: [shownTable(context, best), ...charts.map(({ chart }) => chart)], silent };
};

/** An indicator by year, as the first outlook with a row on it prints it. */
export const printedIndicator = async (
  context: SectionContext,
  metric: string,
): Promise<{ readonly texts: readonly string[]; readonly refs: readonly number[] } | undefined> => {
  const { passages } = await context.passages(context.textOf('series', metric));
  for (const table of plainTables(passages)) {
    const row = table.rows.find(({ cells: [label = ''] }) => (NAMES[metric]?.(label).length ?? 0) > 0);
    const at = yearColumns(table).filter((i) => /\d/.test(row?.cells[i] ?? ''));
    if (!row || at.length < FEWEST_YEARS) continue;
    const unit = unitOf(row.cells[0] ?? '') === '%' ? '%' : '';
    const { n } = context.notes.cite(table.passage, row.start, row.end);
    return { texts: at.map((i) => `${table.head[i]} ${row.cells[i]}${unit}`), refs: [n] };
  }
  return undefined;
};
