// Ends a file whose indexing failed for good: its row states the reason, and it can be retried.
import * as z from 'zod';
import { FileId } from '#shared/model/ids.ts';
import { changeFile } from '../../store/files.ts';
import { task } from '../task.ts';

const TIMED_OUT = /timeout|timedout/i;

export const failFile = task({
  input: z.object({ tenant: z.string(), fileId: FileId, attempt: z.number().int(), error: z.string().optional() }),
  run: async ({ tenant, fileId, attempt, error = '' }, ports) => {
    const reason = TIMED_OUT.test(error) ? 'tookTooLong' : 'temporary';
    const now = ports.clock.now();
    await changeFile(
      ports.table,
      { tenant, fileId, attempt, now },
      { status: 'Error', reason, clear: ['progress', 'secondsLeft', 'deadline'] },
    );
    return { reason };
  },
});
