// Lists the workspaces that a person can see, and creates new ones.
import type * as z from 'zod';
import type { CreateProject } from '#shared/contract/routes/projects.ts';
import { ACCESS, ROLES } from '#shared/model/enums.ts';
import { accessNames, type Project } from '#shared/model/project.ts';
import { canSee } from '#shared/policy/policy.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Table, Write } from '../../ports/table.ts';
import { getAll } from '../../store/get-all.ts';
import { nameOf } from '../../store/members.ts';
import { type Edge, edges, type ProjectRecord, projectKey, projects, projectsByAccess } from '../../store/projects.ts';
import { workspaceFolderKey } from '../../store/workspace-folders.ts';
import type { Caller } from '../caller.ts';
import { newProjectId } from '../ids.ts';
import { writeCounted } from '../quotas.ts';
import { standingOf } from './standing.ts';

/** At most this many workspaces are read per access scope; a larger organization must archive some. */
const MAX_WORKSPACES = 1000;

/** The version counts changes made by people, not files added or removed. */
export const projectView = ({ revision = 1, ...project }: ProjectRecord): Project => ({
  ...project,
  ...accessNames(project.access),
  tagging: project.tags,
  isLibrary: project.isLibrary ?? false,
  projectId: project.id,
  version: revision,
});

/** Workspaces of one access scope, newest first. */
export const projectsOfAccess = async (table: Pick<Table, 'query'>, tenant: string, access: number) => {
  const page = await table.query({
    index: 'gsi1',
    pk: projectsByAccess(tenant, access),
    descending: true,
    limit: MAX_WORKSPACES,
  });
  return page.items.map(projects.read);
};

/** Personal workspaces are not listed. */
const byEdges = async (table: Pick<Table, 'getMany'>, tenant: string, own: readonly Edge[]) => {
  const items = await getAll(
    table,
    own.map((edge) => projectKey(tenant, edge.projectId)),
  );
  return items.flatMap((item) => (item ? [projects.read(item)] : []));
};

/** Newest first. One round trip: open workspaces by scope, restricted ones by the caller's memberships. */
export const visibleProjects = async (
  table: Pick<Table, 'getMany' | 'query'>,
  caller: Caller,
): Promise<ProjectRecord[]> => {
  const { tenant } = caller;
  const found = await Promise.all([
    projectsOfAccess(table, tenant, ACCESS.all),
    projectsOfAccess(table, tenant, ACCESS.limited),
    byEdges(table, tenant, caller.edges),
  ]);
  const mine = new Map(caller.edges.map((edge) => [edge.projectId, edge]));
  const all = new Map(found.flat().map((project) => [project.id, project]));
  return [...all.values()]
    .filter((project) => canSee(caller, standingOf(project, mine.get(project.id))))
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
};

type Ports = { readonly table: Pick<Table, 'write'>; readonly clock: Clock; readonly random: Random };

export const createProject = async (
  ports: Ports,
  caller: Caller,
  { tagging, ...wanted }: z.output<typeof CreateProject>,
): Promise<Project> => {
  const { tenant, userId, member } = caller;
  const now = new Date(ports.clock.now()).toISOString();
  const owner = { id: userId, name: nameOf(member) };
  const made = { id: newProjectId(ports), owner, fileCount: 0, createdAt: now, updatedAt: now };
  const project = { ...wanted, ...made, tags: tagging ?? wanted.tags };
  const row = projects.row(tenant, project);
  const edge = { projectId: project.id, userId, role: ROLES.owner, name: owner.name, email: member.email };
  const folder: Write[] = wanted.folderId
    ? [{ check: workspaceFolderKey(tenant, wanted.folderId), if: 'present' }]
    : [];
  await writeCounted(ports.table, caller, 'workspaces', [
    { put: row, if: 'absent', about: project.id },
    { put: edges.row(tenant, edge), if: 'absent' },
    ...folder,
  ]);
  return projectView(projects.read(row));
};
