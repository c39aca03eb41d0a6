// Deletes files and folders: all rows first, or none; an execution then removes text, index entries and the contents of
// folders.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { WriteConflict } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { type DeletedBy, putIntoBin } from '../../store/bin.ts';
import type { ErasureRecord } from '../../store/file-erasures.ts';
import { type FileRecord, removeFiles } from '../../store/files.ts';
import { type FolderRecord, folderKey } from '../../store/folders.ts';
import { nameOf } from '../../store/members.ts';
import { bytesPlace, namePlace } from '../../store/name-index.ts';
import type { Caller } from '../caller.ts';
import type { WorkPorts } from '../work-ports.ts';

type Starter = { readonly workflows: Pick<Workflows, 'start'>; readonly clock: Pick<Clock, 'now'> };

/** Starts once a day until it has succeeded: a name that has failed is not taken again. */
export const startErasing = ({ workflows, clock }: Starter, tenant: string, erasure: ErasureRecord) => {
  const { name, projectId, fileIds, runId, binned } = erasure;
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  return workflows.start({
    machine: 'delete-files',
    name: `${name}-${day}`,
    input: { tenant, name, projectId, fileIds, ...(runId ? { runId } : {}), ...(binned ? { binned } : {}) },
  });
};

const each = <T extends { readonly id: string }>(all: readonly T[]) => [
  ...new Map(all.map((one) => [one.id, one])).values(),
];

/** Where hints may be that lead to what goes. */
const hintsOf = (files: readonly FileRecord[], folders: readonly FolderRecord[]): string[] => [
  ...files.map(({ folderId, filename: name }) => namePlace('file', { folderId, name })),
  ...files.flatMap(({ checksum }) => (checksum ? [bytesPlace(checksum)] : [])),
  ...folders.map(({ parentId, name }) => namePlace('folder', { folderId: parentId, name })),
];

export const deleterOf = ({ userId, member }: Pick<Caller, 'userId' | 'member'>): DeletedBy => ({
  id: userId,
  name: nameOf(member),
});

type Chosen = {
  readonly files: readonly FileRecord[];
  readonly folders?: readonly FolderRecord[];
  /** Folders that must not be there at that moment: one that was restored meanwhile keeps what is in it. */
  readonly without?: readonly string[];
};

/**
 * How many files and folders of those chosen are gone: all, or `stale` is thrown and none. With who deletes, they go
 * into the bin; without, as a drive does it, they are erased.
 */
export const deleteFiles = async (
  ports: WorkPorts,
  tenant: string,
  chosen: Chosen,
  by?: DeletedBy,
): Promise<number> => {
  const files = each(chosen.files);
  const folders = each(chosen.folders ?? []);
  const [first] = [...files, ...folders];
  if (!first) return 0;
  const { projectId } = first;
  const count = files.length + folders.length;
  const now = ports.clock.now();
  const erasure: ErasureRecord = {
    // What was restored is deleted under another name.
    name: ['attempt' in first ? `${first.id}-${first.attempt}` : `${first.id}-${now}`, count].join('-'),
    projectId,
    fileIds: files.flatMap(({ id, earlier = [] }) => (by ? [id] : [id, ...earlier])),
    hints: hintsOf(files, folders),
    ...(folders.length > 0 ? { orphans: true } : {}),
    ...(by ? { binned: true, by } : {}),
    deadline: new Date(now).toISOString(),
  };
  const removals = folders.map(({ id }) => ({ remove: folderKey(tenant, id), if: 'present' as const }));
  try {
    const { name } = erasure;
    const binned = by ? [putIntoBin(tenant, { name, projectId, files, folders, deletedBy: by }, now)] : [];
    const absent = (chosen.without ?? []).map((id) => ({ check: folderKey(tenant, id), if: 'absent' as const }));
    await ports.table.write(...removeFiles(tenant, projectId, files, erasure), ...binned, ...removals, ...absent);
  } catch (error) {
    if (error instanceof WriteConflict) throw new AppError('stale');
    throw error;
  }
  await startErasing(ports, tenant, erasure);
  return count;
};
