// Retries a change that conflicted with another one at the same moment.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { WriteConflict } from '../../ports/table.ts';

const MAX_ATTEMPTS = 8;

/** Calls `lookAgain` before each retry. Throws stale if every attempt conflicts. */
export const retryWrite = async <T>(
  clock: Pick<Clock, 'sleep'>,
  attempt: () => Promise<T>,
  lookAgain: () => Promise<void> = async () => undefined,
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
    }
    if (tries === MAX_ATTEMPTS) throw new AppError('stale');
    await clock.sleep(tries * 10);
    await lookAgain();
  }
};
