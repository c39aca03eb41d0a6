// Finishes an upload: adds the file to its workspace and starts indexing. Idempotent.
import { createHash } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import { type FileKey, FileMissing, type Files } from '../../ports/files.ts';
import type { Table } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { uploadKey } from '../../store/file-keys.ts';
import { type FileRecord, type PlainFile, pendingFiles, pendingKey } from '../../store/files.ts';
import type { Caller, FilePart } from '../caller.ts';
import { writeStored } from '../quotas.ts';
import { commitFile, type Placed } from './commit-file.ts';
import { fileNamed } from './folders/name-owner.ts';
import { indexAgain, startIndexing } from './indexing.ts';
import { checkSize, type Made, newFile } from './new-file.ts';
import { discardUpload } from './upload.ts';

type Storage = Pick<Files, 'read' | 'stat' | 'listParts' | 'finishParts' | 'remove'>;
type FinishPorts = Made & {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly files: Storage;
  readonly workflows: Pick<Workflows, 'start'>;
};
type Sent = { readonly uploadId?: string | undefined; readonly etags?: readonly string[] | undefined };

const etagsOf = async (files: Storage, at: { key: FileKey; uploadId: string }, sent: Sent) => {
  if (sent.etags) return sent.etags;
  const arrived = await files.listParts(at);
  return arrived.toSorted((a, b) => a.number - b.number).map(({ etag }) => etag);
};

/** Another call may have joined the parts already, or they may never have arrived. */
const joinParts = async (files: Storage, at: { key: FileKey; uploadId: string }, sent: Sent): Promise<void> => {
  try {
    await files.finishParts({ ...at, etags: await etagsOf(files, at, sent) });
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
  }
};

/** Storage verifies each part but not the whole: a file with another file's checksum would pass for that file. */
const requireWhole = async (files: Storage, key: FileKey, checksum: string | undefined): Promise<void> => {
  const hash = createHash('sha256');
  for await (const bytes of await files.read(key)) hash.update(bytes);
  if (hash.digest('hex') === checksum) return;
  await files.remove([key]);
  throw new AppError('badInput', { field: 'checksum' });
};

/** Joins the parts, if any, and returns what is stored. */
const storedBytesOf = async (files: Storage, tenant: string, pending: PlainFile, sent: Sent) => {
  const key = uploadKey(tenant, pending.id);
  const stored = await files.stat(key);
  const uploadId = pending.uploadId ?? sent.uploadId;
  if (!uploadId) return stored;
  if (!stored) await joinParts(files, { key, uploadId }, sent);
  const joined = stored ?? (await files.stat(key));
  // Checked on every call, because the call that joined the parts may not have checked yet.
  if (joined) await requireWhole(files, key, pending.checksum);
  return joined;
};

type Entering = Pick<FinishPorts, 'table' | 'workflows' | 'clock'> & { readonly files: Pick<Files, 'remove'> };

const entered = async (ports: Entering, tenant: string, file: PlainFile, { is, file: row }: Placed) => {
  if (is === 'new') await startIndexing(ports.workflows, tenant, [row]);
  if (is !== 'same') return row;
  // The same bytes already exist under this name; uploading them again retries a failed indexing.
  await ports.files.remove([uploadKey(tenant, file.id)]);
  const [again = row] = row.status === 'Error' ? await indexAgain(ports, tenant, [row]) : [];
  return again;
};

/** Handles an earlier call that found the same bytes and removed the uploaded copy. */
const sameAsBefore = async ({ table }: FinishPorts, tenant: string, pending: FileRecord) => {
  const { projectId, folderId, filename: name, checksum } = pending;
  const { file } = checksum ? await fileNamed(table, { tenant, projectId, folderId, name }) : {};
  return file?.checksum === checksum ? file : undefined;
};

/** Adds the file and removes its pending row. */
const enter = (ports: Parameters<typeof commitFile>[0], tenant: string, { version, ...file }: FileRecord) => {
  const also = [{ remove: pendingKey(tenant, file.id), if: 'present' as const }];
  return commitFile(ports, tenant, file, { also, isCounted: true });
};

export const finishUpload = async (
  ports: FinishPorts,
  tenant: string,
  pending: FileRecord,
  sent: Sent,
): Promise<FileRecord> => {
  if (pending.status !== 'NotYet' || pending.deadline) return pending;
  const stored = await storedBytesOf(ports.files, tenant, pending, sent);
  const same = stored ? undefined : await sameAsBefore(ports, tenant, pending);
  if (same) return same;
  if (stored?.size !== pending.size) throw new AppError('badInput', { field: 'file' });
  return entered(ports, tenant, pending, await enter(ports, tenant, pending));
};

type StorePorts = Made & {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly files: Pick<Files, 'write' | 'remove' | 'abortParts'>;
  readonly workflows: Pick<Workflows, 'start'>;
};
type Into = { readonly projectId: string; readonly folderId?: string | undefined };

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Handles the specification's multipart upload, for small files. All names and sizes are checked before the first is
 * stored.
 */
export const storeParts = async (
  ports: StorePorts,
  caller: Caller,
  into: Into,
  parts: readonly FilePart[],
): Promise<FileRecord[]> => {
  if (parts.length === 0) throw new AppError('badInput', { field: 'files' });
  for (const part of parts) checkSize(part.filename, part.bytes.length);
  const bytes = parts.reduce((sum, part) => sum + part.bytes.length, 0);
  const { tenant } = caller;
  const made = parts.map((part) => ({
    part,
    file: newFile(ports, caller, { ...part, ...into, size: part.bytes.length, checksum: sha256(part.bytes) }),
  }));
  // Rows are written before the bytes, so that bytes of an interrupted upload can be found and removed.
  const pending = made.map(({ file }) => pendingFiles.row(tenant, file));
  await writeStored(
    ports.table,
    caller,
    bytes,
    pending.map((put) => ({ put, if: 'absent', isPreparation: true })),
  );
  await Promise.all(
    made.map(({ part, file }) => ports.files.write(uploadKey(tenant, file.id), part.bytes, 'application/octet-stream')),
  );
  const rows: FileRecord[] = [];
  for (const item of pending) {
    const upload = pendingFiles.read(item);
    const placed = await enter(ports, tenant, upload);
    if (placed.is === 'same') await discardUpload(ports, tenant, upload, placed.file.id);
    rows.push(await entered(ports, tenant, upload, placed));
  }
  return rows;
};
