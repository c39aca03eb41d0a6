// Deletes files and folders: all rows first, or none; an execution then erases text, index entries and the contents of
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

/** Starts at most once a day until it succeeds, because the name of a failed execution cannot be reused. */
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

/** Places in the name index that may hold hints to the deleted rows. */
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
  /** Folders that must not exist at that moment: a folder restored meanwhile keeps its contents. */
  readonly without?: readonly string[];
};

/**
 * Returns how many of the chosen files and folders were deleted: all, or throws `stale` and deletes none. With a person
 * they go to the bin; without, as when a drive deletes them, they are erased.
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
    // The name has an attempt or time, so that deleting a restored file starts a new execution.
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
