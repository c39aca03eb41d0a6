// Erasing from the bin, by hand or when the time is over: from here on it is the erasure of deleted files.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../../ports/clock.ts';
import { type Table, type Write, WriteConflict } from '../../../ports/table.ts';
import type { Workflows } from '../../../ports/workflows.ts';
import { type BinRecord, bin, binKey, readBin } from '../../../store/bin.ts';
import { type ErasureRecord, erasures, storedBytes } from '../../../store/files.ts';
import { startErasing } from '../delete.ts';

type Ports = {
  readonly table: Pick<Table, 'query' | 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Clock;
};

/** The row without these files; the last ones take it along. */
export const withoutFiles = (tenant: string, row: BinRecord, ids: ReadonlySet<string>): Write => {
  const files = row.files.filter(({ id }) => !ids.has(id));
  const { version } = row;
  return files.length === 0
    ? { remove: binKey(tenant, row), if: { version } }
    : { put: bin.row(tenant, { ...row, files }, version), if: { version } };
};

export const eraseBinned = async (
  ports: Ports,
  tenant: string,
  row: BinRecord,
  ids: ReadonlySet<string> = new Set(row.files.map(({ id }) => id)),
): Promise<number> => {
  const files = row.files.filter(({ id }) => ids.has(id));
  const [first] = files;
  if (!first) return 0;
  const erasure: ErasureRecord = {
    name: `${first.id}-${files.length}-${row.version}-bin`,
    projectId: row.projectId,
    fileIds: files.flatMap(({ id, earlier = [] }) => [id, ...earlier]),
    deadline: new Date(ports.clock.now()).toISOString(),
  };
  await ports.table.write(
    withoutFiles(tenant, row, ids),
    { put: erasures.row(tenant, erasure), if: 'absent' },
    storedBytes(tenant, -files.reduce((sum, { size }) => sum + size, 0)),
  );
  await startErasing(ports, tenant, erasure);
  return files.length;
};

/** How many of them were in the bin. Throws stale when one was restored at the same moment. */
export const eraseFromBin = async (
  ports: Ports,
  { tenant, projectId }: { readonly tenant: string; readonly projectId: string },
  ids: readonly string[],
): Promise<number> => {
  const wanted = new Set(ids);
  let erased = 0;
  try {
    for (const row of await readBin(ports.table, tenant, projectId))
      erased += await eraseBinned(ports, tenant, row, wanted);
  } catch (error) {
    throw error instanceof WriteConflict ? new AppError('stale') : error;
  }
  return erased;
};
