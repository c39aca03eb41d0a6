// Sales of an item in a period, with the source rows.
import type { Origin } from '../given.ts';

/** Quantities in one unit over all items; revenue in one currency. */
export type Sale = { readonly quantity: number; readonly revenue: number };
export type SaleRow = Sale & { readonly origin: Origin };

/** One item in both periods; no row: not sold in that period. */
export type PvmPair = {
  readonly item: string;
  readonly group: string;
  readonly before: readonly SaleRow[];
  readonly after: readonly SaleRow[];
};
