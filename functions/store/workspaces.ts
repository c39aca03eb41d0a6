// Stores workspaces and their memberships.
import * as z from 'zod';
import { AccessScope, RoleNumber } from '#shared/model/codes.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { WorkspaceFolderId, WorkspaceId } from '#shared/model/ids.ts';
import { key, pk } from './keys.ts';
import { personPk } from './members.ts';
import { store, type Versioned } from './record.ts';

export const WorkspaceData = z.object({
  id: WorkspaceId,
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
export type WorkspaceRecord = Versioned<z.infer<typeof WorkspaceData>>;

export const workspacePk = (tenant: string, projectId: string) => pk(tenant, 'PROJECT', projectId);
export const workspaceKey = (tenant: string, projectId: string) => key(workspacePk(tenant, projectId), 'PROJECT');
/** The workspaces of one access scope, oldest first. */
export const workspacesByAccess = (tenant: string, access: number) => pk(tenant, 'PROJECTS', String(access));

export const workspaces = store<z.infer<typeof WorkspaceData>>({
  schema: WorkspaceData,
  key: (tenant, workspace) => workspaceKey(tenant, workspace.id),
  // Personal workspaces are found only through their owner's membership.
  gsi1: (tenant, workspace) =>
    workspace.access === ACCESS.personal
      ? undefined
      : { pk: workspacesByAccess(tenant, workspace.access), sk: `${workspace.createdAt}#${workspace.id}` },
});

/** The person may be an invitation; name and email are stored so that one query can sort and search the list. */
const EdgeRecord = z.object({
  projectId: WorkspaceId,
  userId: z.string(),
  role: RoleNumber,
  name: z.string(),
  email: z.string(),
  /** Deactivated in this workspace. */
  isShutOut: z.boolean().optional(),
});
export type Edge = Versioned<z.infer<typeof EdgeRecord>>;

export const workspacePeoplePk = (tenant: string, projectId: string) => pk(tenant, 'PROJECT', projectId, 'PEOPLE');
export const EDGE_PREFIX = 'PROJECT#';
export const edgeKey = (tenant: string, userId: string, projectId: string) =>
  key(personPk(tenant, userId), `${EDGE_PREFIX}${projectId}`);

export const edges = store<z.infer<typeof EdgeRecord>>({
  schema: EdgeRecord,
  key: (tenant, edge) => edgeKey(tenant, edge.userId, edge.projectId),
  gsi1: (tenant, edge) => ({ pk: workspacePeoplePk(tenant, edge.projectId), sk: edge.userId }),
});
