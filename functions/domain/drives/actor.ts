// Finds the person a sync acts for: the member who consented, while they may still write to the workspace.
import { STATUS } from '#shared/model/enums.ts';
import { can } from '#shared/policy/policy.ts';
import type { Table } from '../../ports/table.ts';
import { customRoles, customRolesKey } from '../../store/custom-roles.ts';
import type { DriveRecord } from '../../store/drives.ts';
import { memberKey, members } from '../../store/members.ts';
import { organisationKey, organisations } from '../../store/organisations.ts';
import { edgeKey, edges, workspaceKey, workspaces } from '../../store/workspaces.ts';
import type { Caller } from '../caller.ts';
import { standingOf } from '../workspaces/standing.ts';

export type Actor = Pick<Caller, 'tenant' | 'userId' | 'member' | 'organisation'>;

/** `undefined` if the member has left, was suspended, or the organization is suspended. */
export const actorOf = async (
  table: Pick<Table, 'getMany'>,
  tenant: string,
  { projectId, connectedBy: { id: userId } }: Pick<DriveRecord, 'projectId' | 'connectedBy'>,
): Promise<Actor | undefined> => {
  const [memberItem, projectItem, edgeItem, rolesItem, organisationItem] = await table.getMany([
    memberKey(tenant, userId),
    workspaceKey(tenant, projectId),
    edgeKey(tenant, userId, projectId),
    customRolesKey(tenant),
    organisationKey(tenant),
  ]);
  if (!memberItem || !projectItem || !organisationItem) return undefined;
  const member = members.read(memberItem);
  const workspace = workspaces.read(projectItem);
  const edge = edgeItem && edges.read(edgeItem);
  const roles = rolesItem && customRoles.read(rolesItem).roles;
  const organisation = organisations.read(organisationItem);
  if (organisation.status === 'suspended' || member.status !== STATUS.active) return undefined;
  const customFlags = roles?.find(({ id }) => id === member.customRoleId)?.flags;
  const person = { userId, role: member.role, status: member.status, customFlags };
  const may = can(person, 'file.write', standingOf(workspace, edge));
  return may ? { tenant, userId, member, organisation } : undefined;
};
