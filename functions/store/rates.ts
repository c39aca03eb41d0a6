// Counts attempts: one row per subject and time window, expiring with the window.
import { createHash } from 'node:crypto';
import { type Key, type Table, type TenantPk, type Write, WriteConflict } from '../ports/table.ts';
import { key, PLATFORM, pk } from './keys.ts';

/** The window of sign-in attempts. */
const WINDOW_MS = 15 * 60_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The subject, limit and time of an attempt. A stranger's subject is stored as a hash. */
export type Try = {
  readonly subject: string;
  readonly most: number;
  readonly now: number;
  readonly windowMs?: number;
  /** The partition of a known subject; attempts of strangers are stored with the platform. */
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

/** Makes its transaction fail if the subject has already occurred in the window. */
export const onceInWindow = (subject: string, now: number): Write => firstOf({ subject, now });

/** Counts one attempt. False if there were too many; concurrent attempts cannot slip through. */
export const countTry = async (table: Pick<Table, 'write'>, tried: Try): Promise<boolean> => {
  if (await succeeds(table.write(firstOf(tried)))) return true;
  return succeeds(table.write({ add: rateKey(tried), field: 'tries', by: 1, max: tried.most }));
};

/** Takes back an attempt that should not count; no effect once its window is over. */
export const takeBackTry = async (table: Pick<Table, 'write'>, tried: Omit<Try, 'most'>): Promise<void> => {
  await succeeds(table.write({ add: rateKey(tried), field: 'tries', by: -1, min: 0 }));
};

export const secondsLeft = (now: number, windowMs = WINDOW_MS): number =>
  Math.ceil((windowMs - (now % windowMs)) / 1000);
