// Uploading: a place for the bytes, then a row in the workspace and an execution that indexes it.
import { AppError } from '#shared/contract/errors.ts';
import { UPLOAD } from '#shared/model/file.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Table } from '../../ports/table.ts';
import { WriteConflict } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { uploadKey } from '../../store/file-keys.ts';
import { addFile, type FileRecord, files, pendingFiles, pendingKey } from '../../store/files.ts';
import { nameOf } from '../../store/members.ts';
import type { Caller, FilePart } from '../caller.ts';
import { newFileId } from '../ids.ts';
import { startIndexing, withDeadline } from './indexing.ts';

type Wanted = {
  readonly projectId: string;
  readonly filename: string;
  readonly size: number;
  readonly contentType: string;
};
type Made = { readonly clock: Clock; readonly random: Random };

/** Names are shown, never used as paths; control characters and path parts go. */
const cleanName = (name: string) =>
  (name.normalize('NFC').split(/[\\/]/).pop() ?? '').replace(/\p{C}/gu, '').trim().slice(0, 255) || 'file';

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

/** Throws fileTooLarge with the specification's name, size and maximum. */
const checkSize = (filename: string, size: number) => {
  if (size <= UPLOAD.maxBytes) return;
  throw new AppError('fileTooLarge', { name: filename, size: megabytes(size), max: UPLOAD.maxBytes / 1024 / 1024 });
};

const newFile = (made: Made, caller: Caller, wanted: Wanted) => {
  const now = new Date(made.clock.now()).toISOString();
  return {
    id: newFileId(made, wanted.projectId),
    projectId: wanted.projectId,
    filename: cleanName(wanted.filename),
    contentType: wanted.contentType,
    size: wanted.size,
    status: 'NotYet' as const,
    uploadedBy: { id: caller.userId, name: nameOf(caller.member) },
    uploadedAt: now,
    updatedAt: now,
    attempt: 1,
  };
};

type Part = { readonly url: string; readonly from: number; readonly to: number };

const partsOf = (size: number) => {
  const count = Math.max(1, Math.ceil(size / UPLOAD.partBytes));
  return Array.from({ length: count }, (_, i) => ({
    from: i * UPLOAD.partBytes,
    to: Math.min(size, (i + 1) * UPLOAD.partBytes),
  }));
};

type StartPorts = Made & {
  readonly table: Pick<Table, 'write'>;
  readonly files: Pick<Files, 'uploadUrl' | 'startParts' | 'partUrl'>;
};

/** Where to send the bytes: one address, or one for each part above 16 MB. */
export const startUpload = async (ports: StartPorts, caller: Caller, wanted: Wanted) => {
  checkSize(wanted.filename, wanted.size);
  const file = newFile(ports, caller, wanted);
  const target = { key: uploadKey(caller.tenant, file.id), contentType: 'application/octet-stream' };
  const row = pendingFiles.row(caller.tenant, file);
  await ports.table.write({ put: row, if: 'absent' });
  const view = pendingFiles.read(row);
  if (wanted.size <= UPLOAD.partsAbove) {
    const { url, headers } = await ports.files.uploadUrl({ ...target, size: wanted.size });
    return { file: view, parts: [{ url, from: 0, to: wanted.size }], headers };
  }
  const uploadId = await ports.files.startParts(target);
  const signed = await Promise.all(
    partsOf(wanted.size).map(async ({ from, to }, i) => {
      const part = await ports.files.partUrl({ key: target.key, uploadId, number: i + 1, size: to - from });
      return { from, to, ...part };
    }),
  );
  const parts: Part[] = signed.map(({ url, from, to }) => ({ url, from, to }));
  return { file: view, parts, headers: signed[0]?.headers ?? {}, uploadId };
};

type FinishPorts = Made & {
  readonly table: Pick<Table, 'write'>;
  readonly files: Pick<Files, 'stat' | 'finishParts' | 'remove'>;
  readonly workflows: Pick<Workflows, 'start'>;
};
type Sent = { readonly uploadId?: string | undefined; readonly etags?: readonly string[] | undefined };

/** Repeating it is harmless: a file that has its row already is replied as it is. */
export const finishUpload = async (
  ports: FinishPorts,
  tenant: string,
  pending: FileRecord,
  sent: Sent,
): Promise<FileRecord> => {
  if (pending.status !== 'NotYet' || pending.deadline) return pending;
  const key = uploadKey(tenant, pending.id);
  let stored = await ports.files.stat(key);
  if (!stored && sent.uploadId) {
    await ports.files.finishParts({ key, uploadId: sent.uploadId, etags: sent.etags ?? [] });
    stored = await ports.files.stat(key);
  }
  if (!stored || stored.size !== pending.size) throw new AppError('badInput', { field: 'file' });
  const file = withDeadline(pending, ports.clock.now());
  const row = files.row(tenant, file);
  try {
    await ports.table.write({ remove: pendingKey(tenant, file.id), if: 'present' }, ...addFile(tenant, file));
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    return pending;
  }
  await startIndexing(ports.workflows, tenant, [file]);
  return files.read(row);
};

type StorePorts = Made & {
  readonly table: Pick<Table, 'write'>;
  readonly files: Pick<Files, 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
};

/** The specification's multipart upload, for small files. All names and sizes are checked before the first is stored. */
export const storeParts = async (ports: StorePorts, caller: Caller, projectId: string, parts: readonly FilePart[]) => {
  if (parts.length === 0) throw new AppError('badInput', { field: 'files' });
  for (const part of parts) checkSize(part.filename, part.bytes.length);
  const now = ports.clock.now();
  const made = parts.map((part) => ({
    part,
    file: withDeadline(newFile(ports, caller, { ...part, projectId, size: part.bytes.length }), now),
  }));
  await Promise.all(
    made.map(({ part, file }) =>
      ports.files.write(uploadKey(caller.tenant, file.id), part.bytes, 'application/octet-stream'),
    ),
  );
  for (const { file } of made) await ports.table.write(...addFile(caller.tenant, file));
  await startIndexing(
    ports.workflows,
    caller.tenant,
    made.map(({ file }) => file),
  );
  return made.map(({ file }) => file);
};
