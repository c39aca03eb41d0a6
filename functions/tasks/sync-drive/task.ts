// Runs one slice of a drive's sync or disconnection; `more` requests another.
import * as z from 'zod';
import { leaveDrive } from '../../domain/drives/leave.ts';
import { syncDrive } from '../../domain/drives/sync/sync.ts';
import { readDrive } from '../../store/drives.ts';
import { task } from '../task.ts';

const Input = z.object({ tenant: z.string(), driveId: z.string(), attempt: z.number().int() });

export const syncDriveTask = task({
  input: Input,
  run: async (at, ports) => {
    const row = await readDrive(ports.table, at.tenant, at.driveId);
    if (row?.state !== 'leaving') return { next: await syncDrive(ports, at) };
    await leaveDrive(ports, { tenant: at.tenant, row });
    return { next: 'done' };
  },
});
