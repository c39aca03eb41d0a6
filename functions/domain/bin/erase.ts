// Erases from the bin, on request or when the retention period ends, using the erasure of each kind.
import { AppError } from '#shared/contract/errors.ts';
import { type Write, WriteConflict } from '../../ports/table.ts';
import { type BinRecord, bin, takeFromBin } from '../../store/bin.ts';
import { type ErasureRecord, erasures } from '../../store/file-erasures.ts';
import { storedBytes } from '../../store/files.ts';
import { startErasing } from '../files/delete.ts';
import { lateErasure, mayStillArrive } from '../files/late-erasure.ts';
import { withInside } from './inside.ts';
import type { BinPorts } from './kind.ts';
import { kindOf } from './kinds.ts';
import type { BinScope } from './scope.ts';

/** The row without these files and folders; removed when none are left. */
export const without = (tenant: string, row: BinRecord, ids: ReadonlySet<string>): Write => {
  const files = row.files.filter(({ id }) => !ids.has(id));
  const folders = row.folders?.filter(({ id }) => !ids.has(id)) ?? [];
  const { version } = row;
  return files.length + folders.length === 0
    ? takeFromBin(tenant, row)
    : { put: bin.row(tenant, { ...row, files, folders }, version), if: { version } };
};

const idsIn = (row: BinRecord): string[] =>
  [...row.files, ...(row.folders ?? []), kindOf(row)?.of(row)].flatMap((one) => (one ? [one.id] : []));

const eraseFiles = async (ports: BinPorts, tenant: string, row: BinRecord, ids: ReadonlySet<string>) => {
  const files = row.files.filter(({ id }) => ids.has(id));
  const folders = row.folders?.filter(({ id }) => ids.has(id)) ?? [];
  const [first] = files;
  const { projectId } = row;
  if (!first || !projectId) {
    if (folders.length > 0) await ports.table.write(without(tenant, row, ids));
    return folders.length;
  }
  const now = ports.clock.now();
  const erasure: ErasureRecord = {
    name: `${first.id}-${files.length}-${row.version}-bin`,
    projectId,
    fileIds: files.flatMap(({ id, earlier = [] }) => [id, ...earlier]),
    deadline: new Date(now).toISOString(),
  };
  const late = files.some((file) => mayStillArrive(file, now)) ? [lateErasure(erasure, now)] : [];
  await ports.table.write(
    without(tenant, row, ids),
    { put: erasures.row(tenant, erasure), if: 'absent' },
    ...late.map((one): Write => ({ put: erasures.row(tenant, one), if: 'absent' })),
    storedBytes(tenant, -files.reduce((sum, { size }) => sum + size, 0)),
  );
  await startErasing(ports, tenant, erasure);
  return files.length + folders.length;
};

export const eraseBinned = async (
  ports: BinPorts,
  tenant: string,
  row: BinRecord,
  ids: ReadonlySet<string> = new Set(idsIn(row)),
): Promise<number> => {
  const kind = kindOf(row);
  if (!kind) return eraseFiles(ports, tenant, row, ids);
  if (!ids.has(kind.of(row)?.id ?? '')) return 0;
  await kind.erase(ports, tenant, row);
  return 1;
};

/** Requires that the caller may delete every row. Throws forbidden. */
export const requireDeletable = (
  { caller, standing }: Pick<BinScope, 'caller' | 'standing'>,
  rows: readonly BinRecord[],
  ids: ReadonlySet<string>,
): void => {
  for (const row of rows) {
    const kind = kindOf(row);
    if (kind && ids.has(kind.of(row)?.id ?? '') && !kind.isDeletable(caller, row, standing(row)))
      throw new AppError('forbidden');
  }
};

/** Returns how many of the ids were in the bin. Throws stale if one was restored at the same moment. */
export const eraseFromBin = async (ports: BinPorts, scope: BinScope, ids: readonly string[]): Promise<number> => {
  const rows = await scope.read(ports.table);
  const wanted = withInside(rows, ids);
  requireDeletable(scope, rows, wanted);
  let erased = 0;
  try {
    for (const row of rows) erased += await eraseBinned(ports, scope.caller.tenant, row, wanted);
  } catch (error) {
    throw error instanceof WriteConflict ? new AppError('stale') : error;
  }
  return erased;
};
