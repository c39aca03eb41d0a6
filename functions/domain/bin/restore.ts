// Restores from the bin: entities deleted as a whole, folders with their contents, and files.

import { AppError } from '#shared/contract/errors.ts';
import { WriteConflict } from '../../ports/table.ts';
import { requireDeletable } from './erase.ts';
import type { BinPorts } from './kind.ts';
import { kindOf } from './kinds.ts';
import { restoreFiles } from './restore-files.ts';
import { restoreFolders } from './restore-folders.ts';
import type { BinScope } from './scope.ts';

/** Returns how many entities were restored. Throws forbidden for one that the caller may not delete. */
const restoreWhole = async (ports: BinPorts, scope: BinScope, wanted: Set<string>): Promise<number> => {
  const rows = await scope.read(ports.table);
  requireDeletable(scope, rows, wanted);
  let restored = 0;
  for (const row of rows) {
    const kind = kindOf(row);
    if (!kind || !wanted.delete(kind.of(row)?.id ?? '')) continue;
    await kind.restore(ports, scope.caller, row);
    restored += 1;
  }
  return restored;
};

const orStale = async <T>(restoring: Promise<T>): Promise<T> => {
  try {
    return await restoring;
  } catch (error) {
    throw error instanceof WriteConflict ? new AppError('stale') : error;
  }
};

/** Throws fileNotFound for a file that is not in the bin of this workspace, stale if two restores collide. */
export const restoreFromBin = async (
  ports: BinPorts,
  scope: BinScope,
  projectId: string,
  ids: readonly string[],
): Promise<number> => {
  const wanted = new Set(ids);
  const whole = await orStale(restoreWhole(ports, scope, wanted));
  const place = { tenant: scope.caller.tenant, projectId };
  const folders = [...wanted].filter((id) => id.startsWith('fol_'));
  for (const id of folders) wanted.delete(id);
  const restored = await restoreFolders(ports, place, folders);
  const files = await restoreFiles(ports, place, [...wanted, ...restored.files]);
  return whole + restored.folders.length + files.length;
};

/** The bin outside workspaces holds only whole entities; ids that are not in it are ignored. */
export const restoreOutside = (ports: BinPorts, scope: BinScope, ids: readonly string[]): Promise<number> =>
  orStale(restoreWhole(ports, scope, new Set(ids)));
