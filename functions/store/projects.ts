// Stores workspaces and their memberships.
import * as z from 'zod';
import { AccessScope, RoleNumber } from '#shared/model/codes.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { ProjectId, WorkspaceFolderId } from '#shared/model/ids.ts';
import { key, pk } from './keys.ts';
import { personPk } from './members.ts';
import { store, type Versioned } from './record.ts';

export const ProjectData = z.object({
  id: ProjectId,
  name: z.string(),
  alias: z.string(),
  note: z.string(),
  tags: z.array(z.string()),
  access: AccessScope,
  isLibrary: z.boolean().optional(),
  owner: z.object({ id: z.string(), name: z.string() }),
  folderId: WorkspaceFolderId.optional(),
  /** Changes in the transaction that adds or removes a file. */
  fileCount: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Increases with each change by a person; the row's own version also increases with every file. 1 if absent. */
  revision: z.number().int().optional(),
});
export type ProjectRecord = Versioned<z.infer<typeof ProjectData>>;

export const projectPk = (tenant: string, projectId: string) => pk(tenant, 'PROJECT', projectId);
export const projectKey = (tenant: string, projectId: string) => key(projectPk(tenant, projectId), 'PROJECT');
/** The workspaces of one access scope, oldest first. */
export const projectsByAccess = (tenant: string, access: number) => pk(tenant, 'PROJECTS', String(access));

export const projects = store<z.infer<typeof ProjectData>>({
  schema: ProjectData,
  key: (tenant, project) => projectKey(tenant, project.id),
  // Personal workspaces are found only through their owner's membership.
  gsi1: (tenant, project) =>
    project.access === ACCESS.personal
      ? undefined
      : { pk: projectsByAccess(tenant, project.access), sk: `${project.createdAt}#${project.id}` },
});

/** The person may be an invitation; name and email are stored so that one query can sort and search the list. */
const EdgeRecord = z.object({
  projectId: ProjectId,
  userId: z.string(),
  role: RoleNumber,
  name: z.string(),
  email: z.string(),
  /** Deactivated in this workspace. */
  isShutOut: z.boolean().optional(),
});
export type Edge = Versioned<z.infer<typeof EdgeRecord>>;

export const projectPeoplePk = (tenant: string, projectId: string) => pk(tenant, 'PROJECT', projectId, 'PEOPLE');
export const EDGE_PREFIX = 'PROJECT#';
export const edgeKey = (tenant: string, userId: string, projectId: string) =>
  key(personPk(tenant, userId), `${EDGE_PREFIX}${projectId}`);

export const edges = store<z.infer<typeof EdgeRecord>>({
  schema: EdgeRecord,
  key: (tenant, edge) => edgeKey(tenant, edge.userId, edge.projectId),
  gsi1: (tenant, edge) => ({ pk: projectPeoplePk(tenant, edge.projectId), sk: edge.userId }),
});
