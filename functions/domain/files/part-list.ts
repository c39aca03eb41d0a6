// Lists many files by a filter that no index supports: each call scans a part.
import type { Table } from '../../ports/table.ts';
import { readFewFolders } from '../../store/few.ts';
import { type FileRecord, files } from '../../store/files.ts';
import type { FolderRecord } from '../../store/folders.ts';
import { readPart } from '../../store/ordered.ts';
import { mapInSlices } from '../in-slices.ts';
import { treeOf } from './folders/tree.ts';
import { orderInFolder, orderInWorkspace } from './keyed.ts';
import { wayTo } from './long-list.ts';
import { narrowed, type Wanted } from './order.ts';

type Read = Pick<Table, 'getMany' | 'query'>;
type At = { readonly tenant: string; readonly projectId: string };
type Place = { readonly folderId?: string | undefined };
type Part = { readonly rows: readonly FileRecord[]; readonly cursor: string | undefined };

/** Files of one folder or of the top level if `in` is given, else of the whole workspace, in the requested order. */
export const fileParts = async (
  table: Read,
  at: At,
  wanted: Wanted,
  place: { readonly in: Place | undefined },
): Promise<Part> => {
  const order = place.in ? orderInFolder(at, place.in.folderId, wanted) : orderInWorkspace(at, wanted);
  const { items, cursor } = await readPart(table, order, wanted.cursor);
  return { rows: narrowed(await mapInSlices(items, files.read), wanted), cursor };
};

/** Drops files in deleted folders. */
export const inLiveFolders = async (
  table: Read,
  { tenant, projectId }: At,
  rows: readonly FileRecord[],
  known?: readonly FolderRecord[],
): Promise<FileRecord[]> => {
  const used = [...new Set(rows.flatMap(({ folderId }) => folderId ?? []))];
  if (used.length === 0) return [...rows];
  const few = known ?? (await readFewFolders(table, tenant, projectId));
  const live = few && treeOf(few).live;
  const ways = await Promise.all(used.map((id) => (live ? live.get(id) : wayTo(table, tenant, id))));
  const deleted = new Set(used.filter((_, n) => ways[n] === undefined));
  return rows.filter(({ folderId }) => !folderId || !deleted.has(folderId));
};
