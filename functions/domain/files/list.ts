// Lists files, and folders with files: filtered, sorted and paged over a whole workspace at once.
import type { Language } from '#shared/model/enums.ts';
import type { FileRow } from '#shared/model/file.ts';
import type { Entry, FolderRow } from '#shared/model/folder.ts';
import type { Item, Table } from '../../ports/table.ts';
import { readFewFileItems, readFewFolders } from '../../store/few.ts';
import { type FileRecord, files, readFileItems } from '../../store/files.ts';
import { type FolderRecord, readFolders } from '../../store/folders.ts';
import { foldedName } from '../../store/name-index.ts';
import { readPage } from '../../store/ordered.ts';
import { mapInSlices } from '../in-slices.ts';
import { audienceOf } from './audience.ts';
import { type Tree, treeOf } from './folders/tree.ts';
import { countFiles, folderView } from './folders/view.ts';
import { orderInWorkspace } from './keyed.ts';
import { countBelow, longEntries } from './long-list.ts';
import { type Compare, narrowed, sorted, type Wanted } from './order.ts';
import { fileParts, inLiveFolders } from './part-list.ts';
import { fileView } from './view.ts';

type Read = Pick<Table, 'getMany' | 'query' | 'count'>;
type In = { readonly tenant: string; readonly projectId: string; readonly language: Language };
type Place = Omit<In, 'language'> & Partial<In>;
type Page<R> = { readonly rows: R[]; readonly count: number; readonly cursor?: string };
type FilesPage = Page<FileRow>;
type EntriesPage = Page<Entry> & { readonly path: { readonly id: string; readonly name: string }[] };
type Whole = { readonly rows: readonly FileRecord[]; readonly tree: Tree };

const wholeOf = async (items: readonly Item[], folders: readonly FolderRecord[]): Promise<Whole> => {
  const tree = treeOf(folders);
  const rows = await mapInSlices(items, files.read);
  // Drops files whose folder was deleted, even if their rows are not erased yet.
  return { rows: rows.filter(({ folderId }) => !folderId || tree.live.has(folderId)), tree };
};

export const readAll = async (table: Pick<Table, 'query'>, { tenant, projectId }: Place): Promise<Whole> =>
  wholeOf(...(await Promise.all([readFileItems(table, tenant, projectId), readFolders(table, tenant, projectId)])));

/** `undefined` if there are many files or folders. One round trip. */
const readShort = async (table: Read, { tenant, projectId }: Place): Promise<Whole | undefined> => {
  const [items, folders] = await Promise.all([
    readFewFileItems(table, tenant, projectId),
    readFewFolders(table, tenant, projectId),
  ]);
  return items && folders && wholeOf(items, folders);
};

const isNarrowed = ({ folderId, kind, status, uploader, search, cursor }: Wanted): boolean =>
  [folderId, kind, status, uploader, search, cursor].some(Boolean);

/** A page read by key, which costs only its rows. `undefined` if one of them is in a deleted folder. */
const keyedPage = async (table: Read, place: In, wanted: Wanted): Promise<FilesPage | undefined> => {
  const [{ items, count }, folders] = await Promise.all([
    readPage(table, orderInWorkspace(place, wanted), wanted),
    readFewFolders(table, place.tenant, place.projectId),
  ]);
  const rows = items.map(files.read);
  const live = await inLiveFolders(table, place, rows, folders);
  return live.length < rows.length ? undefined : { rows: rows.map(fileView), count };
};

/** Each call scans part of the list and returns the cursor of the next call. */
const narrowedPart = async (table: Read, place: In, wanted: Wanted): Promise<FilesPage> => {
  const { folderId, offset, limit } = wanted;
  const { rows, cursor } = await fileParts(table, place, wanted, { in: folderId ? { folderId } : undefined });
  const found = await inLiveFolders(table, place, rows);
  return { rows: found.slice(offset, offset + limit).map(fileView), count: found.length, ...(cursor && { cursor }) };
};

const sortedWhole = ({ rows }: Whole, wanted: Wanted, language: Language): FilesPage => {
  const { folderId, offset, limit } = wanted;
  const inFolder = folderId ? rows.filter((file) => file.folderId === folderId) : rows;
  const found = sorted(narrowed(inFolder, wanted), wanted, language);
  return { rows: found.slice(offset, offset + limit).map(fileView), count: found.length };
};

/** One round trip for short lists. */
export const listFiles = async (table: Read, place: In, wanted: Wanted): Promise<FilesPage> => {
  const short = wanted.sort && !wanted.cursor ? await readShort(table, place) : undefined;
  if (short) return sortedWhole(short, wanted, place.language);
  const page = isNarrowed(wanted) ? undefined : await keyedPage(table, place, wanted);
  return page ?? narrowedPart(table, place, wanted);
};

const byName = (language: Language): Compare<{ readonly name: string }> => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (a, b) => compare(a.name, b.name);
};

/** All folders of a workspace. One round trip. */
export const listFolders = async (
  table: Pick<Table, 'query'>,
  place: In,
): Promise<{ rows: FolderRow[]; count: number }> => {
  const { rows, tree } = await readAll(table, place);
  const counts = countFiles(
    tree,
    rows.map(({ folderId }) => folderId),
  );
  const folders = [...tree.live.values()].sort(byName(place.language));
  return { rows: folders.map((folder) => folderView(folder, counts.get(folder.id))), count: folders.length };
};

/** Folders match by name only; all other filters apply to files. */
const foldersIn = (
  tree: Tree,
  { folderId, search, kind, status, uploader, sort, order }: Wanted,
  language: Language,
) => {
  if (kind || status || uploader) return [];
  const all = [...tree.live.values()];
  const inside = folderId ? tree.within(folderId) : undefined;
  const found = search
    ? all.filter(
        ({ id, name }) => id !== folderId && (inside?.has(id) ?? true) && foldedName(name).includes(foldedName(search)),
      )
    : all.filter(({ parentId }) => parentId === folderId);
  const sign = sort === 'name' && order === 'desc' ? -1 : 1;
  const compare = byName(language);
  return found.sort((a, b) => sign * compare(a, b));
};

const filesIn = (rows: readonly FileRecord[], tree: Tree, { folderId, search }: Wanted) => {
  if (!search) return rows.filter((file) => file.folderId === folderId);
  const inside = folderId ? tree.within(folderId) : undefined;
  return inside ? rows.filter((file) => file.folderId && inside.has(file.folderId)) : rows;
};

const crumb = ({ id, name }: FolderRecord) => ({ id, name });

/** True without filters: the page can be read by key. */
const isPlain = ({ kind, status, uploader, search, cursor }: Wanted): boolean =>
  ![kind, status, uploader, search, cursor].some(Boolean);

const entryOf = (entry: FileRecord | FolderRecord, tree: Tree, files: number | undefined): Entry =>
  'filename' in entry
    ? { ...fileView(entry), audience: audienceOf(tree, entry), entity: 'attachment' }
    : { ...folderView(entry, files), entity: 'folder' };

/** For long lists: the first part contains the folders, then files follow. */
const entriesPart = async (table: Read, place: In, wanted: Wanted): Promise<EntriesPage> => {
  const { folderId, search, cursor: from, offset, limit } = wanted;
  const tree = treeOf(await readFolders(table, place.tenant, place.projectId));
  const { rows, cursor } = await fileParts(table, place, wanted, { in: search ? undefined : { folderId } });
  const live = rows.filter((file) => !file.folderId || tree.live.has(file.folderId));
  const found = [...(from ? [] : foldersIn(tree, wanted, place.language)), ...filesIn(live, tree, wanted)];
  const page = found.slice(offset, offset + limit);
  const counts = await Promise.all(
    page.map((entry) => ('filename' in entry ? undefined : countBelow(table, place, entry.id))),
  );
  return {
    rows: page.map((entry, n) => entryOf(entry, tree, counts[n])),
    count: found.length,
    path: folderId ? tree.way(folderId).map(crumb) : [],
    ...(cursor && { cursor }),
  };
};

/** The contents of a folder, folders first; a search includes subfolders. One round trip for short lists. */
export const listEntries = async (table: Read, place: In, wanted: Wanted): Promise<EntriesPage> => {
  const short = wanted.cursor ? undefined : await readShort(table, place);
  if (!short) return isPlain(wanted) ? longEntries(table, place, wanted) : entriesPart(table, place, wanted);
  const { rows, tree } = short;
  const { folderId, offset, limit } = wanted;
  const counts = countFiles(
    tree,
    rows.map((file) => file.folderId),
  );
  const entries = [
    ...foldersIn(tree, wanted, place.language),
    ...sorted(narrowed(filesIn(rows, tree, wanted), wanted), wanted, place.language),
  ];
  const page = entries
    .slice(offset, offset + limit)
    .map((entry) => entryOf(entry, tree, 'filename' in entry ? undefined : counts.get(entry.id)));
  return { rows: page, count: entries.length, path: folderId ? tree.way(folderId).map(crumb) : [] };
};
