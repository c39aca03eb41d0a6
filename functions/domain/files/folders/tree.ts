// The folders of a workspace as a tree: paths to the root, contents, depth.
import type { FolderRecord } from '../../../store/folders.ts';

export type Tree = {
  /** Folders whose way to the top is whole. */
  readonly live: ReadonlyMap<string, FolderRecord>;
  /** From the top to the folder itself. */
  way(id: string): readonly FolderRecord[];
  /** The folder and all folders inside. */
  within(id: string): ReadonlySet<string>;
  /** How many levels it takes up: 1 for a folder without folders inside. */
  height(id: string): number;
};

/** Undefined when it never reaches the top. */
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
