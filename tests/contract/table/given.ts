// Helpers of the table suite: a partition for each test, and short ways to fill and read it.
import { type Item, type Query, type Table, type TenantPk, type Write, WriteConflict } from '#functions/ports/table.ts';
import { key, pk } from '#functions/store/keys.ts';

/** A table under test and the clock that it uses. */
export type TableUnderTest = { readonly table: Table; readonly clock: { at: number } };

/** The partition of the current test. */
export let part: TenantPk;
let serial = 0;
export const freshPart = () => {
  serial += 1;
  part = pk('tenant-a', `${Date.now()}-${serial}`);
};

export const row = (sk: string, data: Item['data'] = {}, more: Partial<Item> = {}): Item => ({
  ...key(part, sk),
  version: 1,
  data,
  ...more,
});
export const skOf = (items: readonly Item[]) => items.map(({ sk }) => sk);
export const conflictAt = async (work: Promise<void>): Promise<number | undefined> => {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof WriteConflict) return error.at;
    throw error;
  }
};
export const put = (item: Item, condition?: 'absent' | 'present' | { version: number }): Write =>
  condition === undefined ? { put: item } : { put: item, if: condition };
export const numbered = (count: number) => Array.from({ length: count }, (_, i) => `N#${String(i).padStart(4, '0')}`);
export const fill = async (table: Table, sks: readonly string[], more: Partial<Item> = {}) => {
  for (let i = 0; i < sks.length; i += 100)
    await table.write(...sks.slice(i, i + 100).map((sk) => put(row(sk, { sk }, more))));
};
export const walk = async (table: Table, query: Query): Promise<Item[][]> => {
  const pages: Item[][] = [];
  for (let cursor: string | undefined, first = true; first || cursor; first = false) {
    const page = await table.query(cursor ? { ...query, cursor } : query);
    pages.push([...page.items]);
    cursor = page.cursor;
  }
  return pages;
};
