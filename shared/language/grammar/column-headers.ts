// The workbook columns that calculations need, with their headers in three languages.
import type { Column } from '../../analyses/analysis.ts';
import lexicon from '../lexicon/column-headers.json' with { type: 'json' };

const column = (name: string, type: Column['type'], ...headers: readonly (readonly string[])[]): Column => ({
  name,
  type,
  headers: headers.flat(),
});

export const COLUMNS = {
  item: column('item', 'text', lexicon.item),
  /** What a ledger of sales counts, also where it is no product. */
  soldItem: column('item', 'text', lexicon.item, lexicon.soldThing),
  segment: column('segment', 'text', lexicon.segment),
  company: column('company', 'text', lexicon.company),
  period: column('period', 'text', lexicon.period),
  /** The year of a sale, or its day. */
  soldPeriod: column('period', 'text', lexicon.period, lexicon.date),
  quantity: column('quantity', 'number', lexicon.quantity),
  revenue: column('revenue', 'number', lexicon.revenue),
  /** What a customer pays in a year, for which customer lists have more headers than ledgers. */
  customerRevenue: column('revenue', 'number', lexicon.revenue, lexicon.customerSpend),
  /** Names before codes: the codes merge the spellings of a name. */
  customer: column('customer', 'text', lexicon.customer),
  date: column('date', 'date', lexicon.date),
  value: column('value', 'number', lexicon.value),
  recurring: column('recurring', 'number', lexicon.recurring),
  /** The number of an order, which its lines repeat. */
  order: column('order', 'text', lexicon.order),
  orders: column('orders', 'number', lexicon.orders),
  gross: column('gross', 'number', lexicon.gross),
  price: column('price', 'number', lexicon.price),
  currency: column('currency', 'text', lexicon.currency),
  shares: column('shares', 'number', lexicon.shares),
} as const satisfies Readonly<Record<string, Column>>;
