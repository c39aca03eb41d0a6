// Protects higher roles: nobody changes a member above their own role, and the last owner stays.
import { AppError } from '#shared/contract/errors.ts';
import { ROLES, type Role, STATUS } from '#shared/model/enums.ts';
import type { Table, Write } from '../../ports/table.ts';
import { MEMBER_SK, type MemberRecord, memberKey, members, peoplePk } from '../../store/members.ts';
import type { Caller } from '../caller.ts';
import { rankOf } from '../people/ranks.ts';

/** Flags never reach above the caller's own role: nobody grants, changes or removes a higher role. */
export const requireReach = (caller: Caller, role: Role): void => {
  if (rankOf(role) > rankOf(caller.role)) throw new AppError('forbidden');
};

/**
 * Requires another active owner who stays unchanged during the transaction: if two owners remove each other's role at
 * once, one is refused. Throws lastOwner.
 */
export const otherOwnerStays = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  { userId, role, status }: Pick<MemberRecord, 'userId' | 'role' | 'status'>,
): Promise<Write[]> => {
  if (role !== ROLES.owner || status !== STATUS.active) return [];
  const { items } = await table.query({ index: 'gsi1', pk: peoplePk(tenant) });
  const other = items
    .filter(({ sk }) => sk === MEMBER_SK)
    .map(members.read)
    .find((one) => one.userId !== userId && one.role === ROLES.owner && one.status === STATUS.active);
  if (!other) throw new AppError('lastOwner');
  return [{ check: memberKey(tenant, other.userId), if: { version: other.version } }];
};
