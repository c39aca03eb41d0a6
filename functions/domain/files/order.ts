// Filters and sorts the files of a workspace for a list.
import type { Parsed } from '#shared/contract/contract.ts';
import type { Language } from '#shared/model/enums.ts';
import { fileKind } from '#shared/model/file-kind.ts';
import type { FileRecord } from '../../store/files.ts';
import { foldedName } from '../../store/name-index.ts';

export type Wanted = Omit<Parsed<'files.list', 'query'>, 'projectId'>;
export type Compare<T> = (a: T, b: T) => number;

export const narrowed = (rows: readonly FileRecord[], { kind, status, uploader, search }: Wanted): FileRecord[] => {
  const text = foldedName(search);
  return rows.filter(
    (file) =>
      (!kind || fileKind(file.filename) === kind) &&
      (!status || file.status === status) &&
      (!uploader || file.uploadedBy.id === uploader) &&
      (text === '' || foldedName(file.filename).includes(text)),
  );
};

const newestFirst: Compare<FileRecord> = (a, b) => (a.id < b.id ? 1 : -1);

const COLUMNS: Readonly<Record<NonNullable<Wanted['sort']>, (file: FileRecord) => string | number>> = {
  name: ({ filename }) => filename,
  size: ({ size }) => size,
  uploadedAt: ({ uploadedAt }) => uploadedAt,
};

/**
 * Sorts a list that was read whole, by name in the reader's language. Ties are sorted newest first, so that pages never
 * repeat or skip a row.
 */
export const sorted = (rows: readonly FileRecord[], { sort, order }: Wanted, language: Language): FileRecord[] => {
  if (!sort) return rows.toSorted(newestFirst);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const column = COLUMNS[sort];
  const sign = order === 'desc' ? -1 : 1;
  const by = (left: string | number, right: string | number) =>
    typeof left === 'number' && typeof right === 'number' ? left - right : compare(`${left}`, `${right}`);
  return rows.toSorted((a, b) => sign * by(column(a), column(b)) || newestFirst(a, b));
};
