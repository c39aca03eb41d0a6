// Ends a sync: with its result, waiting for the provider to recover, or waiting for new consent.
import type { DriveFault } from '#shared/model/drive.ts';
import { DRIVE_LIMITS } from '#shared/model/drive.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Table } from '../../../ports/table.ts';
import { changeDrive, type Drive, type DriveRecord } from '../../../store/drives.ts';
import { later, SYNC_EVERY_MS } from '../start-sync.ts';
import { type Mirror, rootsOf } from './mirror.ts';
import type { Failure } from './read-drive.ts';
import type { Wanted } from './wanted.ts';

type Ports = { readonly table: Pick<Table, 'getMany' | 'write'>; readonly clock: Pick<Clock, 'now'> };
export type At = { readonly tenant: string; readonly driveId: string; readonly attempt: number };

/** Only the current attempt can end the sync. */
const endWith = async (ports: Ports, at: At, change: (now: DriveRecord) => Partial<Drive>): Promise<void> => {
  await changeDrive(ports.table, { tenant: at.tenant, id: at.driveId }, (now) => {
    if (now.attempt !== at.attempt || now.state !== 'syncing') return undefined;
    const { version, progress, due, fault, ...rest } = now;
    return { ...rest, ...change(now) };
  });
};

const inNeed = (fault: DriveFault) => (): Partial<Drive> => ({ state: 'reconnect', fault });

const RETRY_MS = 10 * 60_000;

export const endInNeed = (ports: Ports, at: At, fault: DriveFault): Promise<void> => endWith(ports, at, inNeed(fault));

/** Maps a failure to the state of the connection. */
export const endWithFailure = (ports: Ports, at: At, failure: Failure): Promise<void> => {
  const now = ports.clock.now();
  const resting = (fault: DriveFault, ms = RETRY_MS) =>
    endWith(ports, at, () => ({ state: 'idle', fault, due: later(now, ms) }));
  if (failure.is === 'unauthorised' || failure.is === 'notConfigured') return endInNeed(ports, at, 'revoked');
  if (failure.is === 'rateLimited') return resting('rateLimited', Math.max(failure.retryAfterMs, 60_000));
  if (failure.is === 'storageFull') return resting('storageFull');
  return resting(failure.is === 'unreachable' ? 'unreachable' : 'badReply');
};

/** Called when the state machine itself gave up. */
export const endFailed = (ports: Ports, at: At): Promise<void> => {
  const due = later(ports.clock.now(), SYNC_EVERY_MS);
  return endWith(ports, at, () => ({ state: 'failed', fault: 'tookTooLong', due }));
};

type Brought = { readonly wanted: Wanted; readonly files: number; readonly mirror: Mirror };

/** Folders chosen while the last files were downloaded are synced next. */
export const endWell = (ports: Ports, at: At, { wanted, files, mirror }: Brought): Promise<void> => {
  const moment = ports.clock.now();
  return endWith(ports, at, ({ folders }) => ({
    state: 'idle',
    lastSyncAt: new Date(moment).toISOString(),
    due: later(moment, rootsOf(folders).join() === mirror.roots.join() ? SYNC_EVERY_MS : 0),
    counts: { files, ...mirror.tally, refused: wanted.problems.length },
    problems: wanted.problems.slice(0, DRIVE_LIMITS.problemsShown),
  }));
};
