// A sheet of a list with its known reading.
import * as z from 'zod';
import type { GridSheet } from '#functions/checklists/grid.ts';
import type { Kind } from '#functions/checklists/read/kinds.ts';

export const Block = z.object({
  /** Rows accepted as the header; 0 means none. */
  head: z.array(z.number()),
  /** Letters of the columns accepted for each use; "-" means none, "*" a new column beside. */
  columns: z.record(z.string(), z.array(z.string())),
  /** The questions are in adjacent columns. */
  across: z.boolean().optional(),
});

export type Block = z.infer<typeof Block>;
export type KnownSheet = {
  readonly set: string;
  readonly list: string;
  readonly grid: GridSheet;
  readonly blocks: readonly Block[];
  /** The cells whose kind is known. */
  readonly asked: ReadonlyMap<string, Kind>;
};
