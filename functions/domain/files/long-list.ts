// Pages through workspaces with many files or folders by index: a page costs only the rows it shows.
import type { Entry } from '#shared/model/folder.ts';
import type { Table } from '../../ports/table.ts';
import { files, folderFilesPk } from '../../store/files.ts';
import { type FolderRecord, folderKey, folders, subfoldersPk } from '../../store/folders.ts';
import { readPage } from '../../store/ordered.ts';
import { audienceOf } from './audience.ts';
import { treeOf } from './folders/tree.ts';
import { folderView } from './folders/view.ts';
import { orderInFolder } from './keyed.ts';
import type { Wanted } from './order.ts';
import { fileView } from './view.ts';

type Read = Pick<Table, 'getMany' | 'query' | 'count'>;
type At = { readonly tenant: string; readonly projectId: string };

/** The path from the root to the folder; `undefined` if a folder above it was deleted. */
export const wayTo = async (
  table: Pick<Table, 'getMany'>,
  tenant: string,
  folderId: string | undefined,
): Promise<FolderRecord[] | undefined> => {
  const way: FolderRecord[] = [];
  for (let at = folderId; at !== undefined; at = way[0]?.parentId) {
    const [item] = await table.getMany([folderKey(tenant, at)]);
    const folder = item && folders.read(item);
    if (!folder || way.some(({ id }) => id === folder.id)) return undefined;
    way.unshift(folder);
  }
  return way;
};

const foldersIn = ({ tenant, projectId }: At, folderId: string | undefined) =>
  ({ index: 'gsi2', pk: subfoldersPk(tenant, projectId, folderId) }) as const;

const filesIn = ({ tenant, projectId }: At, folderId: string | undefined) =>
  ({ index: 'gsi3', pk: folderFilesPk(tenant, projectId, folderId) }) as const;

/** The number of files in a folder and all its subfolders. */
export const countBelow = async (table: Read, at: At, folderId: string): Promise<number> => {
  const [own, inside] = await Promise.all([table.count(filesIn(at, folderId)), table.query(foldersIn(at, folderId))]);
  const below = await Promise.all(inside.items.map((item) => countBelow(table, at, folders.read(item).id)));
  return below.reduce((sum, count) => sum + count, own);
};

/** The contents of a folder, folders first. */
export const longEntries = async (table: Read, at: At, wanted: Wanted) => {
  const { folderId, sort, order, limit, offset } = wanted;
  const way = await wayTo(table, at.tenant, folderId);
  if (!way) return { rows: [], count: 0, path: [] };
  const [inFolders, end] = [foldersIn(at, folderId), offset + limit];
  const descending = sort === 'name' && order === 'desc';
  const [folderPage, folderCount, fileCount] = await Promise.all([
    table.query({ ...inFolders, descending, limit: end }),
    table.count(inFolders),
    table.count(filesIn(at, folderId)),
  ]);
  const most = end - folderCount;
  const from = Math.max(0, offset - folderCount);
  const filePage =
    most > 0
      ? await readPage(table, orderInFolder(at, folderId, wanted), { offset: from, limit: most - from })
      : undefined;
  const folderRows = folderPage.items.slice(offset).map(folders.read);
  const fileRows = (filePage?.items ?? []).map(files.read);
  const counts = await Promise.all(folderRows.map(({ id }) => countBelow(table, at, id)));
  const tree = treeOf(way);
  const rows: Entry[] = [
    ...folderRows.map((folder, i): Entry => ({ ...folderView(folder, counts[i]), entity: 'folder' })),
    ...fileRows.map((file): Entry => ({ ...fileView(file), audience: audienceOf(tree, file), entity: 'attachment' })),
  ];
  return { rows, count: folderCount + fileCount, path: way.map(({ id, name }) => ({ id, name })) };
};
