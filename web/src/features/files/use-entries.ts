// The page of folders and files on screen, and all folders of the workspace.
import { useCallback, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { readsOf, useCall } from '#web/lib/api.ts';
import type { Entry } from './entry.ts';
import { pollEvery } from './status.ts';
import type { FilesAddress } from './use-files-address.ts';

const queryOf = (projectId: string, address: FilesAddress) => {
  const { kind, status, uploader, search, sorting, page, pageSize, parts } = address;
  return {
    projectId,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    search,
    ...(kind && { kind }),
    ...(status && { status }),
    ...(uploader && { uploader }),
    ...(parts.after && { cursor: parts.after }),
    ...(sorting.by && { sort: sorting.by, order: sorting.order }),
  };
};

/** The intervals are new functions at every rendering: SWR calls a known function only once. */
export const useEntries = (projectId: string, address: FilesAddress) => {
  const query = queryOf(projectId, address);
  const isFolders = address.view === 'folders';
  const folders = useCall(
    'folders.entries',
    isFolders ? { query: { ...query, ...(address.folder && { folderId: address.folder }) } } : null,
    { refreshInterval: (list) => pollEvery(list) },
  );
  const files = useCall('files.list', isFolders ? null : { query }, { refreshInterval: (list) => pollEvery(list) });
  const { data, error, mutate } = isFolders ? folders : files;
  const rows = useMemo(
    (): Entry[] | undefined =>
      data?.rows.map((row) => ('entity' in row ? row : { ...row, entity: 'attachment' as const })),
    [data],
  );
  return {
    rows,
    count: data?.count ?? 0,
    cursor: data?.cursor,
    path: isFolders ? (folders.data?.path ?? []) : [],
    error: data ? undefined : error,
    again: () => void mutate(),
  };
};
export type Entries = ReturnType<typeof useEntries>;

export const useFolders = (projectId: string | null) => {
  const { data, error } = useCall('folders.list', projectId ? { query: { projectId } } : null);
  return { folders: data?.rows ?? [], error: data ? undefined : error };
};

export const useReloadFiles = () => {
  const { mutate } = useSWRConfig();
  return useCallback(
    () => mutate(readsOf('files.list', 'folders.entries', 'folders.list', 'files.versions', 'projects.list')),
    [mutate],
  );
};
