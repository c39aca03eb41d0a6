// Tells which tables fit a question, by the labels of their columns.
import type { BlockOf } from '#shared/report/blocks.ts';
import { aboutText } from '../room/report-subjects.ts';
import { isPrice } from './price-lists.ts';

/** A longer label is a cell or a sentence. */
const MAX_MARKET_LABEL = 60;
const isOfPlan = (label: string): boolean => aboutText(label, []).stances.has('plan');
const isOfMarketLabel = (label: string): boolean =>
  label.length <= MAX_MARKET_LABEL &&
  ['market', 'demand', 'marketShare'].some((id) => aboutText(label, []).subjects.has(id));
const isOfSale = (label: string): boolean => aboutText(label, []).subjects.has('sale');
const isOfBuyers = (label: string): boolean => aboutText(label, []).subjects.has('customers');
/**
 * The tables that fit a question: competitors, one of them cheap, are not a price list, and customer service staff are
 * not customers.
 */
const TABLE_OF: Readonly<Record<string, (label: string) => boolean>> = {
  pricesOf: isPrice,
  customersOf: isOfBuyers,
  outlookOf: isOfPlan,
  strategyOf: isOfPlan,
  marketOf: isOfMarketLabel,
  transactionOf: isOfSale,
};

export const isTableOf = (key: string, { columns, caption = '' }: BlockOf<'table'>): boolean => {
  const isOf = TABLE_OF[key];
  return isOf === undefined || [caption, ...columns.map(({ label }) => label)].some(isOf);
};
