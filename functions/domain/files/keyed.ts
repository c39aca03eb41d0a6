// Defines the sort orders that the table's indexes provide, in one folder and over a workspace.
import { FILE_PREFIX, FILE_SHARDS, folderFilesPk, workspaceFilesPk } from '../../store/files.ts';
import type { Order } from '../../store/ordered.ts';
import { workspacePk } from '../../store/workspaces.ts';
import type { Wanted } from './order.ts';

type At = { readonly tenant: string; readonly projectId: string };
type Sorting = Pick<Wanted, 'sort' | 'order'>;

/** Newest first by default. */
const isDescending = ({ sort, order }: Sorting): boolean => sort === undefined || order === 'desc';

/** The order in one folder or at the top level. */
export const orderInFolder = ({ tenant, projectId }: At, folderId: string | undefined, sorting: Sorting): Order => {
  const { sort = 'uploadedAt' } = sorting;
  const index = ({ name: 'gsi2', uploadedAt: 'gsi3', size: 'gsi4' } as const)[sort];
  return { lists: [{ index, pk: folderFilesPk(tenant, projectId, folderId) }], descending: isDescending(sorting) };
};

/** The order over the whole workspace. */
export const orderInWorkspace = ({ tenant, projectId }: At, sorting: Sorting): Order => {
  const { sort = 'uploadedAt' } = sorting;
  const all = workspaceFilesPk(tenant, projectId);
  const descending = isDescending(sorting);
  if (sort !== 'uploadedAt') return { lists: [{ index: sort === 'name' ? 'gsi5' : 'gsi6', pk: all }], descending };
  const pk = workspacePk(tenant, projectId);
  return { lists: FILE_SHARDS.map((prefix) => ({ pk, prefix })), descending, counted: { pk, prefix: FILE_PREFIX } };
};
