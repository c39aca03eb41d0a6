// What a sample row of the key map is: a description, and an item of the table.
import type { Item } from '#functions/ports/table.ts';

export type SampleRow = readonly [description: string, item: Item];

/** An item of which only the keys are of interest. */
export const bare = (at: { pk: Item['pk']; sk: string }, expiresAt?: number): Item => ({
  ...at,
  version: 1,
  data: {},
  ...(expiresAt ? { expiresAt } : {}),
});
