// Stores what remains to be erased of deleted files.
import * as z from 'zod';
import { ChecklistId, FileId, RunId, WorkspaceId } from '#shared/model/ids.ts';
import { deadlineKey } from './deadline-index.ts';
import { key } from './keys.ts';
import { store } from './record.ts';
import { workspacePk } from './workspaces.ts';

const ErasureRecord = z.object({
  name: z.string(),
  projectId: WorkspaceId,
  fileIds: z.array(FileId),
  /** A run whose stored sections and documents are erased too. */
  runId: RunId.optional(),
  /** A checklist whose rows and stored bytes are erased too. */
  checklist: ChecklistId.optional(),
  /** Set if folders were deleted: their contents are erased too. */
  orphans: z.boolean().optional(),
  /** Places in the name index that may point to the erased rows. */
  hints: z.array(z.string()).optional(),
  /** The files are in the bin: derived data is erased, unless they were restored meanwhile. */
  binned: z.boolean().optional(),
  /** Who deleted the folders: their contents go into the bin too. */
  by: z.object({ id: z.string(), name: z.string() }).optional(),
  deadline: z.string(),
});
export type ErasureRecord = z.infer<typeof ErasureRecord>;

/** Kept until the bytes, text and index entries of the deleted files are erased. */
export const erasures = store<ErasureRecord>({
  schema: ErasureRecord,
  key: (tenant, erasure) => erasureKey(tenant, erasure),
  gsi1: (tenant, erasure) => deadlineKey(erasure.deadline, `erasure#${tenant}#${erasure.name}`),
});
export const erasureKey = (tenant: string, { projectId, name }: Pick<ErasureRecord, 'projectId' | 'name'>) =>
  key(workspacePk(tenant, projectId), `ERASE#${name}`);
