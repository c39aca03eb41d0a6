// Erases bytes that arrive late, because an upload address outlives the row it was issued for.
import type { ErasureRecord } from '../../store/file-erasures.ts';
import { ADDRESS_MS, awaitedUntil, type FileRecord } from '../../store/files.ts';

/** The time when every address issued until now has expired. */
export const addressesEnd = (now: number): string => new Date(now + ADDRESS_MS).toISOString();

/** True if an upload address for the file may still be valid; the last one is issued before the upload ends. */
export const mayStillArrive = (file: Pick<FileRecord, 'uploadedAt'>, now: number): boolean =>
  now < Date.parse(awaitedUntil(file)) + ADDRESS_MS;

/** Schedules the erasure for when every address has expired. */
export const lateErasure = (of: Pick<ErasureRecord, 'name' | 'projectId' | 'fileIds'>, now: number): ErasureRecord => ({
  ...of,
  name: `${of.name}-late`,
  deadline: addressesEnd(now),
});
