// Restores folders from the bin: into their parent if it still exists and is not too deep, under a free name.
import { AppError } from '#shared/contract/errors.ts';
import { FOLDERS } from '#shared/model/upload.ts';
import type { Write } from '../../ports/table.ts';
import { readBin } from '../../store/bin.ts';
import { type Folder, folderKey, folders, readFolders } from '../../store/folders.ts';
import { namePlace, setNameEntry } from '../../store/name-index.ts';
import { folderNamed } from '../files/folders/name-owner.ts';
import { treeOf } from '../files/folders/tree.ts';
import { freeName } from '../files/free-name.ts';
import { retryWrite } from '../files/retry-write.ts';
import { without } from './erase.ts';
import { insideOf } from './inside.ts';
import type { BinPorts } from './kind.ts';

type Place = { readonly tenant: string; readonly projectId: string };

/** Removes the drive origin: the drive no longer tracks a folder deleted here, so it becomes one of the workspace. */
const placed = ({ parentId, origin, ...folder }: Folder, takesFolders: boolean): Folder => ({
  ...folder,
  ...(parentId && takesFolders ? { parentId } : {}),
});

/**
 * Returns when the folder was deleted; `undefined` if it is not in the bin of this workspace. Throws badInput if the
 * workspace has too many folders.
 */
const tryToRestore = async ({ table }: BinPorts, { tenant, projectId }: Place, id: string) => {
  const [rows, all] = await Promise.all([readBin(table, tenant, projectId), readFolders(table, tenant, projectId)]);
  const row = rows.find((one) => one.folders?.some((folder) => folder.id === id));
  const binned = row?.folders?.find((folder) => folder.id === id);
  if (!row || !binned) return undefined;
  if (all.length >= FOLDERS.maxCount) throw new AppError('badInput', { field: 'ids' });
  const { length: depth } = treeOf(all).way(binned.parentId ?? '');
  const folder = placed(binned, depth > 0 && depth < FOLDERS.maxDepth);
  const at = { tenant, projectId, folderId: folder.parentId };
  const holder = async (wanted: string) => (await folderNamed(table, { ...at, name: wanted })).folder?.id;
  const name = await freeName(folder.name, holder);
  if (name === undefined) throw new AppError('nameExists');
  const { hint } = await folderNamed(table, { ...at, name });
  const parent: Write[] = folder.parentId ? [{ check: folderKey(tenant, folder.parentId), if: 'present' }] : [];
  await table.write(
    { put: folders.row(tenant, { ...folder, name }), if: 'absent', about: id },
    without(tenant, row, new Set([id])),
    setNameEntry(tenant, { projectId, place: namePlace('folder', { ...at, name }), of: id }, hint),
    ...parent,
  );
  return row.deletedAt;
};

/**
 * Restores the folders among the ids, with the folders deleted along with them, from the top down. Reads the bin again
 * after each pass, because erasing a deleted folder may still add to it. Returns the restored folders, and the files
 * deleted along with them.
 */
export const restoreFolders = async (ports: BinPorts, place: Place, ids: Iterable<string>) => {
  const restored = new Map<string, string>();
  const inside = new Set<string>();
  for (let wanted = new Set(ids); wanted.size > 0; ) {
    const level = new Map<string, string>();
    for (const id of wanted) {
      const deletedAt = await retryWrite(ports.clock, () => tryToRestore(ports, place, id));
      if (deletedAt !== undefined) level.set(id, deletedAt);
    }
    for (const [id, deletedAt] of level) restored.set(id, deletedAt);
    const rows = await readBin(ports.table, place.tenant, place.projectId);
    wanted = new Set();
    for (const id of level.size > 0 ? insideOf(rows, level) : [])
      if (id.startsWith('fol_')) wanted.add(id);
      else inside.add(id);
  }
  return { folders: [...restored.keys()], files: [...inside] };
};
