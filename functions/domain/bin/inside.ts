// Finds the files and folders inside a deleted folder that were deleted with it or after it, at any depth.
import type { BinRecord } from '../../store/bin.ts';

/** Deletion times of folders by id. */
export type DeletedFolders = ReadonlyMap<string, string>;

export const deletedFolders = (rows: readonly BinRecord[]): DeletedFolders =>
  new Map(rows.flatMap(({ folders = [], deletedAt }) => folders.map(({ id }) => [id, deletedAt] as const)));

/**
 * True if an item with this parent was deleted with the folder; items deleted earlier are separate entries in the bin.
 */
export const wentWith = (folders: DeletedFolders, parentId: string | undefined, deletedAt: string): boolean => {
  const at = parentId === undefined ? undefined : folders.get(parentId);
  return at !== undefined && at <= deletedAt;
};

/** The ids of all files and folders that were deleted with these folders. */
export const insideOf = (rows: readonly BinRecord[], top: DeletedFolders): Set<string> => {
  const inside = new Set<string>();
  for (let level = top; level.size > 0; ) {
    const next = new Map<string, string>();
    for (const { files, folders = [], deletedAt } of rows) {
      for (const { id, folderId } of files) if (wentWith(level, folderId, deletedAt)) inside.add(id);
      for (const { id, parentId } of folders)
        if (!inside.has(id) && wentWith(level, parentId, deletedAt)) {
          inside.add(id);
          next.set(id, deletedAt);
        }
    }
    level = next;
  }
  return inside;
};

/** The given ids, plus everything that was deleted with those of them that are folders. */
export const withInside = (rows: readonly BinRecord[], ids: Iterable<string>): Set<string> => {
  const wanted = new Set(ids);
  const top = new Map([...deletedFolders(rows)].filter(([id]) => wanted.has(id)));
  return new Set([...wanted, ...insideOf(rows, top)]);
};
