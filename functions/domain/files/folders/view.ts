// Converts a folder's row to the client's view, with the number of files in it and below.
import type { FolderRow } from '#shared/model/folder.ts';
import type { FolderRecord } from '../../../store/folders.ts';
import type { Tree } from './tree.ts';

export const folderView = ({ version, ...folder }: FolderRecord, files = 0): FolderRow => ({ ...folder, files });

/** Counts each file for every folder above it. */
export const countFiles = (tree: Tree, folderIds: Iterable<string | undefined>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const id of folderIds)
    for (const above of id ? tree.way(id) : []) counts.set(above.id, (counts.get(above.id) ?? 0) + 1);
  return counts;
};
