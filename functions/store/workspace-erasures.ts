// Stores what remains to be erased of a deleted workspace: one row that names it, and one per item in it.
import * as z from 'zod';
import { FileId, QuestionId, RunId, WorkspaceId } from '#shared/model/ids.ts';
import { deadlineKey } from './deadline-index.ts';
import { key } from './keys.ts';
import { store } from './record.ts';
import { workspacePk } from './workspaces.ts';

const Erasure = z.object({ projectId: WorkspaceId, deadline: z.string() });
export type WorkspaceErasure = z.infer<typeof Erasure>;

const ERASURE_SK = 'ERASURE';
export const workspaceErasureKey = (tenant: string, projectId: string) =>
  key(workspacePk(tenant, projectId), ERASURE_SK);

/** Replaces the workspace's row until everything is erased. */
export const workspaceErasures = store<WorkspaceErasure>({
  schema: Erasure,
  key: (tenant, { projectId }) => workspaceErasureKey(tenant, projectId),
  gsi1: (tenant, { projectId, deadline }) => deadlineKey(deadline, `project#${tenant}#${projectId}`),
});

const Remnant = z.object({
  projectId: WorkspaceId,
  kind: z.enum(['file', 'search', 'run']),
  id: z.union([FileId, QuestionId, RunId]),
  /** Until then something may still be written for it: uploads in progress, a file being indexed. */
  until: z.string().optional(),
});
export type Remnant = z.infer<typeof Remnant>;

export const REMNANT_PREFIX = 'REMNANT#';
/** Replaces a file's or question's row, so that its stored data can be found after a crash. */
export const remnants = store<Remnant>({
  schema: Remnant,
  key: (tenant, { projectId, id }) => key(workspacePk(tenant, projectId), `${REMNANT_PREFIX}${id}`),
});

/** True for rows of these two kinds, which track the erasure; all other rows of the partition are erased. */
export const isOfErasure = (sk: string): boolean => sk === ERASURE_SK || sk.startsWith(REMNANT_PREFIX);
