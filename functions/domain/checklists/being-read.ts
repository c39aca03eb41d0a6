// Tracks files that are still being indexed: a run waits for them, and rows answered without them are marked once they
// are ready.
import type { FileRecord } from '../../store/files.ts';

/** Set by hand: indexing takes a few minutes at most. The state machine's `reading` retries last longer. */
export const WAIT_MS = 10 * 60_000;
/** Set by hand: a row names no more files than a person would look at. */
const MAX_MISSING = 50;

const ENDED: readonly FileRecord['status'][] = ['Done', 'Passed', 'Error'];

export const isBeingRead = ({ status }: Pick<FileRecord, 'status'>): boolean => !ENDED.includes(status);

/** Files that existed when the run began; later files mark their rows in another way. */
export const readSince = (files: readonly FileRecord[], begunAt: string): FileRecord[] =>
  files.filter((file) => isBeingRead(file) && file.uploadedAt <= begunAt);

/** Files indexed before the field existed use their update time. */
export const searchableSince = ({ searchableSince: since, updatedAt }: FileRecord): string => since ?? updatedAt;

export const missingIds = (files: readonly FileRecord[]): string[] => files.slice(0, MAX_MISSING).map(({ id }) => id);
