// Opens a file as a workbook; one that cannot be opened returns the reason.
import { AppError } from '#shared/contract/errors.ts';
import { FileMissing, type Files } from '../../ports/files.ts';
import { type WorkbookQuestions, WorkbookRefused, type Workbooks } from '../../ports/workbooks.ts';
import { uploadKey } from '../../store/file-keys.ts';
import type { FileRecord } from '../../store/files.ts';
import { isSpreadsheetName } from './view.ts';

type Ports = { readonly files: Pick<Files, 'readAll'>; readonly workbooks: Workbooks };

export const isOldFormat = ({ filename }: Pick<FileRecord, 'filename'>): boolean => /\.xls$/i.test(filename);

const refused = (error: unknown): AppError | undefined => {
  if (error instanceof WorkbookRefused) return new AppError('spreadsheetClosed', {}, { reason: error.reason });
  return error instanceof FileMissing ? new AppError('fileNotFound') : undefined;
};

export const askWorkbook = async <Q extends keyof WorkbookQuestions>(
  { files, workbooks }: Ports,
  { tenant, file }: { readonly tenant: string; readonly file: FileRecord },
  question: Q,
  ask: WorkbookQuestions[Q]['ask'],
): Promise<WorkbookQuestions[Q]['answer']> => {
  if (!isSpreadsheetName(file.filename)) throw new AppError('spreadsheetOnly');
  const key = uploadKey(tenant, file.id);
  try {
    return await workbooks.ask({ key, filename: file.filename, bytes: () => files.readAll(key) }, question, ask);
  } catch (error) {
    throw refused(error) ?? error;
  }
};
