// Workspaces: which ones a person can see, and making a new one.
import type * as z from 'zod';
import type { CreateProject } from '#shared/contract/routes/projects.ts';
import { ACCESS, ROLES } from '#shared/model/enums.ts';
import type { Project } from '#shared/model/project.ts';
import { canSee } from '#shared/policy/policy.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { nameOf } from '../../store/members.ts';
import { edges, type ProjectRecord, projectKey, projects, projectsByAccess } from '../../store/projects.ts';
import type { Caller } from '../caller.ts';
import { newProjectId } from '../ids.ts';

/** At most this many workspaces of one scope are read; an organisation with more needs archiving first. */
const MOST = 1000;

export const projectView = ({ version, ...project }: ProjectRecord): Project => ({
  ...project,
  projectId: project.id,
  version,
});

const byAccess = async (table: Pick<Table, 'query'>, tenant: string, access: number) => {
  const page = await table.query({
    index: 'gsi1',
    pk: projectsByAccess(tenant, access),
    descending: true,
    limit: MOST,
  });
  return page.items.map(projects.read);
};

/** Newest first. One round trip: open ones by scope, closed ones by the caller's own edges. */
export const visibleProjects = async (
  table: Pick<Table, 'getMany' | 'query'>,
  caller: Caller,
): Promise<ProjectRecord[]> => {
  const { tenant } = caller;
  const [open, closed, own] = await Promise.all([
    byAccess(table, tenant, ACCESS.all),
    byAccess(table, tenant, ACCESS.limited),
    table.getMany(caller.edges.slice(0, 100).map((edge) => projectKey(tenant, edge.projectId))),
  ]);
  const mine = own.flatMap((item) => (item ? [projects.read(item)] : []));
  const roles = new Map(caller.edges.map((edge) => [edge.projectId, edge.role]));
  const all = new Map([...open, ...closed, ...mine].map((project) => [project.id, project]));
  return [...all.values()]
    .filter((project) =>
      canSee(caller, { access: project.access, ownerId: project.owner.id, memberRole: roles.get(project.id) }),
    )
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
};

type Ports = { readonly table: Pick<Table, 'write'>; readonly clock: Clock; readonly random: Random };

export const createProject = async (
  ports: Ports,
  caller: Caller,
  wanted: z.output<typeof CreateProject>,
): Promise<Project> => {
  const now = new Date(ports.clock.now()).toISOString();
  const owner = { id: caller.userId, name: nameOf(caller.member) };
  const project = { ...wanted, id: newProjectId(ports), owner, fileCount: 0, createdAt: now, updatedAt: now };
  const row = projects.row(caller.tenant, project);
  const edge = { projectId: project.id, userId: caller.userId, role: ROLES.owner };
  await ports.table.write({ put: row, if: 'absent' }, { put: edges.row(caller.tenant, edge), if: 'absent' });
  return projectView(projects.read(row));
};
