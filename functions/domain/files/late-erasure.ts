// Erases bytes that arrive late: an upload address outlives the row that it was issued for.
import type { ErasureRecord } from '../../store/file-erasures.ts';
import { ADDRESS_MS, awaitedUntil, type FileRecord } from '../../store/files.ts';

/** When every address is over that was given out until now. */
export const addressesEnd = (now: number): string => new Date(now + ADDRESS_MS).toISOString();

/** Whether somebody may hold an address to it that is still good: the last one is given out before the upload ends. */
export const mayStillArrive = (file: Pick<FileRecord, 'uploadedAt'>, now: number): boolean =>
  now < Date.parse(awaitedUntil(file)) + ADDRESS_MS;

/** Erases them when every address is over. */
export const lateErasure = (of: Pick<ErasureRecord, 'name' | 'projectId' | 'fileIds'>, now: number): ErasureRecord => ({
  ...of,
  name: `${of.name}-late`,
  deadline: addressesEnd(now),
});
