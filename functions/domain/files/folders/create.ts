// Creates folders: one per name and parent, even if several requests create it at once.
import { AppError } from '#shared/contract/errors.ts';
import { FOLDERS } from '#shared/model/upload.ts';
import type { Clock, Random } from '../../../ports/clock.ts';
import type { Table, Write } from '../../../ports/table.ts';
import { type Folder, type FolderRecord, folderKey, folders, readFolders } from '../../../store/folders.ts';
import { nameOf } from '../../../store/members.ts';
import { namePlace, setNameEntry } from '../../../store/name-index.ts';
import type { Caller } from '../../caller.ts';
import { newFolderId } from '../../ids.ts';
import { cleanFolderName, foldersOf } from '../names.ts';
import { retryWrite } from '../retry-write.ts';
import { folderNamed } from './name-owner.ts';
import { treeOf } from './tree.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly clock: Clock;
  readonly random: Random;
};
type Place = {
  readonly projectId: string;
  readonly parentId: string | undefined;
  readonly name: string;
  /** The drive folder that it mirrors. */
  readonly origin?: Folder['origin'];
};
/** The member the folder is created for. */
type Maker = Pick<Caller, 'tenant' | 'userId' | 'member'>;

/** Conditions that no folder above is moved or deleted during the write. */
export const standing = (tenant: string, way: readonly FolderRecord[]): Write[] =>
  way.map(({ id, version }) => ({ check: folderKey(tenant, id), if: { version } }));

/** Throws notFound if the parent does not exist, badInput if it is too deep. */
const wayTo = async ({ table }: Ports, tenant: string, { projectId, parentId }: Place) => {
  const all = await readFolders(table, tenant, projectId);
  if (all.length >= FOLDERS.maxCount) throw new AppError('badInput', { field: 'name' });
  const way = parentId ? treeOf(all).way(parentId) : [];
  if (parentId && way.length === 0) throw new AppError('notFound');
  if (way.length >= FOLDERS.maxDepth) throw new AppError('badInput', { field: 'parentId' });
  return way;
};

const tryToMake = async (ports: Ports, caller: Maker, place: Place): Promise<FolderRecord> => {
  const { tenant, userId, member } = caller;
  const { projectId, parentId, name, origin } = place;
  const [{ hint, folder }, way] = await Promise.all([
    folderNamed(ports.table, { tenant, projectId, folderId: parentId, name }),
    wayTo(ports, tenant, place),
  ]);
  if (folder) return folder;
  const now = new Date(ports.clock.now()).toISOString();
  const row = folders.row(tenant, {
    id: newFolderId(ports, projectId),
    projectId,
    name,
    ...(parentId ? { parentId } : {}),
    ...(origin ? { origin } : {}),
    createdBy: { id: userId, name: nameOf(member) },
    createdAt: now,
    updatedAt: now,
  });
  const made = folders.read(row);
  const claim = { projectId, place: namePlace('folder', { folderId: parentId, name }), of: made.id };
  const entry: Write = { put: row, if: 'absent', about: made.id };
  await ports.table.write(entry, setNameEntry(tenant, claim, hint), ...standing(tenant, way));
  return made;
};

/** Returns the folder with this name, creating it if it does not exist. */
export const createFolder = async (ports: Ports, caller: Maker, place: Place): Promise<FolderRecord> => {
  const wanted = { ...place, name: cleanFolderName(place.name) };
  return retryWrite(ports.clock, () => tryToMake(ports, caller, wanted));
};

/** Creates the missing folders of a path and returns the id of the last one. */
export const ensurePath = async (
  ports: Ports,
  caller: Maker,
  {
    projectId,
    folderId,
    path,
  }: { readonly projectId: string; readonly folderId: string | undefined; readonly path: string },
): Promise<string | undefined> => {
  let parentId = folderId;
  for (const name of foldersOf(path)) {
    const { folder } = await folderNamed(ports.table, { tenant: caller.tenant, projectId, folderId: parentId, name });
    parentId = (folder ?? (await createFolder(ports, caller, { projectId, parentId, name }))).id;
  }
  return parentId;
};
