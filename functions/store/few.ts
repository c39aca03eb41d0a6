// Lists are read whole as long as they are short; a longer one is for its caller to page through.
import type { Item, Query, Table, TenantPk } from '../ports/table.ts';
import { FILE_SHARDS } from './files.ts';
import { type FolderRecord, folders, foldersOf } from './folders.ts';
import { projectPk } from './projects.ts';

/** Read, filtered and sorted in some milliseconds; a workspace or an organisation rarely has more. */
export const MOST_READ_WHOLE = 500;

/**
 * Rows that one call looks through where a list is searched by what no index keeps; some ten milliseconds. Set by hand, no
 * set chose it: twice a list that is read whole, so that few people ever have to go on.
 */
export const MOST_LOOKED_THROUGH = 1000;

/** What is read of each shard beyond its even part, as they are filled at random. */
const SHARE = 1.2;

/** Undefined where there are more. */
export const readFew = async (
  table: Pick<Table, 'query'>,
  query: Omit<Query, 'limit' | 'cursor'>,
  most = MOST_READ_WHOLE,
): Promise<readonly Item[] | undefined> => {
  const { items, cursor } = await table.query({ ...query, limit: most });
  return cursor === undefined ? items : undefined;
};

/** Every file of a workspace that has few; undefined where one shard has more than its part. One round trip. */
export const readFewFileItems = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  projectId: string,
): Promise<readonly Item[] | undefined> => {
  const pk = projectPk(tenant, projectId);
  // Shards are filled at random: none is twice as full as the mean by chance.
  const most = (2 * MOST_READ_WHOLE) / FILE_SHARDS.length;
  const shards = await Promise.all(FILE_SHARDS.map((prefix) => readFew(table, { pk, prefix }, most)));
  return shards.includes(undefined) ? undefined : shards.flatMap((items) => items ?? []);
};

type FilePart = { readonly items: readonly Item[]; readonly cursor: string | undefined };

/** The newest files of a folder, or of the top: of those older than the cursor's, as many as one call looks through. */
export const readFolderPart = async (
  table: Pick<Table, 'query'>,
  pk: TenantPk,
  before: string | undefined,
): Promise<FilePart> => {
  const until = before === undefined ? {} : { upTo: before };
  const page = await table.query({ index: 'gsi3', pk, descending: true, limit: MOST_LOOKED_THROUGH, ...until });
  const cursor = page.cursor && page.items.at(-1)?.gsi3sk;
  return { items: page.items.filter(({ gsi3sk }) => gsi3sk !== before), cursor };
};

/** The same over a whole workspace, as far as all shards have been read. One round trip. */
export const readWorkspacePart = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  projectId: string,
  before: string | undefined,
): Promise<FilePart> => {
  const pk = projectPk(tenant, projectId);
  const limit = Math.ceil((SHARE * MOST_LOOKED_THROUGH) / FILE_SHARDS.length);
  const shards = await Promise.all(
    FILE_SHARDS.map(async (prefix) => {
      const until = before === undefined ? {} : { upTo: `${prefix}${before}` };
      const { items, cursor } = await table.query({ pk, prefix, descending: true, limit, ...until });
      const read = items.map((item) => ({ item, id: item.sk.slice(prefix.length) }));
      return { read, end: cursor && read.at(-1)?.id };
    }),
  );
  const cursor = shards
    .flatMap(({ end }) => end ?? [])
    .toSorted()
    .at(-1);
  const rows = shards.flatMap(({ read }) => read).filter(({ id }) => id !== before && (!cursor || id >= cursor));
  return { items: rows.map(({ item }) => item), cursor };
};

/** The folders of a workspace that has few. */
export const readFewFolders = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  projectId: string,
): Promise<FolderRecord[] | undefined> => (await readFew(table, foldersOf(tenant, projectId)))?.map(folders.read);
