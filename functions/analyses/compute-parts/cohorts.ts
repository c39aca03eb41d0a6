// Retention by cohort from a workbook of payments, as triangles.
import { type Cohort, type Cohorts, cohorts } from '#shared/finance/cohorts.ts';
import type { Ratio } from '#shared/finance/ratio.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Bench, Built } from '../builder.ts';
import { fitting } from './fitting.ts';
import { originOf } from './origins.ts';
import { fromWorkbook } from './read-workbook.ts';
import { amountCell, currencyOf, shareDatum, unitOf } from './shown.ts';
import { amountOf, grainOf, ledgerNote, periodOf, refsOf } from './workbook-rows.ts';

const AGES = 24;
const COHORTS = 40;

type Made = { readonly bench: Bench; readonly result: Cohorts; readonly refs: readonly number[] };

const heat = (
  { bench, result, refs }: Made,
  title: string,
  of: (cohort: Cohort) => readonly Ratio[],
  formula: string,
): Block => {
  const shown = result.cohorts.slice(-COHORTS);
  const ages = Math.min(AGES, Math.max(1, ...shown.map((cohort) => of(cohort).length)));
  const at = Array.from({ length: ages }, (_, i) => i);
  return {
    kind: 'chart',
    title,
    unit: '%',
    decimals: 1,
    chart: {
      type: 'heat',
      rowTitle: bench.text('cohort.start'),
      columnTitle: bench.text(`cohort.age.${grainOf(bench)}`),
      rows: shown.map(({ period }) => period),
      columns: at.map(String),
      values: shown.map((cohort) => at.map((i) => shareDatum(bench, of(cohort)[i], formula, refs))),
    },
  };
};

const sizes = ({ bench, result, refs }: Made): Block => ({
  kind: 'table',
  columns: [
    { label: bench.text('cohort.start') },
    { label: bench.text('cohort.customers'), numeric: true },
    { label: bench.text('workbookColumns.revenue'), numeric: true, ...unitOf(bench) },
  ],
  rows: result.cohorts.map(({ period, customers, revenue }) => [
    { text: period },
    amountCell(bench, customers[0] ?? 0, bench.text('cohort.counted'), refs),
    amountCell(bench, revenue[0] ?? 0, bench.text('cohort.summed'), refs),
  ]),
});

const PARTS: Readonly<Record<string, (made: Made) => Block[]>> = {
  customers: (made) => [
    heat(
      made,
      made.bench.text('sections.customerRetention'),
      (one) => one.logoRetention,
      made.bench.text('cohort.logoFormula'),
    ),
  ],
  revenue: (made) => [
    heat(made, made.bench.text('cohort.net'), (one) => one.netRetention, made.bench.text('cohort.netFormula')),
    heat(made, made.bench.text('cohort.gross'), (one) => one.grossRetention, made.bench.text('cohort.grossFormula')),
  ],
  sizes: (made) => [sizes(made)],
};

export const cohortsPart = (asked: Bench, part: string): Promise<Built> =>
  fromWorkbook(asked, ['customer', 'date', 'revenue'], ({ bench, rows }) => {
    const payments = rows.map((row) => {
      const customer = row.cell('customer');
      const period = periodOf(row, 'date', grainOf(bench));
      return { customer, period, amount: amountOf(row, 'revenue', customer), origin: originOf(row.reference) };
    });
    const result = cohorts(payments, currencyOf(bench));
    const note = ledgerNote(bench, payments);
    const blocks = PARTS[part]?.({ bench, result, refs: refsOf(rows) }) ?? [];
    return {
      blocks,
      status: 'done',
      ...(note ? { note } : {}),
      ...(part === 'customers' ? fitting(result.workbook) : {}),
    };
  });
