// Changes the current version of the caller's own row, with other writes in the same transaction.
import type { Table, Write } from '../../ports/table.ts';
import { type MemberRecord, memberKey, members } from '../../store/members.ts';
import type { Caller } from '../caller.ts';
import { edit } from '../workspaces/edit.ts';

type Change = {
  /** The version that the member saw; without it the change applies to the current version. */
  readonly version?: number | undefined;
  /** Converts the row to what the member sees, which is returned if the given version was stale. */
  readonly view?: (row: MemberRecord) => { readonly version: number };
  readonly next: (row: MemberRecord) => MemberRecord;
  readonly more?: (row: MemberRecord) => Promise<readonly Write[]>;
};

export const changeOwnRow = (
  table: Pick<Table, 'getMany' | 'write'>,
  { tenant, userId, member }: Pick<Caller, 'tenant' | 'userId' | 'member'>,
  { version, view = (row) => row, next, more = async () => [] }: Change,
): Promise<MemberRecord> =>
  edit({
    current: member,
    version,
    view,
    reread: async () => {
      const [item] = await table.getMany([memberKey(tenant, userId)]);
      return item && members.read(item);
    },
    write: async (row) => {
      const put = members.row(tenant, next(row), row.version);
      await table.write({ put, if: { version: row.version } }, ...(await more(row)));
      return members.read(put);
    },
  });
