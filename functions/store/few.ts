// Reads short lists whole; the caller must page through longer ones.
import type { Item, Query, Table } from '../ports/table.ts';
import { FILE_SHARDS } from './files.ts';
import { type FolderRecord, folders, foldersOf } from './folders.ts';
import { workspacePk } from './workspaces.ts';

/** Takes a few milliseconds to read, filter and sort; workspaces and organizations rarely have more. */
export const MAX_READ_WHOLE = 500;

/**
 * Rows that one call scans if no index supports the search; about ten milliseconds. Set by hand, not tuned on a set:
 * twice a list that is read whole, so that few people need a second call.
 */
export const MAX_LOOKED_THROUGH = 1000;

/** `undefined` if there are more. */
export const readFew = async (
  table: Pick<Table, 'query'>,
  query: Omit<Query, 'limit' | 'cursor'>,
  most = MAX_READ_WHOLE,
): Promise<readonly Item[] | undefined> => {
  const { items, cursor } = await table.query({ ...query, limit: most });
  return cursor === undefined ? items : undefined;
};

/** Every file of a small workspace; `undefined` if a shard holds more than its part. One round trip. */
export const readFewFileItems = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  projectId: string,
): Promise<readonly Item[] | undefined> => {
  const pk = workspacePk(tenant, projectId);
  // Shards are filled at random: none is twice as full as the mean by chance.
  const most = (2 * MAX_READ_WHOLE) / FILE_SHARDS.length;
  const shards = await Promise.all(FILE_SHARDS.map((prefix) => readFew(table, { pk, prefix }, most)));
  return shards.includes(undefined) ? undefined : shards.flatMap((items) => items ?? []);
};

/** The folders of a small workspace. */
export const readFewFolders = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  projectId: string,
): Promise<FolderRecord[] | undefined> => (await readFew(table, foldersOf(tenant, projectId)))?.map(folders.read);
