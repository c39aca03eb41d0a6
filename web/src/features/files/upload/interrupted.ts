// Multipart uploads that were under way when the page closed: received parts are kept for a day, so that they can
// resume.
import { DAY_MS } from '#shared/model/durations.ts';
import type { UploadItem } from './upload-item.ts';

const NAME = 'uploads';

export type InterruptedUpload = Pick<
  UploadItem,
  'projectId' | 'folderId' | 'path' | 'name' | 'size' | 'lastModified'
> & {
  readonly fileId: string;
  readonly at: number;
};

const isInterrupted = (one: unknown): one is InterruptedUpload => {
  const { projectId, fileId, name, size, lastModified, at }: Partial<Record<keyof InterruptedUpload, unknown>> =
    Object(one);
  const [words, numbers] = [
    [projectId, fileId, name],
    [size, lastModified, at],
  ];
  return words.every((word) => typeof word === 'string') && numbers.every((number) => typeof number === 'number');
};

const parsed = (text: string | null): InterruptedUpload[] => {
  try {
    const all: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(all) ? all.filter(isInterrupted) : [];
  } catch {
    return [];
  }
};

/** Stored in local storage, which sign-out clears. */
export const readInterrupted = (storage: Pick<Storage, 'getItem'>, now: number): InterruptedUpload[] =>
  parsed(storage.getItem(NAME)).filter(({ at }) => now - at < DAY_MS);

export const keepInterrupted = (
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  stored: readonly InterruptedUpload[],
): void => {
  if (stored.length === 0) storage.removeItem(NAME);
  else storage.setItem(NAME, JSON.stringify(stored));
};

/** Whether this is the file whose upload was interrupted. */
export const isSameFile = (stored: Pick<UploadItem, 'name' | 'size' | 'lastModified'>, file: File): boolean =>
  stored.name.normalize('NFC') === file.name.normalize('NFC') &&
  stored.size === file.size &&
  stored.lastModified === file.lastModified;
