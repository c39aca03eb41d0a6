// Changes a folder's name, parent or audience; never into itself, too deep, or to a name that is taken.
import { AppError } from '#shared/contract/errors.ts';
import type { Audience } from '#shared/model/file.ts';
import { FOLDERS } from '#shared/model/upload.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Item, Table, Write } from '../../../ports/table.ts';
import { type Folder, type FolderRecord, folderKey, folders, readFolders } from '../../../store/folders.ts';
import { nameIndexKey, namePlace, setNameEntry } from '../../../store/name-index.ts';
import { cleanFolderName } from '../names.ts';
import { retryWrite } from '../retry-write.ts';
import { standing } from './create.ts';
import { folderNamed } from './name-owner.ts';
import { type Tree, treeOf } from './tree.ts';

type Ports = { readonly table: Pick<Table, 'getMany' | 'query' | 'write'>; readonly clock: Clock };
type Wanted = {
  readonly name?: string | undefined;
  readonly parentId?: string | null | undefined;
  readonly audience?: Audience | undefined;
};

const placeOf = ({ parentId, name }: Folder) => namePlace('folder', { folderId: parentId, name });

const requireRoom = (tree: Tree, { id }: FolderRecord, parentId: string | undefined) => {
  if (!parentId) return;
  const way = tree.way(parentId);
  if (way.length === 0) throw new AppError('notFound');
  if (way.some((above) => above.id === id) || way.length + tree.height(id) > FOLDERS.maxDepth)
    throw new AppError('badInput', { field: 'parentId' });
};

const changed = (folder: FolderRecord, { name, parentId, audience = folder.audience }: Wanted, now: number): Folder => {
  const { parentId: before, version, ...rest } = folder;
  const parent = parentId === undefined ? before : (parentId ?? undefined);
  return {
    ...rest,
    name: name === undefined ? folder.name : cleanFolderName(name),
    ...(parent ? { parentId: parent } : {}),
    ...(audience ? { audience } : {}),
    updatedAt: new Date(now).toISOString(),
  };
};

type At = { readonly tenant: string; readonly tree: Tree; readonly current: FolderRecord };

const change = async ({ table }: Ports, { tenant, tree, current }: At, next: Folder, hint: Item | undefined) => {
  const { projectId, parentId } = next;
  const [from, to] = [placeOf(current), placeOf(next)];
  const renamed: Write[] =
    from === to
      ? []
      : [
          setNameEntry(tenant, { projectId, place: to, of: current.id }, hint),
          { remove: nameIndexKey(tenant, projectId, from) },
        ];
  const row = folders.row(tenant, next, current.version);
  const above = parentId ? standing(tenant, tree.way(parentId)) : [];
  await table.write({ put: row, if: { version: current.version } }, ...renamed, ...above);
  return folders.read(row);
};

const tryToChange = async (ports: Ports, tenant: string, known: FolderRecord, wanted: Wanted) => {
  const next = changed(known, wanted, ports.clock.now());
  const { projectId, parentId, name } = next;
  const [all, { hint, folder: other }] = await Promise.all([
    readFolders(ports.table, tenant, projectId),
    folderNamed(ports.table, { tenant, projectId, folderId: parentId, name }),
  ]);
  const tree = treeOf(all);
  if (!tree.live.has(known.id)) throw new AppError('notFound');
  requireRoom(tree, known, parentId);
  if (other && other.id !== known.id) throw new AppError('nameExists');
  return change(ports, { tenant, tree, current: known }, next, hint);
};

export const changeFolder = async (
  ports: Ports,
  tenant: string,
  folder: FolderRecord,
  wanted: Wanted,
): Promise<FolderRecord> => {
  let known = folder;
  const lookAgain = async () => {
    const [item] = await ports.table.getMany([folderKey(tenant, folder.id)]);
    if (!item) throw new AppError('notFound');
    known = folders.read(item);
  };
  return retryWrite(ports.clock, () => tryToChange(ports, tenant, known, wanted), lookAgain);
};
