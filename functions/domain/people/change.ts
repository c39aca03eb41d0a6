// Changes a membership of a workspace: role, deactivation, activation, removal.
import type { Parsed } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { ROLES } from '#shared/model/enums.ts';
import type { WorkspaceMember } from '#shared/model/people.ts';
import type { WorkspaceStanding } from '#shared/policy/policy.ts';
import type { Table, Write } from '../../ports/table.ts';
import { invitationKey } from '../../store/invitations.ts';
import { personPk } from '../../store/members.ts';
import { EDGE_PREFIX, type Edge, edgeKey, edges, type WorkspaceRecord, workspaceKey } from '../../store/workspaces.ts';
import type { Caller, PersonRecord, ResolvedEntities } from '../caller.ts';
import { endUploads } from '../files/end-uploads.ts';
import { edit } from '../workspaces/edit.ts';
import { isAbove } from './ranks.ts';
import { workspaceMemberView } from './view.ts';

type Place = {
  readonly workspace: WorkspaceRecord;
  readonly standing: WorkspaceStanding;
  readonly edge: Edge;
  readonly person: PersonRecord;
};

export const placeOf = ({ workspace, standing, membership, person }: ResolvedEntities): Place => {
  if (!workspace || !standing || !membership || !person) throw new AppError('notFound');
  return { workspace, standing, edge: membership, person };
};

/** Nobody changes the workspace's owner, a member above them, or themselves. */
const requireBelow = (caller: Caller, { workspace, standing, edge, person }: Place): void => {
  const isOwner = edge.userId === workspace.owner.id;
  const role = person.kind === 'member' ? person.member.role : ROLES.guest;
  if (isOwner || edge.userId === caller.userId || isAbove(role, caller, standing)) throw new AppError('forbidden');
};

type Change = {
  readonly tenant: string;
  readonly place: Place;
  readonly version: number | undefined;
  readonly writes: (edge: Edge) => Promise<{ readonly edge: Edge; readonly writes: readonly Write[] }>;
};

const changed = async (table: Pick<Table, 'getMany' | 'write'>, { tenant, place, version, writes }: Change) => {
  const { workspace, person } = place;
  return edit({
    current: place.edge,
    version,
    view: (edge) => workspaceMemberView(workspace, edge, person),
    reread: async () => {
      const keys = [edgeKey(tenant, place.edge.userId, workspace.id), workspaceKey(tenant, workspace.id)];
      const [edge, stillThere] = await table.getMany(keys);
      return edge && stillThere && edges.read(edge);
    },
    write: async (edge) => {
      const next = await writes(edge);
      await table.write(...next.writes, { check: workspaceKey(tenant, workspace.id), if: 'present' });
      return next.edge;
    },
  });
};

const put = (tenant: string, before: Edge, { version: _next, ...after }: Edge) => {
  const row = edges.row(tenant, after, before.version);
  return { edge: edges.read(row), writes: [{ put: row, if: { version: before.version } }] };
};

type Ports = { readonly table: Pick<Table, 'getMany' | 'query' | 'write'> };
type EndPorts = Ports & Pick<Parameters<typeof endUploads>[0], 'files' | 'clock'>;

export const changeRole = async (
  { table }: Ports,
  caller: Caller,
  place: Place,
  { role, version }: Parsed<'people.role', 'body'>,
): Promise<WorkspaceMember> => {
  requireBelow(caller, place);
  if (isAbove(role, caller, place.standing)) throw new AppError('forbidden');
  const { tenant } = caller;
  const edge = await changed(table, {
    tenant,
    place,
    version,
    writes: async (now) => put(tenant, now, { ...now, role }),
  });
  return workspaceMemberView(place.workspace, edge, place.person);
};

/** An invitation made only for this workspace is removed with its membership; its link then opens nothing. */
const invitationWithout = async (table: Ports['table'], tenant: string, { person, edge }: Place): Promise<Write[]> => {
  if (person.kind !== 'invitation' || !person.invitation.isForWorkspace) return [];
  const { items } = await table.query({ pk: personPk(tenant, edge.userId), prefix: EDGE_PREFIX });
  const isElsewhere = items.some((item) => edges.read(item).projectId !== edge.projectId);
  return isElsewhere
    ? []
    : [{ remove: invitationKey(tenant, edge.userId), if: { version: person.invitation.version } }];
};

const remove = async (table: Ports['table'], caller: Caller, place: Place, version: number | undefined) => {
  const { tenant } = caller;
  const { userId, projectId } = place.edge;
  const also = await invitationWithout(table, tenant, place);
  const writes = async (edge: Edge) => ({
    edge,
    writes: [{ remove: edgeKey(tenant, userId, projectId), if: { version: edge.version } }, ...also],
  });
  await changed(table, { tenant, place, version, writes });
};

type Wanted = Parsed<'people.status', 'body'>;
type Status = 'active' | 'deactivated' | 'deleted';

const switched = async (
  table: Ports['table'],
  caller: Caller,
  place: Place,
  to: Pick<Wanted, 'isActive' | 'version'>,
) => {
  const { tenant } = caller;
  const { isActive, version } = to;
  const edge = await changed(table, {
    tenant,
    place,
    version,
    writes: async ({ isShutOut: _before, ...now }) =>
      put(tenant, { ...now }, isActive ? now : { ...now, isShutOut: true }),
  });
  return workspaceMemberView(place.workspace, edge, place.person).status === 'deactivated' ? 'deactivated' : 'active';
};

/**
 * Deactivates, activates or removes a membership. Members may remove themselves; a change cannot both activate and
 * delete.
 */
export const changeStatus = async (
  ports: EndPorts,
  caller: Caller,
  place: Place,
  { isActive, confirmDelete, version }: Wanted,
): Promise<Status> => {
  if (isActive && confirmDelete) throw new AppError('badInput', { field: 'confirmDelete' });
  const { userId, projectId } = place.edge;
  const isLeaving = confirmDelete && userId === caller.userId && place.workspace.owner.id !== caller.userId;
  if (!isLeaving) requireBelow(caller, place);
  if (confirmDelete) await remove(ports.table, caller, place, version);
  const status = confirmDelete ? 'deleted' : await switched(ports.table, caller, place, { isActive, version });
  if (!isActive) await endUploads(ports, caller.tenant, userId, projectId);
  return status;
};
