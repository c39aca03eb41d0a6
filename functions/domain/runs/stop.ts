// Cancels and deletes runs: the row is marked first; tasks in progress notice it at their next check.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Table, type Write, WriteConflict } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { refundWrites } from '../../store/credits.ts';
import { endRun, type RunRecord, readRun, runRowKey } from '../../store/runs.ts';
import { isMakerOrManager } from '../bin/kind.ts';
import type { Caller, ResolvedEntities } from '../caller.ts';
import { deleterOf } from '../files/delete.ts';
import { binRunWrites } from './bin.ts';
import { noteRemoval } from './erasing.ts';
import { usedCredits } from './used.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly clock: Pick<Clock, 'now'>;
};

const isOpen = ({ state }: RunRecord['sections'][number]): boolean => state === 'Waiting' || state === 'Writing';

/** Written sections are charged and stay; unwritten ones are omitted. */
export const stopRun = async (ports: Ports, tenant: string, run: RunRecord): Promise<RunRecord> => {
  if (run.status !== 'InProgress') return run;
  const at = { tenant, runId: run.id, attempt: run.attempt };
  const ended = await endRun(ports.table, at, (current) => ({
    // A finished report stays if rewriting one of its sections is stopped.
    status: current.reported > 0 ? 'Completed' : 'Stopped',
    used: usedCredits(current),
    bodies: [],
    change: {
      sections: current.sections.map((section) =>
        isOpen(section) ? { ...section, state: section.written > 0 ? 'Done' : 'LeftOut' } : section,
      ),
    },
    now: ports.clock.now(),
  }));
  return ended ?? (await readRun(ports.table, at)) ?? run;
};

type DeletePorts = Ports & { readonly workflows: Pick<Workflows, 'start'> };

/** True for a finished run that is listed as a report; other runs leave nothing to restore. */
const isOutput = ({ status, checklist }: RunRecord): boolean =>
  checklist === undefined && status !== 'InProgress' && status !== 'AwaitingStructure';

const binRun = async ({ table, clock }: DeletePorts, caller: Caller, run: RunRecord): Promise<number> => {
  try {
    await table.write(...binRunWrites(caller.tenant, run, deleterOf(caller), clock.now()));
  } catch (error) {
    if (error instanceof WriteConflict) throw new AppError('stale');
    throw error;
  }
  return 1;
};

/** For the person who started the run, or a manager of the workspace. */
export const deleteRun = async (
  ports: DeletePorts,
  caller: Caller,
  { run, standing }: ResolvedEntities,
): Promise<number> => {
  if (!run) throw new AppError('notFound');
  if (!isMakerOrManager(caller, 'search.ask', run, standing)) throw new AppError('forbidden');
  if (isOutput(run)) return binRun(ports, caller, run);
  const { held } = run;
  const price = held && run.status === 'InProgress' ? { ...held, by: run.createdBy } : undefined;
  const removal: Write[] = [{ remove: runRowKey(caller.tenant, run.id), if: { version: run.version } }];
  const refund = price ? refundWrites(caller.tenant, price, ports.clock.now()) : [];
  const erasure = noteRemoval(ports, caller.tenant, run);
  try {
    await ports.table.write(...removal, ...refund, ...erasure.writes);
  } catch (error) {
    if (error instanceof WriteConflict) throw new AppError('stale');
    throw error;
  }
  await erasure.start();
  return 1;
};
