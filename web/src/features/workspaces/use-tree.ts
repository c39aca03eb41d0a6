// The folders and workspaces that the caller can see, and the one in the address.
import { useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { WorkspaceFolder } from '#shared/model/people.ts';
import type { Workspace } from '#shared/model/workspace.ts';
import { readsOf, useCall } from '#web/lib/api.ts';
import { withParams } from '#web/lib/with-params.ts';
import { matchesQuery } from './matches-query.ts';

export type Tree = { readonly folders: readonly WorkspaceFolder[]; readonly projects: readonly Workspace[] };

export const useTree = () => useCall('projects.tree', {});

export const useReloadTree = () => {
  const { mutate } = useSWRConfig();
  return () => mutate(readsOf('projects.tree', 'projects.list', 'projects.get'));
};

/** The folder of a workspace; the top if the folder was deleted or the user cannot see it. */
export const folderOf = ({ folders }: Tree, { folderId }: Pick<Workspace, 'folderId'>): WorkspaceFolder | undefined =>
  folders.find(({ id }) => id === folderId);

/** With a query, searches all folders; without one, shows one level. */
export const shownIn = (tree: Tree, { folder, query }: { folder: WorkspaceFolder | undefined; query: string }) => {
  if (query) return tree.projects.filter((workspace) => matchesQuery(workspace, query));
  return tree.projects.filter((workspace) => folderOf(tree, workspace)?.id === folder?.id);
};

/** The workspace to start with if none was chosen: the newest one with files. */
export const beginWith = (workspaces: readonly Workspace[]): Workspace | undefined =>
  workspaces.toSorted(
    (a, b) => Number(b.fileCount > 0) - Number(a.fileCount > 0) || b.createdAt.localeCompare(a.createdAt),
  )[0];

export const useFolderAddress = () => {
  const [params, setParams] = useSearchParams();
  const open = (id: string | undefined) => setParams(withParams({ q: undefined, folder: id }));
  return { folderId: params.get('folder') ?? undefined, openFolder: open };
};
