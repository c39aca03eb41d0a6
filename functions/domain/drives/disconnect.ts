// Disconnects a drive: revokes the consent at the provider, and starts an execution that keeps or removes the files.
import { AppError } from '#shared/contract/errors.ts';
import type { WhenDeleted } from '#shared/model/drive.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Drives } from '../../ports/drives.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { Table } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { changeDrive, type DriveRecord } from '../../store/drives.ts';
import { tokenOf } from './open-drive.ts';
import { startDriveMachine } from './start-sync.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly drives: Drives;
  readonly secrets: Secrets;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Pick<Clock, 'now'>;
};

/** Best effort: the token is deleted here even if the provider cannot be reached. */
const revoke = async ({ drives, secrets }: Ports, tenant: string, row: DriveRecord): Promise<void> => {
  const access = (await drives.of(tenant))[row.provider];
  const token = access && access.isSample === row.isSample ? await tokenOf(secrets, tenant, row) : undefined;
  if (access && token !== undefined) await access.revoke(token);
};

export const disconnectDrive = async (ports: Ports, tenant: string, row: DriveRecord, files: WhenDeleted) => {
  const left = await changeDrive(ports.table, { tenant, id: row.id, known: row }, ({ fault, progress, ...now }) => ({
    ...now,
    state: 'leaving',
    leaving: now.leaving ?? files,
    attempt: now.state === 'leaving' ? now.attempt : now.attempt + 1,
    due: new Date(ports.clock.now()).toISOString(),
  }));
  if (!left) throw new AppError('notFound');
  await revoke(ports, tenant, row);
  await startDriveMachine(ports, tenant, left);
};
