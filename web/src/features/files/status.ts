// What a file's status means on screen, and when a list must be asked for again.
import type { FileRow } from '#shared/model/file.ts';
import type { Tone } from '#web/components/ui/status-dot.tsx';

type Status = FileRow['status'];

export const TONES: Readonly<Record<Status, Tone>> = {
  NotYet: 'idle',
  Imported: 'idle',
  InProgress: 'info',
  Segmented: 'info',
  Done: 'ok',
  Passed: 'idle',
  Error: 'bad',
};

const MOVING: readonly Status[] = ['NotYet', 'Imported', 'InProgress', 'Segmented'];
export const isMoving = ({ status }: Pick<FileRow, 'status'>): boolean => MOVING.includes(status);

const POLL_MS = 1000;
/** Every second while something is under way, else never. */
export const pollEvery = (rows: readonly Pick<FileRow, 'status'>[] | undefined): number =>
  rows?.some(isMoving) ? POLL_MS : 0;

/** Reasons that another attempt may remove by itself. */
export const mayRetry = ({ status, reason }: Pick<FileRow, 'status' | 'reason'>): boolean =>
  status === 'Error' && (reason === undefined || reason === 'temporary' || reason === 'tookTooLong');
