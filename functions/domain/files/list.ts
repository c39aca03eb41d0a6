// Lists of files, and of folders and files together: narrowed, sorted and paged over all of a workspace at once.
import type { Parsed } from '#shared/contract/contract.ts';
import type { Language } from '#shared/model/enums.ts';
import { fileKind } from '#shared/model/file-kind.ts';
import type { Entry, FolderRow } from '#shared/model/folder.ts';
import type { Table } from '../../ports/table.ts';
import { FILE_PREFIX, type FileRecord, files, readFileItems } from '../../store/files.ts';
import { type FolderRecord, readFolders } from '../../store/folders.ts';
import { foldedName } from '../../store/hints.ts';
import { projectPk } from '../../store/projects.ts';
import { audienceOf } from './audience.ts';
import { type Tree, treeOf } from './folders/tree.ts';
import { countFiles, folderView } from './folders/view.ts';
import { fileView } from './view.ts';

type Read = Pick<Table, 'query'>;
type In = { readonly tenant: string; readonly projectId: string; readonly language: Language };
type Wanted = Omit<Parsed<'files.list', 'query'>, 'projectId'>;
type Compare<T> = (a: T, b: T) => number;

export const readAll = async (table: Read, { tenant, projectId }: Omit<In, 'language'> & Partial<In>) => {
  const [items, folders] = await Promise.all([
    readFileItems(table, tenant, projectId),
    readFolders(table, tenant, projectId),
  ]);
  const tree = treeOf(folders);
  // What lay in a folder that was deleted is gone, though its rows may still be on their way out.
  const rows = items.map(files.read).filter(({ folderId }) => !folderId || tree.live.has(folderId));
  return { rows, tree };
};

const narrowed = (rows: readonly FileRecord[], { kind, status, uploader, search }: Wanted): FileRecord[] => {
  const text = foldedName(search);
  return rows.filter(
    (file) =>
      (!kind || fileKind(file.filename) === kind) &&
      (!status || file.status === status) &&
      (!uploader || file.uploadedBy.id === uploader) &&
      (text === '' || foldedName(file.filename).includes(text)),
  );
};

const newestFirst: Compare<FileRecord> = (a, b) => (a.id < b.id ? 1 : -1);

const comparisons = (language: Language): Readonly<Record<NonNullable<Wanted['sort']>, Compare<FileRecord>>> => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const plain = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
  return {
    name: (a, b) => compare(a.filename, b.filename),
    size: (a, b) => a.size - b.size,
    kind: (a, b) => plain(fileKind(a.filename), fileKind(b.filename)),
    status: (a, b) => plain(a.status, b.status),
    uploader: (a, b) => compare(a.uploadedBy.name, b.uploadedBy.name),
    uploadedAt: (a, b) => plain(a.uploadedAt, b.uploadedAt),
    updatedAt: (a, b) => plain(a.updatedAt, b.updatedAt),
  };
};

/** Equal rows stand newest first, so that pages never share or lose one. */
const sorted = (rows: readonly FileRecord[], { sort, order }: Wanted, language: Language): FileRecord[] => {
  if (!sort) return rows.toSorted(newestFirst);
  const by = comparisons(language)[sort];
  const sign = order === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => sign * by(a, b) || newestFirst(a, b));
};

const isNarrowed = ({ folderId, kind, status, uploader, search, sort }: Wanted): boolean =>
  [folderId, kind, status, uploader, search, sort].some(Boolean);

/** By the keys: costs its page. Undefined where one of them lies in a folder that is on its way out. */
const newestPage = async (table: Pick<Table, 'query' | 'count'>, place: In, { offset, limit }: Wanted) => {
  const { tenant, projectId } = place;
  const [items, folders, count] = await Promise.all([
    readFileItems(table, tenant, projectId, offset + limit),
    readFolders(table, tenant, projectId),
    table.count({ pk: projectPk(tenant, projectId), prefix: FILE_PREFIX }),
  ]);
  const { live } = treeOf(folders);
  const rows = items
    .map(files.read)
    .sort(newestFirst)
    .slice(offset, offset + limit);
  const areLive = rows.every(({ folderId }) => !folderId || live.has(folderId));
  return areLive ? { rows: rows.map(fileView), count } : undefined;
};

/** One round trip. */
export const listFiles = async (table: Pick<Table, 'query' | 'count'>, place: In, wanted: Wanted) => {
  const page = isNarrowed(wanted) ? undefined : await newestPage(table, place, wanted);
  if (page) return page;
  const { rows } = await readAll(table, place);
  const { folderId, offset, limit } = wanted;
  const inFolder = folderId ? rows.filter((file) => file.folderId === folderId) : rows;
  const found = sorted(narrowed(inFolder, wanted), wanted, place.language);
  return { rows: found.slice(offset, offset + limit).map(fileView), count: found.length };
};

const byName = (language: Language): Compare<{ readonly name: string }> => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (a, b) => compare(a.name, b.name);
};

/** All folders of a workspace. One round trip. */
export const listFolders = async (table: Read, place: In): Promise<{ rows: FolderRow[]; count: number }> => {
  const { rows, tree } = await readAll(table, place);
  const counts = countFiles(
    tree,
    rows.map(({ folderId }) => folderId),
  );
  const folders = [...tree.live.values()].sort(byName(place.language));
  return { rows: folders.map((folder) => folderView(folder, counts.get(folder.id))), count: folders.length };
};

/** Folders match by name alone: any other filter is about files. */
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

/** What a folder holds, folders first; what is searched for is looked for below it, too. One round trip. */
export const listEntries = async (table: Read, place: In, wanted: Wanted) => {
  const { rows, tree } = await readAll(table, place);
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
    .map(
      (entry): Entry =>
        'filename' in entry
          ? { ...fileView(entry), audience: audienceOf(tree, entry), entity: 'attachment' }
          : { ...folderView(entry, counts.get(entry.id)), entity: 'folder' },
    );
  return { rows: page, count: entries.length, path: folderId ? tree.way(folderId).map(crumb) : [] };
};
