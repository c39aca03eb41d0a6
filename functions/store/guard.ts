// The last line of tenant isolation: a table that refuses every key outside one tenant, whatever the code above built.
import type { Key, Query, Table, TenantPk, Write } from '../ports/table.ts';
import { PLATFORM, pk } from './keys.ts';

/** A fault of ours that would have crossed tenants. Nothing was read or written; operators are paged. */
export class TenantBreach extends Error {
  constructor() {
    super('a table key lies outside its tenant');
  }
}

const inside = (tenant: string) => {
  const root = pk(tenant);
  return (key: TenantPk) => key === root || key.startsWith(`${root}#`);
};

const keyOf = (write: Write): Key => {
  if ('put' in write) return write.put;
  if ('remove' in write) return write.remove;
  return 'check' in write ? write.check : write.add;
};

/** `alsoPlatform` opens the platform's own rows too: for look-ups that come before a tenant is known. */
export const tenantGuard = (table: Table, tenant: string, alsoPlatform = false): Table => {
  const own = inside(tenant);
  const platform = inside(PLATFORM);
  const demand = (held: boolean) => {
    if (!held) throw new TenantBreach();
  };
  const reachable = (key: TenantPk) => demand(own(key) || (alsoPlatform && platform(key)));
  // A tenant's row may stand in an index list of the platform (work in progress) without its tenant reading that list.
  const listed = (key: TenantPk | undefined) => demand(key === undefined || own(key) || platform(key));
  const queried = (query: Pick<Query, 'pk'>) => reachable(query.pk);

  return {
    getMany: async (keys) => {
      for (const key of keys) reachable(key.pk);
      return table.getMany(keys);
    },
    query: async (query) => {
      queried(query);
      return table.query(query);
    },
    count: async (query) => {
      queried(query);
      return table.count(query);
    },
    write: async (...writes) => {
      for (const write of writes) {
        reachable(keyOf(write).pk);
        if ('put' in write) listed(write.put.gsi1pk);
      }
      return table.write(...writes);
    },
  };
};
