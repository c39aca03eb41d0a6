// Starts a sync. Each attempt is one execution, so that starting twice has one effect; the row holds the next due time.
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { changeDrive, type Drive, type DriveAt, type DriveRecord } from '../../store/drives.ts';

/** Long enough for a drive of many gigabytes; a sync that has not ended by then is given up. */
const TIMEOUT_MS = 6 * 3_600_000;
/** The interval of scheduled syncs. */
export const SYNC_EVERY_MS = 30 * 60_000;

export const later = (now: number, ms: number): string => new Date(now + ms).toISOString();

type Starter = { readonly workflows: Pick<Workflows, 'start'>; readonly clock: Pick<Clock, 'now'> };

/**
 * A disconnection starts at most once a day until it succeeds, because the name of a failed execution cannot be reused.
 */
export const startDriveMachine = ({ workflows, clock }: Starter, tenant: string, row: DriveRecord) => {
  const { id, attempt, state } = row;
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  const name = state === 'leaving' ? `${id}-${attempt}-${day}` : `${id}-${attempt}`;
  return workflows.start({ machine: 'sync-drive', name, input: { tenant, driveId: id, attempt } });
};

const BUSY: readonly Drive['state'][] = ['syncing', 'leaving'];

/** The row at the start of the next attempt; `undefined` while one is under way or no folder is chosen. */
const begun = (now: DriveRecord, at: number): Drive | undefined => {
  if (BUSY.includes(now.state) || now.folders.length === 0 || now.state === 'reconnect') return undefined;
  const { version, fault, progress, ...rest } = now;
  return {
    ...rest,
    state: 'syncing',
    attempt: now.attempt + 1,
    begunAt: new Date(at).toISOString(),
    due: later(at, TIMEOUT_MS),
  };
};

type Ports = Starter & { readonly table: Pick<Table, 'getMany' | 'write'> };

/** `change` is written with the start, or alone if a sync is under way. */
export const startSync = async (
  ports: Ports,
  at: DriveAt,
  change: Partial<Drive> = {},
): Promise<DriveRecord | undefined> => {
  const moment = ports.clock.now();
  const row = await changeDrive(ports.table, at, (now) => {
    const changed = { ...now, ...change };
    if (now.state === 'leaving') return undefined;
    return begun(changed, moment) ?? changed;
  });
  if (row?.state === 'syncing') await startDriveMachine(ports, at.tenant, row);
  return row;
};
