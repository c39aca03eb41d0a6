// Erasing from the bin, by hand or when the time is over: from here on it is the erasure of deleted files.
import { AppError } from '#shared/contract/errors.ts';
import type { ProjectStanding } from '#shared/policy/policy.ts';
import type { Clock } from '../../../ports/clock.ts';
import { type Table, type Write, WriteConflict } from '../../../ports/table.ts';
import type { Workflows } from '../../../ports/workflows.ts';
import { type BinRecord, bin, binKey, readBin } from '../../../store/bin.ts';
import { type ErasureRecord, erasures, storedBytes } from '../../../store/files.ts';
import type { Caller } from '../../caller.ts';
import { eraseBinnedChecklist, mayDeleteChecklist } from '../../checklists/bin.ts';
import { eraseBinnedRun, mayDelete } from '../../runs/bin.ts';
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

const idsIn = ({ files, run, checklist }: BinRecord): string[] =>
  [...files, run, checklist].flatMap((one) => (one ? [one.id] : []));

export const eraseBinned = async (
  ports: Ports,
  tenant: string,
  row: BinRecord,
  ids: ReadonlySet<string> = new Set(idsIn(row)),
): Promise<number> => {
  const { run, checklist } = row;
  if (run && ids.has(run.id)) {
    await eraseBinnedRun(ports, tenant, row, run);
    return 1;
  }
  if (checklist && ids.has(checklist.id)) {
    await eraseBinnedChecklist(ports, tenant, row, checklist);
    return 1;
  }
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

/** Whose bin, and what they may do in its workspace. */
export type InBin = {
  readonly caller: Caller;
  readonly projectId: string;
  readonly standing: ProjectStanding | undefined;
};

/** Of outputs and checklists only those that the caller may delete. Throws forbidden. */
export const demandDeletable = (
  { caller, standing }: Pick<InBin, 'caller' | 'standing'>,
  rows: readonly BinRecord[],
  ids: ReadonlySet<string>,
): void => {
  for (const { run, checklist } of rows) {
    if (run && ids.has(run.id) && !mayDelete(caller, run, standing)) throw new AppError('forbidden');
    if (checklist && ids.has(checklist.id) && !mayDeleteChecklist(caller, checklist, standing))
      throw new AppError('forbidden');
  }
};

/** How many of them were in the bin. Throws stale when one was restored at the same moment. */
export const eraseFromBin = async (
  ports: Ports,
  { caller, projectId, standing }: InBin,
  ids: readonly string[],
): Promise<number> => {
  const { tenant } = caller;
  const wanted = new Set(ids);
  const rows = await readBin(ports.table, tenant, projectId);
  demandDeletable({ caller, standing }, rows, wanted);
  let erased = 0;
  try {
    for (const row of rows) erased += await eraseBinned(ports, tenant, row, wanted);
  } catch (error) {
    throw error instanceof WriteConflict ? new AppError('stale') : error;
  }
  return erased;
};
