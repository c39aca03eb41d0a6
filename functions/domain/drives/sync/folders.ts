// Updates the workspace's copies of drive folders: renamed and moved with the originals, created when a file needs one.
import { AppError } from '#shared/contract/errors.ts';
import type { FolderRecord } from '../../../store/folders.ts';
import { deleteFiles } from '../../files/delete.ts';
import { changeFolder } from '../../files/folders/change.ts';
import { createFolder } from '../../files/folders/create.ts';
import { folderNamed } from '../../files/folders/name-owner.ts';
import { freeName } from '../../files/free-name.ts';
import { type Here, type Kit, lookHere } from './kit.ts';
import type { Wanted, WantedFolder } from './wanted.ts';

/** True for errors of a blocked place: a later pass finds the place free, or a person has taken it. */
export const isInTheWay = (error: unknown): boolean =>
  error instanceof AppError && ['nameExists', 'stale', 'notFound', 'badInput', 'fileNotFound'].includes(error.code);

const nameIn = ({ ports, tenant, row }: Kit, parentId: string | undefined, folder: WantedFolder, own?: string) => {
  const holder = async (name: string) => {
    const place = { tenant, projectId: row.projectId, folderId: parentId, name };
    return (await folderNamed(ports.table, place)).folder?.id;
  };
  return freeName(folder.name, holder, own);
};

/** Moves and renames existing folders. Returns how many were blocked by one another. */
export const followFolders = async (kit: Kit, { folders }: Wanted, here: Here): Promise<number> => {
  let blocked = 0;
  for (const folder of folders) {
    const now = here.folders.get(folder.key);
    const above = folder.parent === undefined ? undefined : here.folders.get(folder.parent);
    // Its parent does not exist here yet; the folder is moved once the parent is created.
    if (!now || (folder.parent !== undefined && !above)) continue;
    if (now.name === folder.name && now.parentId === above?.id) continue;
    const name = await nameIn(kit, above?.id, folder, now.id);
    if (name === undefined || (name === now.name && now.parentId === above?.id)) continue;
    try {
      here.folders.set(
        folder.key,
        await changeFolder(kit.ports, kit.tenant, now, { name, parentId: above?.id ?? null }),
      );
    } catch (error) {
      if (!isInTheWay(error)) throw error;
      blocked += 1;
    }
  }
  return blocked;
};

type Folders = Pick<Wanted, 'folders'>;

/** Returns the folder that mirrors this one; creates it and its parents if they are missing. */
export const folderFor = async (kit: Kit, all: Folders, here: Here, key: string): Promise<FolderRecord> => {
  const wanted = all.folders.find((one) => one.key === key);
  if (!wanted) throw new AppError('notFound');
  const above = wanted.parent === undefined ? undefined : await folderFor(kit, all, here, wanted.parent);
  const now = here.folders.get(key);
  if (now && now.parentId === above?.id) return now;
  const name = await nameIn(kit, above?.id, wanted, now?.id);
  if (name === undefined) throw new AppError('nameExists');
  const { projectId, id } = kit.row;
  const made = now
    ? await changeFolder(kit.ports, kit.tenant, now, { name, parentId: above?.id ?? null })
    : await createFolder(kit.ports, kit.actor, { projectId, parentId: above?.id, name, origin: { drive: id, key } });
  here.folders.set(key, made);
  return made;
};

/** Removes folders that are no longer in the drive once they are empty; files that a person put there keep them. */
export const removeFolders = async (
  kit: Pick<Kit, 'ports' | 'tenant' | 'row'>,
  { folders }: Wanted,
  goneRoots: readonly string[],
): Promise<void> => {
  const wanted = new Set([...folders.map(({ key }) => key), ...goneRoots]);
  for (;;) {
    const here = await lookHere(kit);
    const removed = [...here.folders].filter(([key, { id }]) => !wanted.has(key) && !here.holding.has(id));
    if (removed.length === 0) return;
    for (const [, folder] of removed)
      await deleteFiles(kit.ports, kit.tenant, { files: [], folders: [folder] }).catch((error) => {
        if (!isInTheWay(error)) throw error;
      });
  }
};
