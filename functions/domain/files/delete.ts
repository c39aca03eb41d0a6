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

/** The same erasure starts once, however often it is asked for. */
export const startErasing = (workflows: Pick<Workflows, 'start'>, tenant: string, erasure: ErasureRecord) => {
  const { name, projectId, fileIds } = erasure;
  return workflows.start({ machine: 'delete-files', name, input: { tenant, name, projectId, fileIds } });
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
  await startErasing(ports.workflows, tenant, erasure);
  return gone.length;
};
