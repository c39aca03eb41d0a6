// Defines the sales of an item in a period, with the source rows.
import type { Origin } from '../given.ts';

/** Revenue in one currency; quantities are only added for items with one unit. */
export type Sale = { readonly quantity: number; readonly revenue: number };
export type SaleRow = Sale & { readonly origin: Origin };

/** One item in both periods; empty rows mean not sold in that period. */
export type PvmPair = {
  readonly item: string;
  readonly group: string;
  /** The unit of the quantity; items with one unit share their growth in quantity. */
  readonly unit: string;
  readonly before: readonly SaleRow[];
  readonly after: readonly SaleRow[];
};
