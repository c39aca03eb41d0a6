// Pages through a query whose rows the caller removes, so that each page is read from the beginning.
import type { Item, Query, Table, Write } from '../../ports/table.ts';

export type ReadWrite = Pick<Table, 'getMany' | 'query' | 'write'>;

/** `each` must remove every row it receives. */
export const whileAny = async (
  table: Pick<Table, 'query'>,
  query: Query & { readonly limit: number },
  each: (items: readonly Item[]) => Promise<void>,
): Promise<void> => {
  for (;;) {
    const { items } = await table.query(query);
    if (items.length === 0) return;
    await each(items);
  }
};

const AT_ONCE = 100;

export const removeAll = async (table: Pick<Table, 'write'>, items: readonly Item[]): Promise<void> => {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const some = items.slice(from, from + AT_ONCE);
    await table.write(...some.map(({ pk, sk }): Write => ({ remove: { pk, sk } })));
  }
};
