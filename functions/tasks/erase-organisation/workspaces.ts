// Deletes the workspaces of a removed organization as its members would; each is erased by its own execution.
import { AppError } from '#shared/contract/errors.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { eraseBinned } from '../../domain/bin/erase.ts';
import { deleteWorkspace } from '../../domain/workspaces/delete.ts';
import type { Ports } from '../../ports/ports.ts';
import { bin, workspaceBinPk } from '../../store/bin.ts';
import { deadlinePk } from '../../store/deadline-index.ts';
import { personPk } from '../../store/members.ts';
import { EDGE_PREFIX, edges, workspaceKey, workspaces, workspacesByAccess } from '../../store/workspaces.ts';

type Used = Pick<Ports, 'table' | 'workflows' | 'clock'>;

const AT_ONCE = 100;
/**
 * Work that this execution removes itself or that outlives it; all other work is completed by other executions or the
 * reaper.
 */
const OWN: readonly string[] = ['organisation', 'person', 'credits', 'bytes'];

/** Listed workspaces, and those known only from a membership. */
const projectIds = async ({ table }: Used, tenant: string, people: readonly string[]): Promise<string[]> => {
  const listed = await Promise.all(
    [ACCESS.all, ACCESS.limited].map((access) =>
      table.query({ index: 'gsi1', pk: workspacesByAccess(tenant, access) }),
    ),
  );
  const ids = new Set(listed.flatMap(({ items }) => items.map((item) => workspaces.read(item).id)));
  for (const person of people) {
    const { items } = await table.query({ pk: personPk(tenant, person), prefix: EDGE_PREFIX });
    for (const item of items) ids.add(edges.read(item).projectId);
  }
  return [...ids];
};

/** Returns how many were in the bin. */
const eraseBinnedWorkspaces = async (ports: Used, tenant: string): Promise<number> => {
  const { items } = await ports.table.query({ pk: workspaceBinPk(tenant) });
  for (const item of items) await eraseBinned(ports, tenant, bin.read(item));
  return items.length;
};

/** Returns how many still existed. */
export const deleteWorkspaces = async (ports: Used, tenant: string, people: readonly string[]): Promise<number> => {
  const ids = await projectIds(ports, tenant, people);
  let deleted = await eraseBinnedWorkspaces(ports, tenant);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const rows = await ports.table.getMany(some.map((id) => workspaceKey(tenant, id)));
    for (const [i, id] of some.entries()) {
      if (!rows[i]) continue;
      deleted += 1;
      await deleteWorkspace(ports, tenant, id).catch((error) => {
        if (!(error instanceof AppError)) throw error;
      });
    }
  }
  return deleted;
};

/** True while other work of the tenant is under way, which could write rows that nothing would remove. */
export const isAtWork = async ({ table }: Pick<Used, 'table'>, tenant: string): Promise<boolean> => {
  let cursor: string | undefined;
  do {
    const page = await table.query({ index: 'gsi1', pk: deadlinePk, limit: AT_ONCE, ...(cursor ? { cursor } : {}) });
    const kinds = page.items.map(({ gsi1sk = '' }) => gsi1sk.split('#')).filter(([, , whose]) => whose === tenant);
    if (kinds.some(([, kind = '']) => !OWN.includes(kind))) return true;
    cursor = page.cursor;
  } while (cursor);
  return false;
};
