// Files of a workspace narrowed and sorted as a list asks for.
import type { Parsed } from '#shared/contract/contract.ts';
import type { Language } from '#shared/model/enums.ts';
import { fileKind } from '#shared/model/file-kind.ts';
import { MOST_READ_WHOLE } from '../../store/few.ts';
import type { FileRecord } from '../../store/files.ts';
import { foldedName } from '../../store/hints.ts';
import { nameOrder } from '../../store/name-order.ts';
import { byCode } from '../page-of.ts';

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

export const newestFirst: Compare<FileRecord> = (a, b) => (a.id < b.id ? 1 : -1);

const COLUMNS: Readonly<Record<NonNullable<Wanted['sort']>, (file: FileRecord) => string | number>> = {
  name: ({ filename }) => filename,
  size: ({ size }) => size,
  kind: ({ filename }) => fileKind(filename),
  status: ({ status }) => status,
  uploader: ({ uploadedBy }) => uploadedBy.name,
  uploadedAt: ({ uploadedAt }) => uploadedAt,
  updatedAt: ({ updatedAt }) => updatedAt,
};
/** Those that people wrote, sorted as the reader's language has them. */
const NAMES: ReadonlySet<string> = new Set(['name', 'uploader']);

/** A long list is sorted as the indexes have it: a collator takes seconds over a hundred thousand names. */
const compareNames = (language: Language, isLong: boolean): Compare<string> =>
  isLong ? byCode : new Intl.Collator(language, { numeric: true }).compare;

/** Equal rows stand newest first, so that pages never share or lose one. */
export const sorted = (rows: readonly FileRecord[], { sort, order }: Wanted, language: Language): FileRecord[] => {
  if (!sort) return rows.toSorted(newestFirst);
  const isLong = rows.length > MOST_READ_WHOLE;
  const isName = NAMES.has(sort);
  const column = COLUMNS[sort];
  const keys = new Map(
    rows.map((file) => [file.id, isName && isLong ? nameOrder(`${column(file)}`) : column(file)] as const),
  );
  const compare = isName ? compareNames(language, isLong) : byCode;
  const sign = order === 'desc' ? -1 : 1;
  const by = (left: string | number = '', right: string | number = '') =>
    typeof left === 'number' && typeof right === 'number' ? left - right : compare(`${left}`, `${right}`);
  return rows.toSorted((a, b) => sign * by(keys.get(a.id), keys.get(b.id)) || newestFirst(a, b));
};
