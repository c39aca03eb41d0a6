// Ends a failed question: what was written stays, and the reader is asked to try again.
import * as z from 'zod';
import { QuestionId } from '#shared/model/ids.ts';
import { WriteConflict } from '../../ports/table.ts';
import { finishQuestion, lastEvent, readQuestion } from '../../store/questions.ts';
import { task } from '../task.ts';

export const failAnswer = task({
  input: z.object({ tenant: z.string(), searchId: QuestionId, userId: z.string(), error: z.string().optional() }),
  run: async ({ tenant, searchId, userId }, ports) => {
    const at = { tenant, searchId, userId };
    const question = await readQuestion(ports.table, at);
    if (!question?.deadline) return { status: question?.status ?? 'gone' };
    const isStopped = question.status !== 'InProgress';
    const bodies = isStopped ? [] : [{ event: 'error' as const, data: { code: 'unavailable' } }];
    const last = await lastEvent(ports.table, at);
    try {
      const now = ports.clock.now();
      const status = await finishQuestion(ports.table, at, { status: 'Failed', last, bodies, now });
      return { status: status ?? 'gone' };
    } catch (error) {
      // An attempt that was given up has written after all: the next retry sees its events.
      if (error instanceof WriteConflict) throw new Error('events were written meanwhile');
      throw error;
    }
  },
});
