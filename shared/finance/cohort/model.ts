// Builds cohorts as a workbook: triangles by age over the sums by customer and period.
import { label, labelOf } from '../label.ts';
import { amountCell, type Grid, gridSheet, paymentCells, paymentSheets } from '../series/payment-sheets.ts';
import { checksSheet, closeTo } from '../workbook/checks.ts';
import { add, binary, call, countIfs, type Operand, range, ratioOf, sum } from '../workbook/expression.ts';
import {
  blank,
  type Format,
  formula,
  head,
  type Line,
  line,
  type Sheet,
  section,
  title,
  total,
  type Workbook,
} from '../workbook/workbook.ts';

/** The customers who started in one period: consecutive lines of the grid. */
export type Begun = { readonly start: number; readonly members: readonly number[] };

export const begunIn = ({ periods, starts }: Grid): readonly Begun[] =>
  periods.flatMap((_, start) => {
    const members = starts.flatMap((own, c) => (own === start ? [c] : []));
    return members.length > 0 ? [{ start, members }] : [];
  });

export const agesOf = ({ periods }: Grid, { start }: Begun): number => periods.length - start;

const column = (cell: (c: number, t: number) => string, { members }: Begun, t: number): readonly string[] =>
  members.map((c) => cell(c, t));
const retentionCell = (c: number, t: number): string => `k.${c}.${t}`;

/** Each customer's amount, capped at the amount of their first period. */
const retentionSheet = (grid: Grid): Sheet =>
  gridSheet(grid, 'kept', (c, t) => {
    const start = grid.starts[c] ?? -1;
    if (start === -1 || t < start) return undefined;
    return [retentionCell(c, t), call('MIN', amountCell(c, t), amountCell(c, start))];
  });

type Block = {
  readonly id: string;
  readonly format: Format;
  readonly cell: (begun: Begun, k: number, age: number) => Operand;
  /** The average as a ratio of sums of these two blocks, over the cohorts that are old enough. */
  readonly average?: readonly [string, string];
};

const BLOCKS: readonly Block[] = [
  {
    id: 'customers',
    format: 'whole',
    cell: (begun, _, age) => countIfs([column(amountCell, begun, begun.start + age), '>0']),
  },
  { id: 'revenue', format: 'decimal', cell: (begun, _, age) => sum(column(amountCell, begun, begun.start + age)) },
  {
    id: 'keptRevenue',
    format: 'decimal',
    cell: (begun, _, age) => sum(column(retentionCell, begun, begun.start + age)),
  },
  {
    id: 'logo',
    format: 'percent',
    cell: (_, k, age) => ratioOf(`customers.${k}.${age}`, `customers.${k}.0`),
    average: ['customers', 'customers'],
  },
  {
    id: 'gross',
    format: 'percent',
    cell: (_, k, age) => ratioOf(`keptRevenue.${k}.${age}`, `revenue.${k}.0`),
    average: ['keptRevenue', 'revenue'],
  },
  {
    id: 'net',
    format: 'percent',
    cell: (_, k, age) => ratioOf(`revenue.${k}.${age}`, `revenue.${k}.0`),
    average: ['revenue', 'revenue'],
  },
];

const averageLine = (grid: Grid, begun: readonly Begun[], { id, average }: Block, ages: readonly number[]): Line[] => {
  if (!average) return [];
  const [above, below] = average;
  const cells = ages.map((age) => {
    // Older cohorts come first, so those that reached this age are the first ones.
    const old = begun.flatMap((one, k) => (agesOf(grid, one) > age ? [k] : []));
    const over = sum(old.map((k) => `${above}.${k}.${age}`));
    return formula(`${id}.average.${age}`, ratioOf(over, sum(old.map((k) => `${below}.${k}.0`))), 'percent');
  });
  return [total({ label: label('cohort.average') }, cells)];
};

const blockLines = (grid: Grid, begun: readonly Begun[], block: Block): readonly Line[] => {
  const ages = Array.from({ length: Math.max(0, ...begun.map((one) => agesOf(grid, one))) }, (_, age) => age);
  return [
    section(labelOf('cohort', block.id)),
    head(label('cohort.start'), ages.map(String)),
    ...begun.map((one, k) =>
      line(
        { label: grid.periods[one.start] ?? '' },
        ages
          .filter((age) => age < agesOf(grid, one))
          .map((age) => formula(`${block.id}.${k}.${age}`, block.cell(one, k, age), block.format)),
      ),
    ),
    ...averageLine(grid, begun, block, ages),
    blank,
  ];
};

const checks = (grid: Grid, begun: readonly Begun[]) => {
  const ages = (one: Begun) => Array.from({ length: agesOf(grid, one) }, (_, age) => age);
  const paying: Grid = { ...grid, payments: grid.payments.filter((_, c) => (grid.starts[c] ?? -1) !== -1) };
  const revenue = begun.map((one, k) => sum(ages(one).map((age) => `revenue.${k}.${age}`)));
  return [
    { key: 'cohortRevenue', holds: closeTo(add(0, ...revenue), sum(paymentCells(paying))) },
    { key: 'cohortStart', holds: binary('=', call('MIN', range(begun.map((_, k) => `logo.${k}.0`))), 1) },
  ];
};

export const cohortWorkbook = (grid: Grid): Workbook => {
  const begun = begunIn(grid);
  return {
    title: label('cohort.title'),
    money: { currency: grid.currency, scale: 'one' },
    sheets: [
      {
        id: 'cohorts',
        title: label('sheet.cohorts'),
        frozen: 1,
        lines: [title(label('cohort.title')), ...BLOCKS.flatMap((block) => blockLines(grid, begun, block))],
      },
      retentionSheet(grid),
      ...paymentSheets(grid),
      checksSheet(checks(grid, begun)),
    ],
  };
};
