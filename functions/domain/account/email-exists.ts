// Reports to members who may add people whether an address belongs to a member of their organization.
import { can } from '#shared/policy/policy.ts';
import type { Table } from '../../ports/table.ts';
import { MEMBER_SK, peoplePk } from '../../store/members.ts';
import type { Caller } from '../caller.ts';

/** Members who can create workspaces can also add people to them. */
const mayAdd = (caller: Caller): boolean => can(caller, 'people.write') || can(caller, 'project.create');

export const emailExists = async (
  table: Pick<Table, 'query'>,
  caller: Caller | undefined,
  email: string,
): Promise<boolean> => {
  if (!caller || !mayAdd(caller)) return false;
  const { items } = await table.query({ index: 'gsi1', pk: peoplePk(caller.tenant), prefix: `${email}#` });
  return items.some(({ sk }) => sk === MEMBER_SK);
};
