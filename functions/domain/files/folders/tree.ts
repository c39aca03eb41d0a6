// Builds the tree of a workspace's folders: paths to the root, contents, depth.
import type { FolderRecord } from '../../../store/folders.ts';

export type Tree = {
  /** Folders with a complete path to the root. */
  readonly live: ReadonlyMap<string, FolderRecord>;
  /** The path from the root to the folder itself. */
  way(id: string): readonly FolderRecord[];
  /** The folder and all folders inside it. */
  within(id: string): ReadonlySet<string>;
  /** The number of levels: 1 for a folder without subfolders. */
  height(id: string): number;
};

/** `undefined` if the path does not reach the root. */
const wayOf = (all: ReadonlyMap<string, FolderRecord>, id: string): FolderRecord[] | undefined => {
  const way: FolderRecord[] = [];
  for (let at: string | undefined = id; at !== undefined; ) {
    const folder: FolderRecord | undefined = all.get(at);
    if (!folder || way.includes(folder)) return undefined;
    way.unshift(folder);
    at = folder.parentId;
  }
  return way;
};

export const treeOf = (folders: readonly FolderRecord[]): Tree => {
  const all = new Map(folders.map((folder) => [folder.id, folder]));
  const ways = new Map(
    folders.flatMap(({ id }) => {
      const way = wayOf(all, id);
      return way ? [[id, way] as const] : [];
    }),
  );
  const way = (id: string) => ways.get(id) ?? [];
  const inside = (id: string) => [...ways].filter(([, folder]) => folder.some((above) => above.id === id));
  return {
    live: new Map(folders.filter(({ id }) => ways.has(id)).map((folder) => [folder.id, folder])),
    way,
    within: (id) => new Set(inside(id).map(([below]) => below)),
    height: (id) => Math.max(1, ...inside(id).map(([, below]) => below.length - way(id).length + 1)),
  };
};
