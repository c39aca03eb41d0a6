// Activates, deactivates and deletes members, and revokes invitations. Effective from their next request.
import type { Parsed } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { STATUS } from '#shared/model/enums.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Identity } from '../../ports/identity.ts';
import type { Table } from '../../ports/table.ts';
import type { InvitationRecord } from '../../store/invitations.ts';
import { type MemberRecord, members } from '../../store/members.ts';
import type { Caller, PersonRecord } from '../caller.ts';
import { endUploads } from '../files/end-uploads.ts';
import { revokeInvitation } from '../invitations/revoke.ts';
import { changeMember } from './change-member.ts';
import { otherOwnerStays, requireReach } from './owners.ts';
import { removalWrites } from './remove-member.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly identity: Pick<Identity, 'signOut' | 'remove'>;
  readonly files: Parameters<typeof endUploads>[0]['files'];
  readonly clock: Clock;
};
type Wanted = Parsed<'organisation.personStatus', 'body'>;
type Outcome = { readonly id: string; readonly status: 'active' | 'deactivated' | 'deleted' };

const activate = async (ports: Ports, caller: Caller, member: MemberRecord, version: number | undefined) => {
  const put = async (row: MemberRecord) => [
    {
      put: members.row(caller.tenant, { ...row, status: STATUS.active }, row.version),
      if: { version: row.version },
    },
  ];
  await changeMember(ports.table, caller, { member, version, writes: put });
};

const deactivate = async (ports: Ports, caller: Caller, member: MemberRecord, version: number | undefined) => {
  const sessionsEndedAt = new Date(ports.clock.now()).toISOString();
  const off = async (row: MemberRecord) => {
    const next = { ...row, status: STATUS.inactive, sessionsEndedAt };
    return [
      { put: members.row(caller.tenant, next, row.version), if: { version: row.version } },
      ...(await otherOwnerStays(ports.table, caller.tenant, row)),
    ];
  };
  await changeMember(ports.table, caller, { member, version, writes: off });
  await ports.identity.signOut(member.email);
};

/**
 * The row is removed first: an account without a row cannot sign in, and a later sign-up with its address replaces it.
 */
const remove = async (ports: Ports, caller: Caller, member: MemberRecord, version: number | undefined) => {
  const writes = async (row: MemberRecord) => [
    ...(await removalWrites(ports.table, caller.tenant, row, ports.clock.now())),
    ...(await otherOwnerStays(ports.table, caller.tenant, row)),
  ];
  await changeMember(ports.table, caller, { member, version, writes });
  await ports.identity.signOut(member.email);
  await ports.identity.remove(member.email);
};

const revoke = async ({ table }: Ports, { tenant }: Caller, invitation: InvitationRecord): Promise<Outcome> => {
  await revokeInvitation(table, tenant, invitation);
  return { id: invitation.id, status: 'deleted' };
};

/** Nobody can do this to themselves. */
export const changeStatus = async (
  ports: Ports,
  caller: Caller,
  person: PersonRecord,
  { isActive, confirmDelete, version }: Wanted,
): Promise<Outcome> => {
  if (isActive && confirmDelete) throw new AppError('badInput', { field: 'confirmDelete' });
  requireReach(caller, person.kind === 'member' ? person.member.role : person.invitation.role);
  if (person.kind === 'invitation') {
    if (isActive) throw new AppError('badInput', { field: 'isActive' });
    return revoke(ports, caller, person.invitation);
  }
  const { member } = person;
  if (member.userId === caller.userId) throw new AppError('forbidden');
  const act = isActive ? activate : confirmDelete ? remove : deactivate;
  await act(ports, caller, member, version);
  if (!isActive) await endUploads(ports, caller.tenant, member.userId);
  return { id: member.userId, status: isActive ? 'active' : confirmDelete ? 'deleted' : 'deactivated' };
};
