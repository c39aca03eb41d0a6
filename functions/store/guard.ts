// Enforces tenant isolation as the last line of defense: a table that refuses every key outside one tenant.
import {
  INDEXES,
  type Item,
  type Key,
  keyOfWrite,
  type Query,
  type Table,
  type TenantPk,
  type Write,
} from '../ports/table.ts';
import { EMAIL_SK, INVITATION_SK, PLATFORM, pk } from './keys.ts';
import { MEMBER_SK } from './members.ts';
import { ORGANISATION_SK, USAGE_SK } from './organisations.ts';

/** A bug that would have crossed tenants. Nothing was read or written; operators are paged. */
export class TenantBreach extends Error {
  override readonly name = 'TenantBreach';
  constructor() {
    super('a table key lies outside its tenant');
  }
}

const inside = (tenant: string) => {
  const root = pk(tenant);
  return (key: TenantPk) => key === root || key.startsWith(`${root}#`);
};

const sameTenant = (a: TenantPk, b: TenantPk) => a.split('#')[1] === b.split('#')[1];

/** The rows of a tenant that platform staff may access: its row, counters, credits and invitations. */
const isOrganisationsOwn = ({ pk, sk }: Partial<Key> & Pick<Key, 'pk'>): boolean => {
  const [, , area, id = ''] = pk.split('#');
  if (area === undefined) return sk === ORGANISATION_SK || sk === USAGE_SK;
  return area === 'CREDITS' || (area === 'PERSON' && id.startsWith('inv_') && sk === INVITATION_SK);
};

const isAddress = ({ pk, sk }: Key): boolean => sk === EMAIL_SK && /^ORG#platform#EMAIL#[0-9a-f]{64}$/.test(pk);

/**
 * Deleting a person may remove one platform row: their address, which becomes free. Allowed only in the transaction
 * that removes a member of the same tenant, one address per member.
 */
const freesAddresses = (writes: readonly Write[], own: (pk: TenantPk) => boolean): readonly Write[] => {
  const removed = writes.filter((write) => 'remove' in write);
  const leavers = removed.filter(
    ({ remove, if: condition }) =>
      own(remove.pk) && remove.pk.split('#')[2] === 'PERSON' && remove.sk === MEMBER_SK && condition !== undefined,
  );
  return removed.filter(({ remove }) => isAddress(remove)).slice(0, leavers.length);
};

/** `platform` adds the platform's rows; `organisations` also adds what platform staff may access of every tenant. */
export type Reach = 'own' | 'platform' | 'organisations';

export const tenantGuard = (table: Table, tenant: string, reach: Reach = 'own'): Table => {
  const own = inside(tenant);
  const platform = inside(PLATFORM);
  const assertReachable = (isMet: boolean) => {
    if (!isMet) throw new TenantBreach();
  };
  const reachable = (key: Partial<Key> & Pick<Key, 'pk'>) =>
    assertReachable(
      own(key.pk) || (reach !== 'own' && platform(key.pk)) || (reach === 'organisations' && isOrganisationsOwn(key)),
    );
  // A tenant's row may be in a platform index (work in progress) that the tenant itself cannot read.
  const listed = (item: Item) => {
    for (const index of INDEXES) {
      const at = item[`${index}pk`];
      // An organization's row and invitations are in indexes of their own tenant, whoever writes them.
      assertReachable(
        at === undefined || own(at) || platform(at) || (reach === 'organisations' && sameTenant(at, item.pk)),
      );
    }
  };
  const queried = ({ pk }: Pick<Query, 'pk'>) => reachable({ pk });

  return {
    getMany: async (keys) => {
      for (const key of keys) reachable(key);
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
      const freed = freesAddresses(writes, own);
      for (const write of writes) {
        if (!freed.includes(write)) reachable(keyOfWrite(write));
        if ('put' in write) listed(write.put);
      }
      return table.write(...writes);
    },
  };
};
