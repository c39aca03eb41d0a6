// Erases deleted files, or removes those in the bin from search, with earlier versions and the contents of deleted
// folders; last, the row that requested it.
import * as z from 'zod';
import { FileId, RunId, WorkspaceId } from '#shared/model/ids.ts';
import { eraseDerived, eraseFile } from '../../documents/derived/erase.ts';
import { eraseChecklist } from '../../domain/checklists/remove.ts';
import { removeOrphans } from '../../domain/files/folders/orphans.ts';
import { eraseRun } from '../../domain/runs/erasing.ts';
import type { Ports } from '../../ports/ports.ts';
import { erasureKey, erasures } from '../../store/file-erasures.ts';
import { evidenceFiles, evidenceKey, readFile, storedBytes } from '../../store/files.ts';
import { bytesPlace } from '../../store/name-index.ts';
import { task } from '../task.ts';
import { removeNameEntries } from './remove-name-entries.ts';

const Input = z.object({
  tenant: z.string(),
  name: z.string(),
  projectId: WorkspaceId,
  fileIds: z.array(FileId),
  runId: RunId.optional(),
  /** Part of the input: a repeated step finds the row gone, and must not erase the bytes of a restored file. */
  binned: z.boolean().optional(),
});

/** An earlier version has its own row and counts as stored. */
const removeEarlier = async ({ table }: Ports, tenant: string, fileId: string): Promise<void> => {
  const [item] = await table.getMany([evidenceKey(tenant, fileId)]);
  const file = item && evidenceFiles.read(item);
  if (!file?.supersededBy) return;
  const { projectId, checksum } = file;
  if (checksum) await removeNameEntries(table, { tenant, projectId, places: [bytesPlace(checksum)] });
  await table.write(
    { remove: evidenceKey(tenant, fileId), if: { version: file.version } },
    storedBytes(tenant, -file.size),
  );
};

const eraseAll = async (ports: Ports, tenant: string, fileIds: readonly string[]): Promise<void> => {
  for (const fileId of fileIds) await removeEarlier(ports, tenant, fileId);
  for (const fileId of fileIds) await eraseFile(ports, { tenant, fileId });
};

/** Removes files in the bin from search; a file restored meanwhile is indexed again. */
const takeOut = async (ports: Ports, tenant: string, fileIds: readonly string[]): Promise<void> => {
  for (const fileId of fileIds)
    if (!(await readFile(ports.table, tenant, fileId))) await eraseDerived(ports, { tenant, fileId });
};

export const eraseFiles = task({
  input: Input,
  run: async ({ tenant, name, projectId, fileIds, runId, binned }, ports) => {
    const note = erasureKey(tenant, { projectId, name });
    const [item] = await ports.table.getMany([note]);
    const noted = item && erasures.read(item);
    if (binned) await takeOut(ports, tenant, fileIds);
    else await eraseAll(ports, tenant, fileIds);
    if (runId) await eraseRun(ports, { tenant, runId });
    if (noted?.checklist) await eraseChecklist(ports, tenant, noted.checklist);
    if (noted?.orphans) await removeOrphans(ports, { tenant, projectId, by: noted.by });
    await removeNameEntries(ports.table, { tenant, projectId, places: noted?.hints ?? [] });
    await ports.table.write({ remove: note });
    return { erased: fileIds.length };
  },
});
