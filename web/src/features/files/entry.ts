// An entry of a file list: a folder or a file.
import type { Entry, FolderRow } from '#shared/model/folder.ts';

export type { Entry };
export type FileEntry = Extract<Entry, { entity: 'attachment' }>;
export type FolderEntry = Extract<Entry, { entity: 'folder' }>;

export const nameOf = (entry: Entry): string => (entry.entity === 'folder' ? entry.name : entry.filename);
export const placeOf = (entry: Entry): string | undefined =>
  entry.entity === 'folder' ? entry.parentId : entry.folderId;
export const filesIn = (entries: Iterable<Entry>): FileEntry[] =>
  [...entries].filter((entry) => entry.entity === 'attachment');
export const foldersIn = (entries: Iterable<Entry>): FolderEntry[] =>
  [...entries].filter((entry) => entry.entity === 'folder');

/** The folders from the top down to the given one; empty if it no longer exists. */
export const wayTo = (folders: readonly FolderRow[], id: string | undefined): FolderRow[] => {
  const way: FolderRow[] = [];
  for (let at = folders.find((folder) => folder.id === id); at && !way.includes(at); ) {
    way.unshift(at);
    const { parentId } = at;
    at = folders.find((folder) => folder.id === parentId);
  }
  return way;
};
