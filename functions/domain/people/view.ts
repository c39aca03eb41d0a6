// Converts people to the client's view: in the organization, and in a workspace.
import { STATUS } from '#shared/model/enums.ts';
import type { Person, WorkspaceMember } from '#shared/model/people.ts';
import type { Item } from '../../ports/table.ts';
import type { CustomRolesRecord } from '../../store/custom-roles.ts';
import { type InvitationRecord, invitations } from '../../store/invitations.ts';
import { INVITATION_SK } from '../../store/keys.ts';
import { type MemberRecord, members, nameOf } from '../../store/members.ts';
import type { Edge, WorkspaceRecord } from '../../store/workspaces.ts';
import type { PersonRecord } from '../caller.ts';
import { membershipId } from '../ids.ts';

export const personOf = (item: Item): PersonRecord =>
  item.sk === INVITATION_SK
    ? { kind: 'invitation', invitation: invitations.read(item) }
    : { kind: 'member', member: members.read(item) };

export const personIdOf = (person: PersonRecord): string =>
  person.kind === 'member' ? person.member.userId : person.invitation.id;

const memberView = (member: MemberRecord, roles: CustomRolesRecord | undefined): Person => {
  const custom = roles?.roles.find(({ id }) => id === member.customRoleId);
  const isActive = member.status === STATUS.active;
  return {
    id: member.userId,
    name: nameOf(member),
    email: member.email,
    role: member.role,
    ...(custom ? { customRole: { id: custom.id, name: custom.name } } : {}),
    status: isActive ? 'active' : 'deactivated',
    isActive,
    ...(member.lastActivity ? { lastActivity: member.lastActivity } : {}),
    joinedAt: member.joinedAt,
    version: member.version,
  };
};

const invitationView = ({ id, email, role, expiresAt, awaitsApproval, version }: InvitationRecord): Person => ({
  id,
  name: '',
  email,
  role,
  status: awaitsApproval ? 'awaiting' : 'invited',
  isActive: false,
  expiresAt,
  version,
});

export const personView = (person: PersonRecord, roles: CustomRolesRecord | undefined): Person =>
  person.kind === 'member' ? memberView(person.member, roles) : invitationView(person.invitation);

/**
 * Role and version are those of the workspace membership; a member deactivated in the organization is inactive
 * everywhere.
 */
export const workspaceMemberView = (workspace: WorkspaceRecord, edge: Edge, person: PersonRecord): WorkspaceMember => {
  const { customRole: _ofTheOrganisation, ...seen } = personView(person, undefined);
  const isShutOut = edge.isShutOut === true && seen.status === 'active';
  return {
    ...seen,
    id: membershipId(workspace.id, edge.userId),
    personId: edge.userId,
    role: edge.role,
    status: isShutOut ? 'deactivated' : seen.status,
    isActive: seen.isActive && !isShutOut,
    isOwner: workspace.owner.id === edge.userId,
    version: edge.version,
  };
};
