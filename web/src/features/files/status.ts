// A file's index status on screen: its color, whether it may still change, whether indexing can be retried.
import { FILE_STATUSES, isBeingRead } from '#shared/model/enums.ts';
import type { FileRow } from '#shared/model/file.ts';
import type { Tone } from '#web/components/ui/status-dot.tsx';

export type FileStatus = FileRow['status'];

export const TONES: Readonly<Record<FileStatus, Tone>> = {
  NotYet: 'idle',
  Imported: 'idle',
  InProgress: 'info',
  Segmented: 'info',
  Done: 'ok',
  Passed: 'idle',
  Error: 'bad',
};

export const isMoving = ({ status }: Pick<FileRow, 'status'>): boolean => isBeingRead(status);

type List = { readonly rows: readonly object[]; readonly count: number };
const POLL_MS = 1000;
/** Lists at least this long are polled less often, because each request reads all of the list. */
const MIN_LONG_LIST = 500;
const isFileMoving = (row: object) =>
  'status' in row && FILE_STATUSES.some((status) => status === row.status && isBeingRead(status));

/** The polling interval in milliseconds while a file on screen is being processed, else 0. */
export const pollEvery = (list: List | undefined): number => {
  if (!list?.rows.some(isFileMoving)) return 0;
  return list.count > MIN_LONG_LIST ? 4 * POLL_MS : POLL_MS;
};

/** Whether another attempt may succeed for this reason of failure. */
export const mayRetry = ({ status, reason }: Pick<FileRow, 'status' | 'reason'>): boolean =>
  status === 'Error' && (reason === undefined || reason === 'temporary' || reason === 'tookTooLong');
