// How often something may still be tried: one row for each subject and window, counted down and forgotten with the window.
import { createHash } from 'node:crypto';
import { type Key, type Table, type Write, WriteConflict } from '../ports/table.ts';
import { key, PLATFORM, pk } from './keys.ts';

const WINDOW_MS = 15 * 60_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** What is tried, how often it may be, and when. The subject is stored as a hash. */
export type Try = { readonly subject: string; readonly most: number; readonly now: number };

const rateKey = ({ subject, now }: Pick<Try, 'subject' | 'now'>): Key =>
  key(pk(PLATFORM, 'RATE', hashOf(subject)), String(Math.floor(now / WINDOW_MS)));

const succeeds = async (write: Promise<void>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof WriteConflict) return false;
    throw error;
  }
};

const firstOf = ({ subject, most, now }: Try): Write => ({
  put: {
    ...rateKey({ subject, now }),
    version: 1,
    expiresAt: Math.ceil((now + WINDOW_MS) / 1000),
    data: { left: most - 1 },
  },
  if: 'absent',
});

/** Makes the transaction fail that it is part of when the window has seen the subject before. */
export const onceInWindow = (subject: string, now: number): Write => firstOf({ subject, most: 1, now });

/** Counts one try. False when there were too many; parallel tries cannot slip through. */
export const countTry = async (table: Pick<Table, 'write'>, { subject, most, now }: Try): Promise<boolean> => {
  if (await succeeds(table.write(firstOf({ subject, most, now })))) return true;
  return succeeds(table.write({ add: rateKey({ subject, now }), field: 'left', by: -1, min: 0 }));
};

export const secondsLeft = (now: number): number => Math.ceil((WINDOW_MS - (now % WINDOW_MS)) / 1000);
