// Sums balances listed by part without a total: inventories as materials, work in process and goods.
import type { Passage } from '../evidence.ts';
import type { Metric } from '../understand/measures/metrics/metric.ts';
import type { Plan } from '../understand/plan-type.ts';
import { columnFit } from './column-fit.ts';
import type { FoundCell } from './find-cells.ts';
import { EXACT_PHRASE, metricScore, phraseScore } from './label-match.ts';
import { periodFit } from './period-fit.ts';
import { readTable } from './read-table.ts';
import type { Row, Value } from './table.ts';
import { TITLES } from './titles.ts';

/** Labels of the parts of a balance. */
const PARTS: Readonly<Record<string, RegExp>> = {
  inventories:
    /^(?:raw materials?|materials?|work[- ]in[- ](?:process|progress)|(?:semi-?)?finished (?:goods|products)|merchandise|stores|(?:operating )?supplies|goods (?:held )?for resale|원재료|재공품|반제품|제품|상품|저장품|미착품|商品|製品|半製品|仕掛品|原材料|貯蔵品)/i,
};
const DEBT =
  /^(?:debt|borrowings|(?:short|long)[- ]term (?:debt|borrowings?|loans?)|current (?:portion|maturities) of .{0,20}(?:debt|borrowings|loans)|(?:non-?)?current (?:debt|borrowings)|commercial paper|notes? payable|bonds?(?: payable)?|단기차입금|유동성\s?(?:장기)?(?:부채|차입금|사채)|사채|장기차입금|短期借入金|1年内(?:返済|償還)予定の.{2,6}|社債|長期借入金)(?:, net.*|, less .*|\(.*\))?$/i;
/** A balance sheet that has current and later debt shows all of it. */
const LIABILITIES = /부채총계|비유동부채|total liabilities|(?:long-term|non-?current) liabilities|負債合計|固定負債/i;
const HEAD = 220;
/** Least fit of a part of the sum. Set by hand. */
const MIN_SCORE = 0.9;

const isBalanceSheet = ({ chunk: { context, text } }: Passage): boolean =>
  TITLES.balance.test(`${context.section?.split(' > ').at(-1) ?? ''}\n${text.slice(0, HEAD)}`);

/** Debt is spread over the liabilities, and no part may be missing. */
const debtRows = (rows: readonly Row[]): readonly Row[] =>
  rows.some(({ label, section }) => LIABILITIES.test(`${section} ${label}`))
    ? rows.filter(({ label, values }) => values.length > 0 && DEBT.test(label.trim()))
    : [];

/** Returns the longest run of rows that are parts. */
const runOf = (rows: readonly Row[], parts: RegExp): readonly Row[] => {
  const runs: Row[][] = [[]];
  for (const row of rows)
    if (parts.test(row.label.trim())) runs.at(-1)?.push(row);
    else runs.push([]);
  return runs.sort((a, b) => b.length - a.length)[0] ?? [];
};

const NUMBER = /^[^\d(△▲−-]*(\d[\d,]*(?:\.\d+)?)\D*$/;
const decimals = (text: string): number => /\.(\d+)/.exec(text)?.[1]?.length ?? 0;

/** `undefined` if a part is negative or not a number. */
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

/** Returns sums only if the balance sheet has no row for the total. */
export const summedCells = (
  plan: Plan,
  metric: Metric | undefined,
  wanted: string | undefined,
  passage: Passage,
): FoundCell[] => {
  const isDebt = metric?.id === 'debt';
  const parts = isDebt ? DEBT : PARTS[metric?.id ?? ''];
  if (!metric || !parts || plan.qualifiers.length > 0 || passage.chunk.kind !== 'table' || !isBalanceSheet(passage))
    return [];
  const { rows } = readTable(passage.chunk);
  const isPart = ({ label }: Row) => parts.test(label.trim());
  if (rows.some((row) => !isPart(row) && metricScore(metric, row.label) >= MIN_SCORE)) return [];
  const run = isDebt ? debtRows(rows) : runOf(rows, parts);
  const row = run.length > 1 ? summed(run) : undefined;
  // The question may ask for a part by name.
  if (!row || run.some(({ label }) => phraseScore(plan.phrase, label) >= EXACT_PHRASE)) return [];
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
