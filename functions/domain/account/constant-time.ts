// Makes a request take equally long in every case, so that its duration does not reveal whether an account exists.
import type { Clock } from '../../ports/clock.ts';

/** Longer than reading, writing and handing over a letter take. */
const AT_LEAST_MS = 700;

/** A failure would tell as well: what did not work is asked for again by the person who waits for it. */
export const inConstantTime = async (clock: Clock, work: () => Promise<unknown>): Promise<void> => {
  await Promise.all([work().catch(() => undefined), clock.sleep(AT_LEAST_MS)]);
};
