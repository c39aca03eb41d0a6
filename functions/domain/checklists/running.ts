// Reports whether a checklist is being answered.
import { AppError } from '#shared/contract/errors.ts';
import type { Table } from '../../ports/table.ts';
import type { ChecklistRecord } from '../../store/checklists.ts';
import { type RunRecord, readRun } from '../../store/runs.ts';

export const runOf = async (
  table: Pick<Table, 'getMany'>,
  tenant: string,
  { runId }: Pick<ChecklistRecord, 'runId'>,
): Promise<RunRecord | undefined> => (runId ? readRun(table, { tenant, runId }) : undefined);

export const demandIdle = async (
  table: Pick<Table, 'getMany'>,
  tenant: string,
  list: ChecklistRecord,
): Promise<void> => {
  const run = await runOf(table, tenant, list);
  if (run?.status === 'InProgress') throw new AppError('listRunning');
};
