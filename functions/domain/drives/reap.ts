// Handles a drive whose deadline has passed: starts its scheduled sync, restarts a lost one, or ends one that takes too
// long.
import type { Clock } from '../../ports/clock.ts';
import type { Item, Table } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { drives } from '../../store/drives.ts';
import { startDriveMachine, startSync } from './start-sync.ts';
import { endFailed } from './sync/end.ts';

const QUIET_MS = 60_000;

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Clock;
};

export const reapDrive = async (ports: Ports, tenant: string, item: Item, now: number): Promise<void> => {
  const row = drives.read(item);
  const { id, attempt, state, due = '', begunAt = '' } = row;
  const isDue = due < new Date(now).toISOString();
  if (state === 'leaving') await startDriveMachine(ports, tenant, row);
  else if (state !== 'syncing') {
    if (isDue) await startSync(ports, { tenant, id });
  } else if (isDue) await endFailed(ports, { tenant, driveId: id, attempt });
  else if (now - Date.parse(begunAt) > QUIET_MS) await startDriveMachine(ports, tenant, row);
};
