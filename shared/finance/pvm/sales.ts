// Sales of an item in a period, with the source rows.
import type { Origin } from '../given.ts';

/** Revenue in one currency; quantities are added over items of one unit alone. */
export type Sale = { readonly quantity: number; readonly revenue: number };
export type SaleRow = Sale & { readonly origin: Origin };

/** One item in both periods; no row: not sold in that period. */
export type PvmPair = {
  readonly item: string;
  readonly group: string;
  /** What it is counted in; items of one unit share their growth in quantity. */
  readonly unit: string;
  readonly before: readonly SaleRow[];
  readonly after: readonly SaleRow[];
};
