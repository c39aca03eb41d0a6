// Makes a request take equally long in every case, so that its duration does not reveal whether an account exists.
import type { Clock } from '../../ports/clock.ts';

/** Longer than it takes to read, write and send an email. */
const AT_LEAST_MS = 700;

/** Swallows failures, which would reveal whether the account exists; the user who waits for the email asks again. */
export const inConstantTime = async (clock: Clock, work: () => Promise<unknown>): Promise<void> => {
  await Promise.all([work().catch(() => undefined), clock.sleep(AT_LEAST_MS)]);
};
