// Changes the current version of a member's row, with other writes in the same transaction.
import type { Table, Write } from '../../ports/table.ts';
import { type MemberRecord, memberKey, members } from '../../store/members.ts';
import type { Caller } from '../caller.ts';
import { personView } from '../people/view.ts';
import { edit } from '../workspaces/edit.ts';

type Change = {
  readonly member: MemberRecord;
  readonly version: number | undefined;
  /** The first write is the member's row, conditional on its version. */
  readonly writes: (member: MemberRecord) => Promise<readonly Write[]>;
};

/** Returns the row as last read, before the change. */
export const changeMember = (
  table: Pick<Table, 'getMany' | 'write'>,
  { tenant, customRoles }: Caller,
  { member, version, writes }: Change,
): Promise<MemberRecord> =>
  edit({
    current: member,
    version,
    view: (row) => personView({ kind: 'member', member: row }, customRoles),
    reread: async () => {
      const [item] = await table.getMany([memberKey(tenant, member.userId)]);
      return item && members.read(item);
    },
    write: async (row) => {
      await table.write(...(await writes(row)));
      return row;
    },
  });
