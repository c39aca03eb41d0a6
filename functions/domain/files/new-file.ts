// Creates the row of a new upload and checks its limits.
import { AppError } from '#shared/contract/errors.ts';
import type { Audience } from '#shared/model/file.ts';
import { UPLOAD } from '#shared/model/upload.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { PlainFile } from '../../store/files.ts';
import { nameOf } from '../../store/members.ts';
import type { Caller } from '../caller.ts';
import { newFileId } from '../ids.ts';
import { cleanName } from './names.ts';

export type Wanted = {
  readonly projectId: string;
  readonly folderId?: string | undefined;
  readonly filename: string;
  readonly size: number;
  readonly contentType: string;
  readonly checksum?: string | undefined;
  readonly audience?: Audience | undefined;
};
export type Made = { readonly clock: Clock; readonly random: Random };

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

/** Throws fileTooLarge with the name, size and maximum that the specification requires. */
export const checkSize = (filename: string, size: number): void => {
  if (size <= UPLOAD.maxBytes) return;
  throw new AppError('fileTooLarge', { name: filename, size: megabytes(size), max: UPLOAD.maxBytes / 1024 / 1024 });
};

export const newFile = (made: Made, caller: Caller, wanted: Wanted): PlainFile => {
  const now = new Date(made.clock.now()).toISOString();
  const { projectId, folderId, size, contentType, checksum, audience } = wanted;
  return {
    id: newFileId(made, projectId),
    projectId,
    ...(folderId ? { folderId } : {}),
    filename: cleanName(wanted.filename),
    contentType,
    size,
    ...(checksum ? { checksum } : {}),
    ...(audience ? { audience } : {}),
    status: 'NotYet',
    uploadedBy: { id: caller.userId, name: nameOf(caller.member) },
    uploadedAt: now,
    updatedAt: now,
    attempt: 1,
  };
};
