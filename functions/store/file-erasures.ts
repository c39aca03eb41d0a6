// What remains to be erased of deleted files.
import * as z from 'zod';
import { ChecklistId, FileId, ProjectId, RunId } from '#shared/model/ids.ts';
import { deadlineKey } from './deadline-index.ts';
import { key } from './keys.ts';
import { projectPk } from './projects.ts';
import { store } from './record.ts';

const ErasureRecord = z.object({
  name: z.string(),
  projectId: ProjectId,
  fileIds: z.array(FileId),
  /** A run whose stored sections and documents are to go along. */
  runId: RunId.optional(),
  /** A checklist whose rows and stored bytes are to go along. */
  checklist: ChecklistId.optional(),
  /** Folders were deleted: whatever they held is to go. */
  orphans: z.boolean().optional(),
  /** Places of hints that may lead to what is erased. */
  hints: z.array(z.string()).optional(),
  /** They are in the bin: what was derived from them goes, unless they were restored meanwhile. */
  binned: z.boolean().optional(),
  /** Who deleted folders: what these held goes into the bin, too. */
  by: z.object({ id: z.string(), name: z.string() }).optional(),
  deadline: z.string(),
});
export type ErasureRecord = z.infer<typeof ErasureRecord>;

/** What is still to be erased of deleted files: kept until their bytes, text and index entries are gone. */
export const erasures = store<ErasureRecord>({
  schema: ErasureRecord,
  key: (tenant, erasure) => erasureKey(tenant, erasure),
  gsi1: (tenant, erasure) => deadlineKey(erasure.deadline, `erasure#${tenant}#${erasure.name}`),
});
export const erasureKey = (tenant: string, { projectId, name }: Pick<ErasureRecord, 'projectId' | 'name'>) =>
  key(projectPk(tenant, projectId), `ERASE#${name}`);
