// Orders of a workbook by month: sales, average order value, and repeat customers.

import { asWorkbook } from '#shared/analyses/inputs.ts';
import type { Order, OrderGrid } from '#shared/finance/commerce/order-model.ts';
import { orderMetrics } from '#shared/finance/commerce/orders.ts';
import { type Ratio, sumOf } from '#shared/finance/ratio.ts';
import { CalculationRefused } from '#shared/finance/refused.ts';
import type { TextIn } from '#shared/i18n/text-keys.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Built, SectionContext } from '../builder.ts';
import type { SheetRow } from '../evidence/sheet-rows.ts';
import { fitting } from './fitting.ts';
import { originOf } from './origins.ts';
import { fromWorkbook, type ReadRows, readWorkbook } from './read-workbook.ts';
import { amountCell, type Cell, currencyOf, shareCell, unitOf } from './shown.ts';
import { amountOf, periodOf, refsOf } from './workbook-rows.ts';

const MAX_PERIODS = 24;

type Counted = 'stated' | 'numbered' | 'rows';
type Ordered = {
  readonly orders: readonly Order[];
  readonly refunds: readonly number[];
  /** Rows of orders without an amount: samples, trials. */
  readonly free: number;
};

/** Uses the columns for gross value and orders if the file has them; sales to nobody in particular are orders too. */
const columnsOf = ({ inputs }: SectionContext) => {
  const columns = asWorkbook(inputs.workbook)?.columns ?? {};
  const value = columns.gross ? 'gross' : 'recurring';
  const stated: Counted = columns.order ? 'numbered' : 'rows';
  const counted: Counted = columns.orders ? 'stated' : stated;
  return { value, counted, head: columns.order ?? '', needed: ['date', value, ...(columns.orders ? ['orders'] : [])] };
};

/** Counts an order at its first row with an amount; a row without a number is an order of its own. */
const numberedOnce = (): ((row: SheetRow) => number) => {
  const seen = new Set<string>();
  return ({ cell }) => {
    const order = cell('order');
    if (order !== '' && seen.has(order)) return 0;
    seen.add(order);
    return 1;
  };
};

const ordersIn = ({ context, rows }: ReadRows): Ordered => {
  const { value, counted } = columnsOf(context);
  const once = numberedOnce();
  const countOf = (row: SheetRow, amount: number): number => {
    if (counted === 'stated') return amountOf(row, 'orders', row.cell('customer'));
    if (amount <= 0) return 0;
    return counted === 'numbered' ? once(row) : 1;
  };
  const all = rows.map((row) => {
    const customer = row.cell('customer');
    const amount = amountOf(row, value, customer);
    const count = countOf(row, amount);
    return { customer, period: periodOf(row, 'date', 'month'), amount, count, origin: originOf(row.reference) };
  });
  // Refunds are not orders: the measures are gross.
  const isOrder = ({ amount, count }: Order) => amount >= 0 && count >= 0;
  return {
    orders: all.filter(isOrder),
    refunds: all.filter((one) => !isOrder(one)).map(({ amount }) => amount),
    free: counted === 'stated' ? 0 : all.filter(({ amount }) => amount === 0).length,
  };
};

const notesOf = ({ context }: ReadRows, { refunds, free }: Ordered): string => {
  const sum = amountCell(context, sumOf(refunds), '', []).text ?? '';
  return [
    columnsOf(context).counted === 'rows' ? context.text('say.rowsAsOrders') : '',
    refunds.length > 0 ? context.text('say.refundsLeftOut', { count: refunds.length, sum }) : '',
    free > 0 ? context.text('say.rowsFree', { count: free }) : '',
  ]
    .filter(Boolean)
    .join(' ');
};

type Metrics = ReturnType<typeof orderMetrics>['metrics'][number];
type Shown = { readonly label: string; readonly isMoney?: true; cellOf(one: Metrics): Cell };

const shownOf = (context: SectionContext, refs: readonly number[]): readonly Shown[] => {
  const { counted, head } = columnsOf(context);
  const say = (key: string) => context.text(`commerce.${key}` as TextIn<'analyses'>, { head });
  const amount = (key: string, value: Ratio): Cell =>
    typeof value === 'number'
      ? amountCell(context, value, say(`${key}Formula`), refs)
      : { text: context.text('say.notMeaningful') };
  const share = (key: string, value: Ratio): Cell => shareCell(context, value, say(`${key}Formula`), refs);
  const areRows = counted === 'rows';
  const [count, average] = areRows ? (['rowCount', 'averageRow'] as const) : (['orderCount', 'averageOrder'] as const);
  const counting = counted === 'stated' ? 'orderSum' : count;
  const repeat: Shown = { label: say('repeatRate'), cellOf: ({ repeatRate }) => share('repeatRate', repeatRate) };
  return [
    { label: say('merchandise'), isMoney: true, cellOf: (one) => amount('merchandise', one.merchandise) },
    { label: say(count), cellOf: ({ orders }) => amount(counting, orders) },
    { label: say(average), isMoney: true, cellOf: ({ averageOrder }) => amount(average, averageOrder) },
    // Two lines of one order are no second purchase.
    ...(areRows ? [] : [repeat]),
    { label: say('returningRate'), cellOf: ({ returningRate }) => share('returningRate', returningRate) },
  ];
};

const metricsOf = (read: ReadRows, { orders }: Ordered) =>
  orderMetrics(orders, currencyOf(read.context), columnsOf(read.context).counted === 'rows');

const tableOf = (read: ReadRows): Built => {
  const { context, rows } = read;
  const ordered = ordersIn(read);
  const { metrics, workbook } = metricsOf(read, ordered);
  const shown = shownOf(context, refsOf(rows));
  const table: Block = {
    kind: 'table',
    columns: [
      { label: context.text('workbookColumns.period') },
      ...shown.map(({ label, isMoney }) => ({ label, numeric: true, ...(isMoney ? unitOf(context) : {}) })),
    ],
    rows: metrics.slice(-MAX_PERIODS).map((one) => [{ text: one.period }, ...shown.map(({ cellOf }) => cellOf(one))]),
  };
  const note = notesOf(read, ordered);
  return { blocks: [table], status: 'done', ...(note ? { note } : {}), ...fitting(workbook) };
};

export const ordersPart = (context: SectionContext): Promise<Built> =>
  fromWorkbook(context, columnsOf(context).needed, tableOf);

/** The order grid goes into the workbook of the revenue bridge, unless the rows cannot be read as orders. */
export const orderGrid = async (context: SectionContext): Promise<OrderGrid | undefined> => {
  try {
    const read = await readWorkbook(context, columnsOf(context).needed);
    return metricsOf(read, ordersIn(read)).grid;
  } catch (error) {
    if (error instanceof CalculationRefused) return undefined;
    throw error;
  }
};
