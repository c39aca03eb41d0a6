// A balance that a balance sheet lists part by part without a total: inventories as materials, work in process and goods.
import type { Passage } from '../evidence.ts';
import type { Metric } from '../plan/metrics/metric.ts';
import type { Plan } from '../plan/plan-type.ts';
import { columnFit, type FoundCell } from './find-cells.ts';
import { metricScore, phraseScore } from './label-match.ts';
import { periodFit } from './period-fit.ts';
import { type Row, readTable, type Value } from './read-table.ts';
import { TITLES } from './titles.ts';

/** How the parts of a balance are labelled. */
const PARTS: Readonly<Record<string, RegExp>> = {
  inventories:
    /^(?:raw materials?|materials?|work[- ]in[- ](?:process|progress)|(?:semi-?)?finished (?:goods|products)|merchandise|stores|(?:operating )?supplies|goods (?:held )?for resale|원재료|재공품|반제품|제품|상품|저장품|미착품|商品|製品|半製品|仕掛品|原材料|貯蔵品)/i,
};
const HEAD = 220;
const NEARLY = 0.9;
const EXACT = 0.97;

const isBalanceSheet = ({ chunk: { context, text } }: Passage): boolean =>
  TITLES.balance.test(`${context.section?.split(' > ').at(-1) ?? ''}\n${text.slice(0, HEAD)}`);

/** The longest run of rows that are parts. */
const runOf = (rows: readonly Row[], parts: RegExp): readonly Row[] => {
  const runs: Row[][] = [[]];
  for (const row of rows)
    if (parts.test(row.label.trim())) runs.at(-1)?.push(row);
    else runs.push([]);
  return runs.sort((a, b) => b.length - a.length)[0] ?? [];
};

const NUMBER = /^[^\d(△▲−-]*(\d[\d,]*(?:\.\d+)?)\D*$/;
const decimals = (text: string): number => /\.(\d+)/.exec(text)?.[1]?.length ?? 0;

/** undefined where a part is less than nothing, or no number. */
const sumOf = (values: readonly Value[]): string | undefined => {
  const numbers = values.map(({ text }) => (/^\W*[-−–—]\W*$/.test(text) ? '0' : NUMBER.exec(text)?.[1]));
  if (numbers.some((number) => number === undefined)) return undefined;
  const places = Math.max(...numbers.map((number = '') => decimals(number)));
  const sum = numbers.reduce((all, number = '0') => all + Number(number.replaceAll(',', '')), 0);
  const [whole = '', rest] = sum.toFixed(places).split('.');
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, ','), rest].filter(Boolean).join('.');
};

const summed = (rows: readonly Row[]): Row | undefined => {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || rows.some(({ values }) => values.length !== first.values.length)) return undefined;
  const values = first.values.flatMap((value, i): Value[] => {
    const text = sumOf(rows.flatMap((row) => row.values[i] ?? []));
    return text === undefined ? [] : [{ ...value, text }];
  });
  if (values.length !== first.values.length) return undefined;
  return { ...first, label: rows.map(({ label }) => label).join(' + '), end: last.end, values };
};

/** Only where the balance sheet has no row for the whole. */
export const summedCells = (
  plan: Plan,
  metric: Metric | undefined,
  wanted: string | undefined,
  passage: Passage,
): FoundCell[] => {
  const parts = PARTS[metric?.id ?? ''];
  if (!metric || !parts || plan.qualifiers.length > 0 || passage.chunk.kind !== 'table' || !isBalanceSheet(passage))
    return [];
  const { rows } = readTable(passage.chunk);
  const isPart = ({ label }: Row) => parts.test(label.trim());
  if (rows.some((row) => !isPart(row) && metricScore(metric, row.label) >= NEARLY)) return [];
  const run = runOf(rows, parts);
  const row = run.length > 1 ? summed(run) : undefined;
  // The question may ask for one of the parts by its own name.
  if (!row || run.some(({ label }) => phraseScore(plan.phrase, label) >= EXACT)) return [];
  return row.values.flatMap((value, i): FoundCell[] => {
    const [period, fit] = periodFit(wanted, row, value, passage.chunk);
    const score = fit * columnFit(plan, wanted, value);
    if (score <= 0) return [];
    const of = run.flatMap((one): FoundCell[] => {
      const own = one.values[i];
      return own ? [{ passage, metric: undefined, row: one, value: own, period, fit: score }] : [];
    });
    return [{ passage, metric, row, value, period, fit: score, parts: of }];
  });
};
