// Outputs in the bin: put there with all that they have, put back as they were, or erased as runs are.
import { AppError } from '#shared/contract/errors.ts';
import { can, type ProjectStanding } from '#shared/policy/policy.ts';
import type { Table, Write } from '../../ports/table.ts';
import { type BinRecord, binKey, type DeletedBy, putIntoBin } from '../../store/bin.ts';
import { projectKey } from '../../store/projects.ts';
import { type RunRecord, runRowKey, runs } from '../../store/runs.ts';
import type { Caller } from '../caller.ts';
import type { WorkPorts } from '../work-ports.ts';
import { noteRemoval } from './erasing.ts';

type Run = NonNullable<BinRecord['run']>;

/** Whoever started it, or manages the workspace. */
export const mayDelete = (
  caller: Caller,
  run: Pick<Run, 'createdBy'>,
  standing: ProjectStanding | undefined,
): boolean =>
  can(caller, 'search.ask', standing) &&
  (run.createdBy.id === caller.userId || can(caller, 'project.manage', standing));

export const binRunWrites = (tenant: string, run: RunRecord, deletedBy: DeletedBy, now: number): Write[] => {
  const { id, projectId, attempt, version } = run;
  return [
    { remove: runRowKey(tenant, id), if: { version } },
    putIntoBin(tenant, { name: `${id}-${attempt}-${version}`, projectId, deletedBy, run }, now),
  ];
};

/** Its report, documents and links were never taken away. */
export const restoreRun = (table: Pick<Table, 'write'>, tenant: string, row: BinRecord): Promise<void> => {
  const { run, version } = row;
  if (!run) throw new AppError('notFound');
  return table.write(
    { put: runs.row(tenant, run), if: 'absent', about: run.id },
    { remove: binKey(tenant, row), if: { version } },
    { check: projectKey(tenant, run.projectId), if: 'present' },
  );
};

export const eraseBinnedRun = async (ports: WorkPorts, tenant: string, row: BinRecord, run: Run): Promise<void> => {
  const erasure = noteRemoval(ports, tenant, run);
  await ports.table.write({ remove: binKey(tenant, row), if: { version: row.version } }, ...erasure.writes);
  await erasure.start();
};
