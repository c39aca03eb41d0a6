// Ends a sync that its state machine has given up; the next one starts on schedule.
import * as z from 'zod';
import { endFailed } from '../../domain/drives/sync/end.ts';
import { task } from '../task.ts';

export const failDrive = task({
  input: z.object({ tenant: z.string(), driveId: z.string(), attempt: z.number().int() }),
  run: async (at, ports) => {
    await endFailed(ports, at);
    return { status: 'failed' };
  },
});
