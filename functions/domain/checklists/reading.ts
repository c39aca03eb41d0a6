// Stores how a list was parsed, beside its file, one object per generation.
import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import { Reading, type ReadSheet } from '#shared/model/checklist-reading.ts';
import type { FileReason } from '#shared/model/file.ts';
import type { ListRead } from '../../checklists/read/read-list.ts';
import type { Files } from '../../ports/files.ts';
import { WorkbookRefused, type Workbooks } from '../../ports/workbooks.ts';
import { checklistFileKey } from '../../store/file-keys.ts';

const REFUSALS: Readonly<Partial<Record<FileReason, ErrorCode>>> = {
  passwordNeeded: 'listEncrypted',
  damaged: 'listDamaged',
  notWhatItSays: 'listDamaged',
  tooLargeOpened: 'listTooLong',
  tookTooLong: 'listTooLong',
  noText: 'listEmpty',
  empty: 'listEmpty',
};

export const refusedList = (error: unknown): unknown =>
  error instanceof WorkbookRefused ? new AppError(REFUSALS[error.reason] ?? 'listFormat') : error;

type Bytes = { readonly key: string; readonly filename: string; bytes(): Promise<Uint8Array> };

export const readBytes = async (
  workbooks: Workbooks,
  source: Bytes,
  wanted?: readonly ReadSheet[],
): Promise<ListRead> => {
  try {
    return await workbooks.ask(source, 'readList', { wanted });
  } catch (error) {
    throw refusedList(error);
  }
};

type At = { readonly id: string; readonly generation: number };
const place = (tenant: string, { id, generation }: At) => checklistFileKey(tenant, id, `reading.${generation}.json`);
/** The key of the original file. */
export const originalKey = (tenant: string, id: string) => checklistFileKey(tenant, id, 'original');

export const keepReading = (files: Pick<Files, 'write'>, tenant: string, at: At, reading: Reading): Promise<void> =>
  files.write(place(tenant, at), new TextEncoder().encode(JSON.stringify(reading)), 'application/json');

export const readingOf = async (files: Pick<Files, 'readAll'>, tenant: string, at: At): Promise<Reading> =>
  Reading.parse(JSON.parse(new TextDecoder().decode(await files.readAll(place(tenant, at)))));
