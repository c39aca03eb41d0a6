// Deleting a checklist: the row goes at once, a run under way with it; rows and stored bytes are erased by a machine.
import { AppError } from '#shared/contract/errors.ts';
import { can } from '#shared/policy/policy.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import { type Table, type Write, WriteConflict } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { checklistKey, eraseRows } from '../../store/checklists.ts';
import { checklistPrefix } from '../../store/file-keys.ts';
import { erasures } from '../../store/files.ts';
import type { Caller, Found } from '../caller.ts';
import { startErasing } from '../files/delete.ts';
import { stopRun } from '../runs/stop.ts';
import { runOf } from './running.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
};

/** For who made it, or who manages the workspace. */
export const deleteChecklist = async (
  ports: Ports,
  caller: Caller,
  { checklist, standing }: Found,
): Promise<number> => {
  if (!checklist) throw new AppError('notFound');
  if (checklist.createdBy.id !== caller.userId && !can(caller, 'project.manage', standing))
    throw new AppError('forbidden');
  const { tenant } = caller;
  const { id, projectId } = checklist;
  const deadline = new Date(ports.clock.now()).toISOString();
  const erasure = { name: id, projectId, fileIds: [], checklist: id, deadline };
  const run = await runOf(ports.table, tenant, checklist);
  const writes: Write[] = [
    { remove: checklistKey(tenant, id), if: 'present' },
    { put: erasures.row(tenant, erasure), if: 'absent' },
  ];
  try {
    await ports.table.write(...writes);
  } catch (error) {
    throw error instanceof WriteConflict ? new AppError('notFound') : error;
  }
  if (run) await stopRun(ports, tenant, run);
  await startErasing(ports, tenant, erasure);
  return 1;
};

type ErasePorts = { readonly files: Pick<Files, 'list' | 'remove'>; readonly table: Pick<Table, 'query' | 'write'> };

export const eraseChecklist = async ({ files, table }: ErasePorts, tenant: string, id: string): Promise<void> => {
  await eraseRows(table, tenant, { id });
  const keys = [];
  for await (const { key } of files.list(checklistPrefix(tenant, id))) keys.push(key);
  if (keys.length > 0) await files.remove(keys);
};
