// How often something may still be tried: one row for each subject and window, counted down and forgotten with the window.
import { createHash } from 'node:crypto';
import { type Key, type Table, WriteConflict } from '../ports/table.ts';
import { key, PLATFORM, pk } from './keys.ts';

const WINDOW_MS = 15 * 60_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** What is tried, how often it may be, and when. The subject is stored as a hash. */
export type Try = { readonly subject: string; readonly most: number; readonly now: number };

export const rateKey = ({ subject, now }: Pick<Try, 'subject' | 'now'>): Key =>
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

/** Counts one try. False when there were too many; parallel tries cannot slip through. */
export const countTry = async (table: Pick<Table, 'write'>, { subject, most, now }: Try): Promise<boolean> => {
  const at = rateKey({ subject, now });
  const expiresAt = Math.ceil((now + WINDOW_MS) / 1000);
  const first = { put: { ...at, version: 1, expiresAt, data: { left: most - 1 } }, if: 'absent' } as const;
  return (await succeeds(table.write(first))) || succeeds(table.write({ add: at, field: 'left', by: -1, min: 0 }));
};

export const secondsLeft = (now: number): number => Math.ceil((WINDOW_MS - (now % WINDOW_MS)) / 1000);
