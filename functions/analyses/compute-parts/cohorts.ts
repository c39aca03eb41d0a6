// Retention by cohort from a workbook of payments, as triangles.
import { type Cohort, cohorts } from '#shared/finance/cohorts.ts';
import type { Ratio } from '#shared/finance/ratio.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Built, SectionContext } from '../builder.ts';
import { fitting } from './fitting.ts';
import type { CohortsMade } from './made.ts';
import { originOf } from './origins.ts';
import { fromWorkbook } from './read-workbook.ts';
import { cohortReading, cohortRevenue } from './readings.ts';
import { amountCell, currencyOf, shareDatum, unitNote, unitOf } from './shown.ts';
import { amountOf, grainOf, ledgerNote, periodOf, refsOf } from './workbook-rows.ts';

const AGES = 24;
const COHORTS = 40;

const heat = (
  { context, result, refs }: CohortsMade,
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
      rowTitle: context.text('cohort.start'),
      columnTitle: context.text(`cohort.age.${grainOf(context)}`),
      rows: shown.map(({ period }) => period),
      columns: at.map(String),
      values: shown.map((cohort) => at.map((i) => shareDatum(context, of(cohort)[i], formula, refs))),
    },
  };
};

const sizes = ({ context, result, refs }: CohortsMade): Block => ({
  kind: 'table',
  columns: [
    { label: context.text('cohort.start') },
    { label: context.text('cohort.customers'), numeric: true },
    { label: context.text('cohort.firstRevenue'), numeric: true, ...unitOf(context) },
  ],
  rows: result.cohorts.map(({ period, customers, revenue }) => [
    { text: period },
    amountCell(context, customers[0] ?? 0, context.text('cohort.counted'), refs),
    amountCell(context, revenue[0] ?? 0, context.text('cohort.summed'), refs),
  ]),
  ...unitNote(context),
});

const PARTS: Readonly<Record<string, (made: CohortsMade) => Block[]>> = {
  customers: (made) => [
    heat(
      made,
      made.context.text('sections.customerRetention'),
      (one) => one.logoRetention,
      made.context.text('cohort.logoFormula'),
    ),
    ...cohortReading(made),
  ],
  revenue: (made) => [
    heat(made, made.context.text('cohort.net'), (one) => one.netRetention, made.context.text('cohort.netFormula')),
    heat(
      made,
      made.context.text('cohort.gross'),
      (one) => one.grossRetention,
      made.context.text('cohort.grossFormula'),
    ),
    ...cohortRevenue(made),
  ],
  sizes: (made) => [sizes(made)],
};

export const cohortsPart = (section: SectionContext, part: string): Promise<Built> =>
  fromWorkbook(section, ['customer', 'date', 'revenue'], ({ context, rows }) => {
    const payments = rows.map((row) => {
      const customer = row.cell('customer');
      const period = periodOf(row, 'date', grainOf(context));
      return { customer, period, amount: amountOf(row, 'revenue', customer), origin: originOf(row.reference) };
    });
    const result = cohorts(payments, currencyOf(context));
    const note = ledgerNote(context, payments);
    const blocks = PARTS[part]?.({ context, result, refs: refsOf(rows) }) ?? [];
    return {
      blocks,
      status: 'done',
      ...(note ? { note } : {}),
      ...(part === 'customers' ? fitting(result.workbook) : {}),
    };
  });
