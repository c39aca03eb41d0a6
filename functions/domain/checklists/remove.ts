// Deletes a checklist: it moves to the bin at once and its run ends; rows and stored bytes go when it is erased.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { putIntoBin } from '../../store/bin.ts';
import { checklistKey, eraseRows } from '../../store/checklists.ts';
import { checklistPrefix } from '../../store/file-keys.ts';
import { isMakerOrManager } from '../bin/kind.ts';
import type { Caller, ResolvedEntities } from '../caller.ts';
import { deleterOf } from '../files/delete.ts';
import { stopRun } from '../runs/stop.ts';
import { runOf } from './running.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
};

export const deleteChecklist = async (
  ports: Ports,
  caller: Caller,
  { checklist, standing }: ResolvedEntities,
): Promise<number> => {
  if (!checklist) throw new AppError('notFound');
  if (!isMakerOrManager(caller, 'checklist.write', checklist, standing)) throw new AppError('forbidden');
  const { tenant } = caller;
  const { id, projectId, version } = checklist;
  const run = await runOf(ports.table, tenant, checklist);
  const deletion = { name: `${id}-${ports.clock.now()}`, projectId, deletedBy: deleterOf(caller), checklist };
  try {
    await ports.table.write(
      { remove: checklistKey(tenant, id), if: { version } },
      putIntoBin(tenant, deletion, ports.clock.now()),
    );
  } catch (error) {
    throw error instanceof WriteConflict ? new AppError('stale') : error;
  }
  if (run) await stopRun(ports, tenant, run);
  return 1;
};

type ErasePorts = { readonly files: Pick<Files, 'list' | 'remove'>; readonly table: Pick<Table, 'query' | 'write'> };

export const eraseChecklist = async ({ files, table }: ErasePorts, tenant: string, id: string): Promise<void> => {
  await eraseRows(table, tenant, { id });
  const keys = [];
  for await (const { key } of files.list(checklistPrefix(tenant, id))) keys.push(key);
  if (keys.length > 0) await files.remove(keys);
};
