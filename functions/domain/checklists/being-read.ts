// Files that are still being indexed: a run waits for them, and rows answered without them are marked when they are
// ready.
import type { FileRecord } from '../../store/files.ts';

/** Set by hand: reading takes a few minutes at most. The retries `reading` of the machine last longer. */
export const WAIT_MS = 10 * 60_000;
/** Set by hand: a row names no more files than a person would look at. */
const MAX_MISSING = 50;

const ENDED: readonly FileRecord['status'][] = ['Done', 'Passed', 'Error'];

export const isBeingRead = ({ status }: Pick<FileRecord, 'status'>): boolean => !ENDED.includes(status);

/** Of those that were there when a run began: what comes later marks its rows by itself. */
export const readSince = (files: readonly FileRecord[], begunAt: string): FileRecord[] =>
  files.filter((file) => isBeingRead(file) && file.uploadedAt <= begunAt);

/** A file without the field was read before it was kept. */
export const searchableSince = ({ searchableSince: since, updatedAt }: FileRecord): string => since ?? updatedAt;

export const missingIds = (files: readonly FileRecord[]): string[] => files.slice(0, MAX_MISSING).map(({ id }) => id);
