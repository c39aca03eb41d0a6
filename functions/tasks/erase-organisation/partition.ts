// Removes every row of a partition.
import type { Table, TenantPk, Write } from '../../ports/table.ts';

const AT_ONCE = 100;

/** True if there were any rows. */
export const removePartition = async (table: Pick<Table, 'query' | 'write'>, pk: TenantPk): Promise<boolean> => {
  let had = false;
  for (;;) {
    const { items } = await table.query({ pk, limit: AT_ONCE });
    if (items.length === 0) return had;
    had = true;
    await table.write(...items.map((item): Write => ({ remove: { pk: item.pk, sk: item.sk } })));
  }
};
