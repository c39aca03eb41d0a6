// Orders of a workbook by month: sales, average order value, and repeat customers.

import { asWorkbook } from '#shared/analyses/inputs.ts';
import type { Order } from '#shared/finance/commerce/order-model.ts';
import { orderMetrics } from '#shared/finance/commerce/orders.ts';
import type { Ratio } from '#shared/finance/ratio.ts';
import { CalculationRefused } from '#shared/finance/refused.ts';
import type { Grid } from '#shared/finance/series/payment-sheets.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Built, SectionContext } from '../builder.ts';
import { fitting } from './fitting.ts';
import { originOf } from './origins.ts';
import { fromWorkbook, type ReadRows, readWorkbook } from './read-workbook.ts';
import { amountCell, type Cell, currencyOf, shareCell, unitOf } from './shown.ts';
import { amountOf, periodOf, refsOf } from './workbook-rows.ts';

const MAX_PERIODS = 24;

type Ordered = { readonly orders: readonly Order[]; readonly isCounted: boolean; readonly refunds: number };

/** Uses the columns for gross value and orders if the file has them; else each row is one order. */
const columnsOf = ({ inputs }: SectionContext) => {
  const columns = asWorkbook(inputs.workbook)?.columns ?? {};
  const value = columns.gross ? 'gross' : 'recurring';
  const isCounted = Boolean(columns.orders);
  return { value, isCounted, needed: ['customer', 'date', value, ...(isCounted ? ['orders'] : [])] };
};

const ordersIn = ({ context, rows }: ReadRows): Ordered => {
  const { value, isCounted } = columnsOf(context);
  const all = rows.map((row) => {
    const customer = row.cell('customer');
    const count = isCounted ? amountOf(row, 'orders', customer) : 1;
    const amount = amountOf(row, value, customer);
    return { customer, period: periodOf(row, 'date', 'month'), amount, count, origin: originOf(row.reference) };
  });
  // Refunds are not orders: the measures are gross.
  const orders = all.filter(({ amount, count }) => amount >= 0 && count >= 0);
  return { orders, isCounted, refunds: all.length - orders.length };
};

const tableOf = (read: ReadRows): Built => {
  const { context, rows } = read;
  const { orders, isCounted, refunds } = ordersIn(read);
  const { metrics, workbook } = orderMetrics(orders, currencyOf(context));
  const refs = refsOf(rows);
  const say = (key: string) => context.textOf('commerce', key);
  const amount = (key: string, value: Ratio): Cell =>
    typeof value === 'number'
      ? amountCell(context, value, say(`${key}Formula`), refs)
      : { text: context.text('say.notMeaningful') };
  const share = (key: string, value: Ratio): Cell => shareCell(context, value, say(`${key}Formula`), refs);
  const money = { numeric: true, ...unitOf(context) };
  const table: Block = {
    kind: 'table',
    columns: [
      { label: context.text('workbookColumns.period') },
      { label: say('merchandise'), ...money },
      { label: say('orderCount'), numeric: true },
      { label: say('averageOrder'), ...money },
      { label: say('repeatRate'), numeric: true },
      { label: say('returningRate'), numeric: true },
    ],
    rows: metrics
      .slice(-MAX_PERIODS)
      .map((one) => [
        { text: one.period },
        amount('merchandise', one.merchandise),
        amount(isCounted ? 'orderSum' : 'orderCount', one.orders),
        amount('averageOrder', one.averageOrder),
        share('repeatRate', one.repeatRate),
        share('returningRate', one.returningRate),
      ]),
  };
  const note = refunds > 0 ? { note: context.text('say.refundsLeftOut', { count: refunds }) } : {};
  return { blocks: [table], status: 'done', ...note, ...fitting(workbook) };
};

export const ordersPart = (context: SectionContext): Promise<Built> =>
  fromWorkbook(context, columnsOf(context).needed, tableOf);

/** The order grid goes into the workbook of the revenue bridge, unless the rows cannot be read as orders. */
export const orderGrid = async (context: SectionContext): Promise<Grid<Order> | undefined> => {
  try {
    const read = await readWorkbook(context, columnsOf(context).needed);
    return orderMetrics(ordersIn(read).orders, currencyOf(read.context)).grid;
  } catch (error) {
    if (error instanceof CalculationRefused) return undefined;
    throw error;
  }
};
