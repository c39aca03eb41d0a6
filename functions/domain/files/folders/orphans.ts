// Cleans up after deleted folders: removes, in batches, folders and files with a missing ancestor. Safe to repeat.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Table } from '../../../ports/table.ts';
import type { Workflows } from '../../../ports/workflows.ts';
import type { DeletedBy } from '../../../store/bin.ts';
import { files, readFileItems } from '../../../store/files.ts';
import { readFolders } from '../../../store/folders.ts';
import { deleteFiles } from '../delete.ts';
import { treeOf } from './tree.ts';

type Ports = {
  readonly table: Pick<Table, 'query' | 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Clock;
};
type In = { readonly tenant: string; readonly projectId: string; readonly by?: DeletedBy | undefined };

/** One transaction holds the rows and their counters. */
const AT_ONCE = 40;

const batches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, n) => all.slice(n * AT_ONCE, (n + 1) * AT_ONCE));

/** Ignores conflicts: rows that were removed or moved meanwhile are read again in the next batch. */
const orStale = async (removing: Promise<unknown>): Promise<void> => {
  try {
    await removing;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'stale')) throw error;
  }
};

const parentsOf = (ids: readonly (string | undefined)[]): string[] => [
  ...new Set(ids.flatMap((id) => (id ? [id] : []))),
];

const removeFolders = async (ports: Ports, { tenant, projectId, by }: In): Promise<number> => {
  const all = await readFolders(ports.table, tenant, projectId);
  const { live } = treeOf(all);
  const lost = all.filter(({ id }) => !live.has(id));
  for (const folders of batches(lost)) {
    const without = parentsOf(folders.map(({ parentId }) => parentId)).filter(
      (id) => !folders.some((one) => one.id === id),
    );
    await orStale(deleteFiles(ports, tenant, { files: [], folders, without }, by));
  }
  return lost.length;
};

const removeFiles = async (ports: Ports, { tenant, projectId, by }: In): Promise<number> => {
  const { live } = treeOf(await readFolders(ports.table, tenant, projectId));
  const rows = (await readFileItems(ports.table, tenant, projectId)).map(files.read);
  const lost = rows.filter(({ folderId }) => folderId && !live.has(folderId));
  for (const group of batches(lost)) {
    const without = parentsOf(group.map(({ folderId }) => folderId));
    await orStale(deleteFiles(ports, tenant, { files: group, without }, by));
  }
  return lost.length;
};

/** Folders first: once their rows are removed, no file can be added to them. */
export const removeOrphans = async (ports: Ports, place: In): Promise<void> => {
  while ((await removeFolders(ports, place)) + (await removeFiles(ports, place)) > 0);
};
