// Holds in memory what scoring needs of every document: its workspace (0: deleted) and its length.
import type { DatabaseSync } from 'node:sqlite';

export const catalogue = (db: DatabaseSync) => {
  const workspaces = new Map<string, number>();
  let workspaceOf = new Uint32Array(1024);
  let lengthOf = new Uint32Array(1024);
  let allowed = new Uint8Array(1024);
  let upTo = 0;
  let count = 0;
  let words = 0;
  const load = db.prepare('SELECT doc, project, length FROM doc WHERE doc > ? ORDER BY doc');
  const ofFile = db.prepare('SELECT doc FROM doc WHERE file = ?');

  const grow = (doc: number) => {
    const room = Math.max(doc + 1, workspaceOf.length * 2);
    const [oldProjects, oldLengths] = [workspaceOf, lengthOf];
    workspaceOf = new Uint32Array(room);
    lengthOf = new Uint32Array(room);
    allowed = new Uint8Array(room);
    workspaceOf.set(oldProjects);
    lengthOf.set(oldLengths);
  };
  const numberOf = (workspace: string): number => {
    const known = workspaces.get(workspace);
    if (known !== undefined) return known;
    workspaces.set(workspace, workspaces.size + 1);
    return workspaces.size;
  };

  return {
    /** Loads what has been written since. */
    sync: (): void => {
      for (const row of load.iterate(upTo)) {
        const doc = Number(row.doc);
        if (doc >= workspaceOf.length) grow(doc);
        workspaceOf[doc] = numberOf(String(row.project));
        lengthOf[doc] = Number(row.length);
        words += Number(row.length);
        count += 1;
        upTo = doc;
      }
    },
    remove: (docs: readonly number[]): void => {
      for (const doc of docs) {
        if (!workspaceOf[doc]) continue;
        workspaceOf[doc] = 0;
        words -= lengthOf[doc] ?? 0;
        count -= 1;
      }
    },
    reset: (): void => {
      workspaceOf.fill(0);
      [upTo, count, words] = [0, 0, 0];
    },
    alive: () => workspaceOf,
    lengths: () => lengthOf,
    size: () => count,
    averageLength: () => (count > 0 ? words / count : 1),
    room: () => workspaceOf.length,
    /** 1 at each document of the scope; valid until the next call. */
    mask: (projectIds: readonly string[], fileIds?: readonly string[]): Uint8Array => {
      const wanted = new Uint8Array(workspaces.size + 1);
      for (const id of projectIds) wanted[workspaces.get(id) ?? 0] = 1;
      wanted[0] = 0;
      allowed.fill(0);
      if (fileIds) {
        for (const id of fileIds)
          for (const { doc } of ofFile.iterate(id)) allowed[Number(doc)] = wanted[workspaceOf[Number(doc)] ?? 0] ?? 0;
        return allowed;
      }
      for (let doc = 0; doc <= upTo; doc += 1) allowed[doc] = wanted[workspaceOf[doc] ?? 0] ?? 0;
      return allowed;
    },
  };
};

export type Catalogue = ReturnType<typeof catalogue>;
