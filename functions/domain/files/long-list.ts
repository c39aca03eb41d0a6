// Pages of a workspace with many files or folders, read by the indexes: a page costs what it shows.
import type { Entry } from '#shared/model/folder.ts';
import type { Table } from '../../ports/table.ts';
import { files, folderFilesPk } from '../../store/files.ts';
import { type FolderRecord, folderKey, folders, subfoldersPk } from '../../store/folders.ts';
import { audienceOf } from './audience.ts';
import { treeOf } from './folders/tree.ts';
import { folderView } from './folders/view.ts';
import { fileView } from './view.ts';

type Read = Pick<Table, 'getMany' | 'query' | 'count'>;
type At = { readonly tenant: string; readonly projectId: string };
type Wanted = {
  readonly folderId?: string | undefined;
  readonly sort?: string | undefined;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
};

/** From the top to the folder itself; undefined where a folder above it was deleted. */
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

const filesIn = ({ tenant, projectId }: At, { folderId, sort }: Pick<Wanted, 'folderId' | 'sort'>) =>
  ({ index: sort === 'name' ? 'gsi2' : 'gsi3', pk: folderFilesPk(tenant, projectId, folderId) }) as const;

/** The files in a folder and in all folders inside. */
export const countBelow = async (table: Read, at: At, folderId: string): Promise<number> => {
  const [own, inside] = await Promise.all([
    table.count(filesIn(at, { folderId })),
    table.query(foldersIn(at, folderId)),
  ]);
  const below = await Promise.all(inside.items.map((item) => countBelow(table, at, folders.read(item).id)));
  return below.reduce((sum, count) => sum + count, own);
};

/** What a folder holds, folders first, by name or newest first. */
export const longEntries = async (table: Read, at: At, { folderId, sort, order, limit, offset }: Wanted) => {
  const way = await wayTo(table, at.tenant, folderId);
  if (!way) return { rows: [], count: 0, path: [] };
  const [inFolders, inFiles, end] = [foldersIn(at, folderId), filesIn(at, { folderId, sort }), offset + limit];
  const descending = sort === 'name' && order === 'desc';
  const [folderPage, folderCount, fileCount] = await Promise.all([
    table.query({ ...inFolders, descending, limit: end }),
    table.count(inFolders),
    table.count(inFiles),
  ]);
  const most = end - folderCount;
  const filePage =
    most > 0 ? await table.query({ ...inFiles, descending: descending || sort === undefined, limit: most }) : undefined;
  const folderRows = folderPage.items.slice(offset).map(folders.read);
  const fileRows = (filePage?.items ?? []).slice(Math.max(0, offset - folderCount)).map(files.read);
  const counts = await Promise.all(folderRows.map(({ id }) => countBelow(table, at, id)));
  const tree = treeOf(way);
  const rows: Entry[] = [
    ...folderRows.map((folder, i): Entry => ({ ...folderView(folder, counts[i]), entity: 'folder' })),
    ...fileRows.map((file): Entry => ({ ...fileView(file), audience: audienceOf(tree, file), entity: 'attachment' })),
  ];
  return { rows, count: folderCount + fileCount, path: way.map(({ id, name }) => ({ id, name })) };
};
