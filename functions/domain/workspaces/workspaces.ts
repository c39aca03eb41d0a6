// Lists the workspaces that a person can see, and creates new ones.
import type * as z from 'zod';
import type { CreateWorkspace } from '#shared/contract/routes/workspaces.ts';
import { ACCESS, ROLES } from '#shared/model/enums.ts';
import { accessNames, type Workspace } from '#shared/model/workspace.ts';
import { canSee } from '#shared/policy/policy.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Table, Write } from '../../ports/table.ts';
import { getAll } from '../../store/get-all.ts';
import { nameOf } from '../../store/members.ts';
import { workspaceFolderKey } from '../../store/workspace-folders.ts';
import {
  type Edge,
  edges,
  type WorkspaceRecord,
  workspaceKey,
  workspaces,
  workspacesByAccess,
} from '../../store/workspaces.ts';
import type { Caller } from '../caller.ts';
import { newWorkspaceId } from '../ids.ts';
import { writeCounted } from '../quotas.ts';
import { standingOf } from './standing.ts';

/** At most this many workspaces are read per access scope; a larger organization must archive some. */
const MAX_WORKSPACES = 1000;

/** The version counts changes made by people, not files added or removed. */
export const workspaceView = ({ revision = 1, ...workspace }: WorkspaceRecord): Workspace => ({
  ...workspace,
  ...accessNames(workspace.access),
  tagging: workspace.tags,
  isLibrary: workspace.isLibrary ?? false,
  projectId: workspace.id,
  version: revision,
});

/** Workspaces of one access scope, newest first. */
export const workspacesOfAccess = async (table: Pick<Table, 'query'>, tenant: string, access: number) => {
  const page = await table.query({
    index: 'gsi1',
    pk: workspacesByAccess(tenant, access),
    descending: true,
    limit: MAX_WORKSPACES,
  });
  return page.items.map(workspaces.read);
};

/** Personal workspaces are not listed. */
const byEdges = async (table: Pick<Table, 'getMany'>, tenant: string, own: readonly Edge[]) => {
  const items = await getAll(
    table,
    own.map((edge) => workspaceKey(tenant, edge.projectId)),
  );
  return items.flatMap((item) => (item ? [workspaces.read(item)] : []));
};

/** Newest first. One round trip: open workspaces by scope, restricted ones by the caller's memberships. */
export const visibleWorkspaces = async (
  table: Pick<Table, 'getMany' | 'query'>,
  caller: Caller,
): Promise<WorkspaceRecord[]> => {
  const { tenant } = caller;
  const found = await Promise.all([
    workspacesOfAccess(table, tenant, ACCESS.all),
    workspacesOfAccess(table, tenant, ACCESS.limited),
    byEdges(table, tenant, caller.edges),
  ]);
  const mine = new Map(caller.edges.map((edge) => [edge.projectId, edge]));
  const all = new Map(found.flat().map((workspace) => [workspace.id, workspace]));
  return [...all.values()]
    .filter((workspace) => canSee(caller, standingOf(workspace, mine.get(workspace.id))))
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
};

type Ports = { readonly table: Pick<Table, 'write'>; readonly clock: Clock; readonly random: Random };

export const createWorkspace = async (
  ports: Ports,
  caller: Caller,
  { tagging, ...wanted }: z.output<typeof CreateWorkspace>,
): Promise<Workspace> => {
  const { tenant, userId, member } = caller;
  const now = new Date(ports.clock.now()).toISOString();
  const owner = { id: userId, name: nameOf(member) };
  const made = { id: newWorkspaceId(ports), owner, fileCount: 0, createdAt: now, updatedAt: now };
  const workspace = { ...wanted, ...made, tags: tagging ?? wanted.tags };
  const row = workspaces.row(tenant, workspace);
  const edge = { projectId: workspace.id, userId, role: ROLES.owner, name: owner.name, email: member.email };
  const folder: Write[] = wanted.folderId
    ? [{ check: workspaceFolderKey(tenant, wanted.folderId), if: 'present' }]
    : [];
  await writeCounted(ports.table, caller, 'workspaces', [
    { put: row, if: 'absent', about: workspace.id },
    { put: edges.row(tenant, edge), if: 'absent' },
    ...folder,
  ]);
  return workspaceView(workspaces.read(row));
};
