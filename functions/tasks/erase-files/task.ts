// Erases files whose rows were removed, with their earlier versions and what deleted folders held, then the note that this was to be done.
import * as z from 'zod';
import { FileId, ProjectId, RunId } from '#shared/model/ids.ts';
import { eraseFile } from '../../documents/derived/erase.ts';
import { eraseChecklist } from '../../domain/checklists/remove.ts';
import { removeOrphans } from '../../domain/files/folders/orphans.ts';
import { eraseRun } from '../../domain/runs/erasing.ts';
import type { Ports } from '../../ports/ports.ts';
import { erasureKey, erasures, evidenceFiles, evidenceKey, storedBytes } from '../../store/files.ts';
import { bytesPlace } from '../../store/hints.ts';
import { task } from '../task.ts';
import { removeHints } from './remove-hints.ts';

const Input = z.object({
  tenant: z.string(),
  name: z.string(),
  projectId: ProjectId,
  fileIds: z.array(FileId),
  runId: RunId.optional(),
});

/** An earlier version has a row of its own and counts as stored. */
const removeEarlier = async ({ table }: Ports, tenant: string, fileId: string): Promise<void> => {
  const [item] = await table.getMany([evidenceKey(tenant, fileId)]);
  const file = item && evidenceFiles.read(item);
  if (!file?.supersededBy) return;
  const { projectId, checksum } = file;
  if (checksum) await removeHints(table, { tenant, projectId, places: [bytesPlace(checksum)] });
  await table.write(
    { remove: evidenceKey(tenant, fileId), if: { version: file.version } },
    storedBytes(tenant, -file.size),
  );
};

export const eraseFiles = task({
  input: Input,
  run: async ({ tenant, name, projectId, fileIds, runId }, ports) => {
    const note = erasureKey(tenant, { projectId, name });
    const [item] = await ports.table.getMany([note]);
    const noted = item && erasures.read(item);
    for (const fileId of fileIds) await removeEarlier(ports, tenant, fileId);
    for (const fileId of fileIds) await eraseFile(ports, { tenant, fileId });
    if (runId) await eraseRun(ports, { tenant, runId });
    if (noted?.checklist) await eraseChecklist(ports, tenant, noted.checklist);
    if (noted?.orphans) await removeOrphans(ports, { tenant, projectId });
    await removeHints(ports.table, { tenant, projectId, places: noted?.hints ?? [] });
    await ports.table.write({ remove: note });
    return { erased: fileIds.length };
  },
});
