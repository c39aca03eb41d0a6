// Starts an upload: where the bytes go, in one piece or in parts, and which parts of an interrupted upload have
// arrived.
import { AppError } from '#shared/contract/errors.ts';
import { UPLOAD } from '#shared/model/upload.ts';
import type { Clock } from '../../ports/clock.ts';
import { type FileKey, FileMissing, type Files } from '../../ports/files.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import { erasures } from '../../store/file-erasures.ts';
import { uploadKey } from '../../store/file-keys.ts';
import { type FileRecord, type PlainFile, pendingFiles, pendingKey, storedBytes } from '../../store/files.ts';
import type { Caller } from '../caller.ts';
import { requireStorage, writeStored } from '../quotas.ts';
import { fileWithBytes } from './commit-file.ts';
import { ensurePath } from './folders/create.ts';
import { lateErasure } from './late-erasure.ts';
import { checkSize, type Made, newFile, type Wanted } from './new-file.ts';

const BYTES = 'application/octet-stream';

const partsOf = (size: number) => {
  const count = Math.max(1, Math.ceil(size / UPLOAD.partBytes));
  return Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    from: i * UPLOAD.partBytes,
    to: Math.min(size, (i + 1) * UPLOAD.partBytes),
  }));
};

type Signing = { readonly files: Pick<Files, 'uploadUrl' | 'partUrl' | 'listParts'> };

/** Rows from before checksums were required have none; such an upload must start again. */
const requireChecksum = (checksum: string | undefined, id: string): string => {
  if (checksum === undefined) throw new AppError('fileNotFound', { id });
  return checksum;
};

const wholeTarget = async ({ files }: Signing, tenant: string, { id, size, checksum }: PlainFile) => {
  const target = { key: uploadKey(tenant, id), contentType: BYTES, size, checksum: requireChecksum(checksum, id) };
  const { url, headers } = await files.uploadUrl(target);
  return { parts: [{ url, headers, number: 1, from: 0, to: size }], headers, arrived: [] };
};

/** Throws notFound if storage no longer has the upload. */
const arrivedOf = async ({ files }: Signing, tenant: string, { id }: PlainFile, uploadId: string) => {
  try {
    return await files.listParts({ key: uploadKey(tenant, id), uploadId });
  } catch (error) {
    if (error instanceof FileMissing) throw new AppError('fileNotFound', { id });
    throw error;
  }
};

const partsTarget = async (ports: Signing, tenant: string, file: PlainFile, uploadId: string) => {
  const expected = partsOf(file.size);
  const sizes = new Map(expected.map(({ number, from, to }) => [number, to - from]));
  const listed = await arrivedOf(ports, tenant, file, uploadId);
  const arrived = listed.filter(({ number, size }) => sizes.get(number) === size);
  const missing = expected.filter(({ number }) => arrived.every((part) => part.number !== number));
  const parts = await Promise.all(
    missing.map(async ({ number, from, to }) => {
      const checksum = requireChecksum(file.partChecksums?.[number - 1], file.id);
      const part = { key: uploadKey(tenant, file.id), uploadId, number, size: to - from, checksum };
      return { number, from, to, ...(await ports.files.partUrl(part)) };
    }),
  );
  return { parts, headers: {}, uploadId, arrived: [...arrived] };
};

const targetOf = (ports: Signing, tenant: string, file: PlainFile) =>
  file.uploadId ? partsTarget(ports, tenant, file, file.uploadId) : wholeTarget(ports, tenant, file);

type StartPorts = Made & {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly files: Pick<Files, 'uploadUrl' | 'startParts' | 'partUrl' | 'listParts'>;
};
type Started = Wanted & { readonly path?: string | undefined; readonly partChecksums?: readonly string[] | undefined };

const withParts = async ({ files }: StartPorts, tenant: string, file: PlainFile, { partChecksums }: Started) => {
  if (file.size <= UPLOAD.partsAbove) return file;
  if (partChecksums?.length !== partsOf(file.size).length) throw new AppError('badInput', { field: 'partChecksums' });
  const uploadId = await files.startParts({ key: uploadKey(tenant, file.id), contentType: BYTES });
  return { ...file, uploadId, partChecksums: [...partChecksums] };
};

/** Returns where to send the bytes: one address, or one per part above 16 MB. */
export const startUpload = async (ports: StartPorts, caller: Caller, wanted: Started) => {
  checkSize(wanted.filename, wanted.size);
  await requireStorage(ports.table, caller, wanted.size);
  const { tenant } = caller;
  const { projectId, folderId, path, checksum } = wanted;
  const place = path ? await ensurePath(ports, caller, { projectId, folderId, path }) : folderId;
  const made = newFile(ports, caller, { ...wanted, folderId: place });
  const file = await withParts(ports, tenant, made, wanted);
  const row = pendingFiles.row(tenant, file);
  const [{ file: duplicateOf }] = await Promise.all([
    fileWithBytes(ports.table, { tenant, projectId, checksum }),
    writeStored(ports.table, caller, wanted.size, [{ put: row, if: 'absent' }]),
  ]);
  const target = await targetOf(ports, tenant, file);
  return { file: pendingFiles.read(row), duplicateOf, ...target };
};

/** Returns addresses for the parts that have not arrived yet. */
export const resumeUpload = async (ports: Signing, tenant: string, pending: FileRecord) => {
  if (pending.status !== 'NotYet' || pending.deadline) return { file: pending, parts: [], headers: {}, arrived: [] };
  return { file: pending, ...(await targetOf(ports, tenant, pending)) };
};

export type DiscardPorts = {
  readonly table: Pick<Table, 'write'>;
  readonly files: Pick<Files, 'abortParts' | 'remove' | 'write'>;
  readonly clock: Pick<Clock, 'now'>;
};

/**
 * Makes the issued addresses useless: a single-piece address works only while its key is free, so an empty object takes
 * the key.
 */
const closeAddresses = async ({ files }: DiscardPorts, key: FileKey, uploadId: string | undefined) => {
  if (uploadId) await files.abortParts({ key, uploadId });
  await files.remove([key]);
  if (!uploadId) await files.write(key, new Uint8Array(), BYTES);
};

/**
 * Discards an upload that will not be finished; false if its file has entered the workspace meanwhile. `about` is the
 * file that already has the same bytes, for the audit row.
 */
export const discardUpload = async (ports: DiscardPorts, tenant: string, upload: FileRecord, about?: string) => {
  const { table, clock } = ports;
  const { id, projectId, size, uploadId, version } = upload;
  const late = lateErasure({ name: id, projectId, fileIds: [id] }, clock.now());
  try {
    await table.write(
      { remove: pendingKey(tenant, id), if: { version }, about },
      { put: erasures.row(tenant, late) },
      storedBytes(tenant, -size),
    );
  } catch (error) {
    if (error instanceof WriteConflict) return false;
    throw error;
  }
  await closeAddresses(ports, uploadKey(tenant, id), uploadId);
  return true;
};
