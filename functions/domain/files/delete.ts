// Deleting: the rows go first, all or none; an execution then erases bytes, derived text and index entries.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { type ErasureRecord, type FileRecord, removeFiles } from '../../store/files.ts';

type Ports = {
  readonly table: Pick<Table, 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Clock;
};

type Starter = { readonly workflows: Pick<Workflows, 'start'>; readonly clock: Pick<Clock, 'now'> };

/** Starts once a day until it has succeeded: a name that has failed is not taken again. */
export const startErasing = ({ workflows, clock }: Starter, tenant: string, erasure: ErasureRecord) => {
  const { name, projectId, fileIds, runId } = erasure;
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  return workflows.start({
    machine: 'delete-files',
    name: `${name}-${day}`,
    input: { tenant, name, projectId, fileIds, ...(runId ? { runId } : {}) },
  });
};

export const deleteFiles = async (ports: Ports, tenant: string, chosen: readonly FileRecord[]): Promise<number> => {
  const gone = [...new Map(chosen.map((file) => [file.id, file])).values()];
  const [first] = gone;
  if (!first) return 0;
  const erasure = {
    name: `${first.id}-${gone.length}`,
    projectId: first.projectId,
    fileIds: gone.map((file) => file.id),
    deadline: new Date(ports.clock.now()).toISOString(),
  };
  try {
    await ports.table.write(...removeFiles(tenant, first.projectId, gone, erasure));
  } catch (error) {
    if (error instanceof WriteConflict) throw new AppError('stale');
    throw error;
  }
  await startErasing(ports, tenant, erasure);
  return gone.length;
};
