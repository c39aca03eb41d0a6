// Changes a member's role in the organization, and the custom role that replaces its flags.
import type { Parsed } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { ROLES, type Role } from '#shared/model/enums.ts';
import type { Person } from '#shared/model/people.ts';
import type { Table } from '../../ports/table.ts';
import { type InvitationRecord, invitationKey, invitations } from '../../store/invitations.ts';
import { type MemberRecord, members } from '../../store/members.ts';
import type { Caller, PersonRecord } from '../caller.ts';
import { personView } from '../people/view.ts';
import { edit } from '../workspaces/edit.ts';
import { changeMember } from './change-member.ts';
import { otherOwnerStays } from './owners.ts';

type Reach = Pick<Table, 'getMany' | 'query' | 'write'>;
type Wanted = Parsed<'organisation.personRole', 'body'>;

/** An owner holds every flag: a custom role could lock the organization out. */
const withRole = (row: MemberRecord, { role = row.role, customRoleId }: Wanted): MemberRecord => {
  const { customRoleId: before, ...rest } = row;
  const custom = customRoleId === undefined ? before : (customRoleId ?? undefined);
  if (role === ROLES.owner && customRoleId) throw new AppError('badInput', { field: 'customRoleId' });
  return { ...rest, role, ...(custom && role !== ROLES.owner ? { customRoleId: custom } : {}) };
};

const changeMemberRole = async (table: Reach, caller: Caller, member: MemberRecord, wanted: Wanted) => {
  const { tenant, customRoles } = caller;
  const before = await changeMember(table, caller, {
    member,
    version: wanted.version,
    writes: async (row) => {
      const next = withRole(row, wanted);
      const stays = next.role === ROLES.owner ? [] : await otherOwnerStays(table, tenant, row);
      return [{ put: members.row(tenant, next, row.version), if: { version: row.version } }, ...stays];
    },
  });
  const after = { ...withRole(before, wanted), version: before.version + 1 };
  return personView({ kind: 'member', member: after }, customRoles);
};

const view = (row: InvitationRecord) => personView({ kind: 'invitation', invitation: row }, undefined);

const changeInvitedRole = async (
  table: Reach,
  tenant: string,
  invitation: InvitationRecord,
  { role, version }: { readonly role: Role; readonly version?: number | undefined },
) => {
  const changed = await edit({
    current: invitation,
    version,
    view,
    reread: async () => {
      const [item] = await table.getMany([invitationKey(tenant, invitation.id)]);
      return item && invitations.read(item);
    },
    write: async (row) => {
      const next = invitations.row(tenant, { ...row, role }, row.version);
      await table.write({ put: next, if: { version: row.version } });
      return invitations.read(next);
    },
  });
  return view(changed);
};

/** Throws lastOwner for the only owner, notFound for a custom role of another organization. */
export const changeRole = (table: Reach, caller: Caller, person: PersonRecord, wanted: Wanted): Promise<Person> => {
  const { role, customRoleId, version } = wanted;
  if (role === undefined && customRoleId === undefined) throw new AppError('badInput', { field: 'role' });
  if (customRoleId && !caller.customRoles?.roles.some(({ id }) => id === customRoleId)) throw new AppError('notFound');
  if (person.kind === 'member') return changeMemberRole(table, caller, person.member, wanted);
  if (role === undefined || customRoleId !== undefined) throw new AppError('badInput', { field: 'customRoleId' });
  return changeInvitedRole(table, caller.tenant, person.invitation, { role, version });
};
