// Counts of attempts: one row per subject and time window, expiring with the window.
import { createHash } from 'node:crypto';
import { type Key, type Table, type TenantPk, type Write, WriteConflict } from '../ports/table.ts';
import { key, PLATFORM, pk } from './keys.ts';

/** Of tries to sign in. */
const WINDOW_MS = 15 * 60_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** What is tried, how often it may be, and when. A stranger's subject is stored as a hash. */
export type Try = {
  readonly subject: string;
  readonly most: number;
  readonly now: number;
  readonly windowMs?: number;
  /** The partition of somebody who is known; a stranger's tries are with the platform. */
  readonly of?: TenantPk;
};

const rateKey = ({ of, subject, now, windowMs = WINDOW_MS }: Omit<Try, 'most'>): Key => {
  const window = String(Math.floor(now / windowMs));
  return of ? key(of, `RATE#${subject}#${window}`) : key(pk(PLATFORM, 'RATE', hashOf(subject)), window);
};

const succeeds = async (write: Promise<void>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof WriteConflict) return false;
    throw error;
  }
};

const firstOf = (tried: Omit<Try, 'most'>): Write => ({
  put: {
    ...rateKey(tried),
    version: 1,
    expiresAt: Math.ceil((tried.now + (tried.windowMs ?? WINDOW_MS)) / 1000),
    data: { tries: 1 },
  },
  if: 'absent',
});

/** Makes the transaction fail that it is part of when the window has seen the subject before. */
export const onceInWindow = (subject: string, now: number): Write => firstOf({ subject, now });

/** Counts one try. False when there were too many; parallel tries cannot slip through. */
export const countTry = async (table: Pick<Table, 'write'>, tried: Try): Promise<boolean> => {
  if (await succeeds(table.write(firstOf(tried)))) return true;
  return succeeds(table.write({ add: rateKey(tried), field: 'tries', by: 1, max: tried.most }));
};

/** A try that is not to be counted after all. Nothing to take back once its window is over. */
export const takeBackTry = async (table: Pick<Table, 'write'>, tried: Omit<Try, 'most'>): Promise<void> => {
  await succeeds(table.write({ add: rateKey(tried), field: 'tries', by: -1, min: 0 }));
};

export const secondsLeft = (now: number, windowMs = WINDOW_MS): number =>
  Math.ceil((windowMs - (now % windowMs)) / 1000);
