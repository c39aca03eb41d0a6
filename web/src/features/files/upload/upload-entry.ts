// An upload with its row in the list, and which of them need attention first.
import type { FileRow } from '#shared/model/file.ts';
import { isMoving, type UploadItem } from './upload-item.ts';

export type UploadEntry = { readonly item: UploadItem; readonly file: FileRow | undefined };

export const hasFailed = ({ item, file }: UploadEntry): boolean => item.phase === 'failed' || file?.status === 'Error';

const rank = (entry: UploadEntry): number => {
  if (hasFailed(entry)) return 0;
  const { item } = entry;
  if (item.phase === 'interrupted') return 1;
  if (!isMoving(item)) return 4;
  return item.phase === 'waiting' ? 3 : 2;
};

/** Sorts uploads: failed, waiting for their file, active, queued, finished. */
export const byUrgency = (a: UploadEntry, b: UploadEntry): number => rank(a) - rank(b);

/** Files that are new, readable and internal, without those whose audience a person has decided. */
export const newlySent = (entries: readonly UploadEntry[], decided: ReadonlySet<string>): string[] =>
  entries.flatMap(({ item: { phase, isThere, fileId }, file }) =>
    phase === 'sent' &&
    !isThere &&
    fileId &&
    file?.status !== 'Error' &&
    file?.audience !== 'shareable' &&
    !decided.has(fileId)
      ? [fileId]
      : [],
  );

/** The keys of failed uploads that may succeed when retried. */
export const unsent = (entries: readonly UploadEntry[]): string[] =>
  entries.flatMap(({ item: { key, phase } }) => (phase === 'failed' ? [key] : []));

/** The files that these uploads have added to the workspace. */
export const undoable = (entries: readonly UploadEntry[]): { key: string; fileId: string }[] =>
  entries.flatMap(({ item: { key, phase, isThere, fileId } }) =>
    phase === 'sent' && !isThere && fileId ? [{ key, fileId }] : [],
  );

/** Uploads that have ended and are not in `known` yet. */
export const endedSince = (items: readonly UploadItem[], known: ReadonlySet<string>) => {
  const news = items.filter(({ key }) => !known.has(key));
  const sent = news.filter(({ phase }) => phase === 'sent');
  return {
    failed: news.filter(({ phase }) => phase === 'failed').length,
    added: sent.filter(({ isThere }) => !isThere).length,
    sent: sent.length,
  };
};

export const endedKeys = (items: readonly UploadItem[]): ReadonlySet<string> =>
  new Set(items.flatMap(({ key, phase }) => (phase === 'sent' || phase === 'failed' ? [key] : [])));
