// Erases files whose rows are gone, then the note that this was to be done.
import * as z from 'zod';
import { FileId, ProjectId, RunId } from '#shared/model/ids.ts';
import { eraseRun } from '../../domain/runs/erasing.ts';
import { eraseFile } from '../../ingest/derived/erase.ts';
import { erasureKey } from '../../store/files.ts';
import { task } from '../task.ts';

export const eraseFiles = task({
  input: z.object({
    tenant: z.string(),
    name: z.string(),
    projectId: ProjectId,
    fileIds: z.array(FileId),
    runId: RunId.optional(),
  }),
  run: async ({ tenant, name, projectId, fileIds, runId }, ports) => {
    for (const fileId of fileIds) await eraseFile(ports, { tenant, fileId });
    if (runId) await eraseRun(ports, { tenant, runId });
    await ports.table.write({ remove: erasureKey(tenant, { projectId, name }) });
    return { erased: fileIds.length };
  },
});
