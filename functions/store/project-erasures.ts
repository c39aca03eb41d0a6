// Stores what remains to be erased of a deleted workspace: one row that names it, and one per item in it.
import * as z from 'zod';
import { FileId, ProjectId, RunId, SearchId } from '#shared/model/ids.ts';
import { deadlineKey } from './deadline-index.ts';
import { key } from './keys.ts';
import { projectPk } from './projects.ts';
import { store } from './record.ts';

const Erasure = z.object({ projectId: ProjectId, deadline: z.string() });
export type ProjectErasure = z.infer<typeof Erasure>;

const ERASURE_SK = 'ERASURE';
export const projectErasureKey = (tenant: string, projectId: string) => key(projectPk(tenant, projectId), ERASURE_SK);

/** Replaces the workspace's row until everything is erased. */
export const projectErasures = store<ProjectErasure>({
  schema: Erasure,
  key: (tenant, { projectId }) => projectErasureKey(tenant, projectId),
  gsi1: (tenant, { projectId, deadline }) => deadlineKey(deadline, `project#${tenant}#${projectId}`),
});

const Remnant = z.object({
  projectId: ProjectId,
  kind: z.enum(['file', 'search', 'run']),
  id: z.union([FileId, SearchId, RunId]),
  /** Until then something may still be written for it: uploads in progress, a file being indexed. */
  until: z.string().optional(),
});
export type Remnant = z.infer<typeof Remnant>;

export const REMNANT_PREFIX = 'REMNANT#';
/** Replaces a file's or question's row, so that its stored data can be found after a crash. */
export const remnants = store<Remnant>({
  schema: Remnant,
  key: (tenant, { projectId, id }) => key(projectPk(tenant, projectId), `${REMNANT_PREFIX}${id}`),
});

/** True for rows of these two kinds, which track the erasure; all other rows of the partition are erased. */
export const isOfErasure = (sk: string): boolean => sk === ERASURE_SK || sk.startsWith(REMNANT_PREFIX);
