// Downloads one file in parts into storage, then adds it to the workspace as a file or as a new version of one.
import { createHash } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import type { DriveProblem } from '#shared/model/drive.ts';
import { UPLOAD } from '#shared/model/upload.ts';
import { BrokenDownload } from '../../../ports/drives.ts';
import { driveKey } from '../../../store/drives.ts';
import { uploadKey } from '../../../store/file-keys.ts';
import { changeFile, evidenceKey, type FileRecord, fileKey, type PlainFile } from '../../../store/files.ts';
import { nameOf } from '../../../store/members.ts';
import { commitFile } from '../../files/commit-file.ts';
import { startIndexing } from '../../files/indexing.ts';
import { newFileId } from '../../ids.ts';
import { requireStorage } from '../../quotas.ts';
import { isInTheWay } from './folders.ts';
import { changeOwn, type Kit } from './kit.ts';
import type { Failure } from './read-drive.ts';
import type { WantedFile } from './wanted.ts';

export type Into = { readonly folderId: string; readonly filename: string; readonly before: FileRecord | undefined };
export type Taken =
  | { readonly is: 'taken'; readonly file: FileRecord }
  | { readonly is: 'refused'; readonly reason: DriveProblem['reason'] }
  | Failure;

class DownloadTooLarge extends Error {
  override readonly name = 'DownloadTooLarge';
}

type Stored = { readonly size: number; readonly checksum: string };

const store = async ({ ports, tenant }: Kit, id: string, parts: AsyncIterable<Uint8Array>): Promise<Stored> => {
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* () {
    for await (const part of parts) {
      size += part.length;
      if (size > UPLOAD.maxBytes) throw new DownloadTooLarge();
      hash.update(part);
      yield part;
    }
  };
  await ports.files.write(uploadKey(tenant, id), counted(), 'application/octet-stream');
  return { size, checksum: hash.digest('hex') };
};

const rowOf = (kit: Kit, { remote }: WantedFile, into: Into, stored: Stored & { id: string }): PlainFile => {
  const now = new Date(kit.ports.clock.now()).toISOString();
  const { projectId, id: drive, provider } = kit.row;
  const { url, id: remoteId, etag, contentType } = remote;
  return {
    ...stored,
    projectId,
    folderId: into.folderId,
    filename: into.filename,
    contentType,
    status: 'Imported',
    uploadedBy: { id: kit.actor.userId, name: nameOf(kit.actor.member) },
    uploadedAt: now,
    updatedAt: now,
    attempt: 1,
    origin: { drive, provider, remoteId, etag, ...(url ? { url } : {}) },
  };
};

/**
 * `version` is that of the connection: if the connection changed since (disconnected or restarted), the file is not
 * added.
 */
const enter = async ({ ports, tenant, row: { id } }: Kit, row: PlainFile, version: number): Promise<FileRecord> => {
  const also = [{ check: driveKey(tenant, id), if: { version } }];
  const { is, file } = await commitFile(ports, tenant, row, { also });
  if (is === 'new') await startIndexing(ports.workflows, tenant, [file]);
  if (is !== 'same') return file;
  // The drive reported a change, but the bytes are the same.
  await ports.files.remove([uploadKey(tenant, row.id)]);
  const at = { tenant, fileId: file.id, attempt: file.attempt, now: ports.clock.now() };
  return (await changeFile(ports.table, at, { origin: row.origin })) ?? file;
};

/** Written before the first byte is stored, so that the remains of an interrupted sync can be found. */
const note = (kit: Kit, taking: string | undefined) =>
  changeOwn(kit, ({ taking: _, ...now }) => ({ ...now, ...(taking ? { taking } : {}) }));

const hasRoom = async ({ ports, actor }: Kit, bytes: number): Promise<boolean> => {
  try {
    await requireStorage(ports.table, actor, bytes);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'quotaStorage') return false;
    throw error;
  }
};

export const takeFile = async (kit: Kit, wanted: WantedFile, into: Into): Promise<Taken> => {
  if (!(await hasRoom(kit, wanted.remote.size ?? 0))) return { is: 'storageFull' };
  const download = await kit.drive.download(wanted.remote);
  if (download.is !== 'ok') return download;
  if (download.value.is === 'refused') return download.value;
  const id = newFileId(kit.ports, kit.row.projectId);
  const { version } = await note(kit, id);
  try {
    const stored = await store(kit, id, download.value.parts);
    if (stored.size > 0)
      return { is: 'taken', file: await enter(kit, rowOf(kit, wanted, into, { id, ...stored }), version) };
    await kit.ports.files.remove([uploadKey(kit.tenant, id)]);
    return { is: 'refused', reason: 'empty' };
  } catch (error) {
    const isRefused = error instanceof DownloadTooLarge || error instanceof BrokenDownload;
    if (!isRefused && !isInTheWay(error)) throw error;
    await kit.ports.files.remove([uploadKey(kit.tenant, id)]);
    if (!isRefused) throw error;
    return { is: 'refused', reason: error instanceof DownloadTooLarge ? 'tooLarge' : 'unreadable' };
  }
};

/** Removes the bytes of a file that an interrupted sync was downloading. */
export const clearBroken = async (kit: Kit): Promise<void> => {
  const { taking } = kit.row;
  if (!taking) return;
  const { table, files } = kit.ports;
  const rows = await table.getMany([fileKey(kit.tenant, taking), evidenceKey(kit.tenant, taking)]);
  if (!rows.some(Boolean)) await files.remove([uploadKey(kit.tenant, taking)]);
  await note(kit, undefined);
};
