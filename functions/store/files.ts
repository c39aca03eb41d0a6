// Stores files of a workspace. A file whose bytes have not arrived is stored under UPLOAD# and is not listed.
import * as z from 'zod';
import { FileOrigin } from '#shared/model/drive.ts';
import { FILE_STATUSES } from '#shared/model/enums.ts';
import { Audience, FileReason } from '#shared/model/file.ts';
import { FileId, FolderId, WorkspaceId, workspaceOf } from '#shared/model/ids.ts';
import type { Item, Table, Write } from '../ports/table.ts';
import { WriteConflict } from '../ports/table.ts';
import { deadlineKey } from './deadline-index.ts';
import { type ErasureRecord, erasures } from './file-erasures.ts';
import { key, pk } from './keys.ts';
import { nameOrder, numberOrder } from './name-order.ts';
import { type UsageField, usageKey } from './organisations.ts';
import { store, type Versioned } from './record.ts';
import { workspaceKey, workspacePk } from './workspaces.ts';

export const FileData = z.object({
  id: FileId,
  projectId: WorkspaceId,
  folderId: FolderId.optional(),
  filename: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  status: z.enum(FILE_STATUSES),
  reason: FileReason.optional(),
  progress: z.number().optional(),
  secondsLeft: z.number().int().optional(),
  pages: z.number().int().optional(),
  uploadedBy: z.object({ id: z.string(), name: z.string() }),
  uploadedAt: z.string(),
  updatedAt: z.string(),
  /** When this content first became searchable; renaming, moving or indexing again leaves it unchanged. */
  searchableSince: z.string().optional(),
  /** Number of indexing attempts; names the execution, so that starting twice has one effect. */
  attempt: z.number().int(),
  /** When indexing must have ended; after that the reaper takes over. */
  deadline: z.string().optional(),
  /** 1 if absent; the row's own version increases with every write. */
  contentVersion: z.number().int().optional(),
  /** Earlier versions under this name, newest first: they open for old answers but are not searched. */
  earlier: z.array(FileId).optional(),
  supersededBy: FileId.optional(),
  /** SHA-256, hexadecimal. */
  checksum: z.string().optional(),
  duplicateOf: FileId.optional(),
  audience: Audience.optional(),
  /** For a file synced from a cloud drive; `etag` identifies the content synced last. */
  origin: FileOrigin.extend({ remoteId: z.string(), etag: z.string() }).optional(),
  /** For a spreadsheet with unsaved changes. */
  draft: z.object({ version: z.number().int(), name: z.string(), cells: z.number().int(), at: z.string() }).optional(),
  /** For a multipart upload in progress. */
  uploadId: z.string().optional(),
  partChecksums: z.array(z.string()).optional(),
});
type Plain = z.infer<typeof FileData>;
export type PlainFile = Plain;
export type FileRecord = Versioned<Plain>;

export const FILE_PREFIX = 'FILE#';
/** Files are sharded, so that thousands of rows are read in parallel in the time of a few hundred. */
const SHARDS = 8;
const shardOf = (fileId: string) => (fileId.codePointAt(fileId.length - 1) ?? 0) % SHARDS;
export const FILE_SHARDS: readonly string[] = Array.from({ length: SHARDS }, (_, n) => `${FILE_PREFIX}${n}#`);
export const PENDING_PREFIX = 'UPLOAD#';
const place = (tenant: string, fileId: string, prefix: string) =>
  key(workspacePk(tenant, workspaceOf(fileId) ?? ''), `${prefix}${fileId}`);
export const fileKey = (tenant: string, fileId: string) =>
  place(tenant, fileId, FILE_SHARDS[shardOf(fileId)] ?? FILE_PREFIX);
export const pendingKey = (tenant: string, fileId: string) => place(tenant, fileId, PENDING_PREFIX);
/** A document fetched by a run, or an earlier version: it opens like a file but is not listed. */
export const EVIDENCE_PREFIX = 'EVIDENCE#';
export const evidenceKey = (tenant: string, fileId: string) => place(tenant, fileId, EVIDENCE_PREFIX);

/** The files of one folder or the top level: by name in `gsi2`, by time in `gsi3`, by size in `gsi4`. */
export const folderFilesPk = (tenant: string, projectId: string, folderId: string | undefined) =>
  pk(tenant, 'PROJECT', projectId, 'FILES', folderId ?? 'top');

/** All files of a workspace: by name in `gsi5`, by size in `gsi6`. */
export const workspaceFilesPk = (tenant: string, projectId: string) => pk(tenant, 'PROJECT', projectId, 'ALL-FILES');

const byName = (file: Plain) => `${nameOrder(file.filename)}#${file.id}`;
const bySize = (file: Plain) => `${numberOrder(file.size)}#${file.id}`;

export const files = store<Plain>({
  schema: FileData,
  key: (tenant, file) => fileKey(tenant, file.id),
  gsi1: (tenant, file) => deadlineKey(file.deadline, `file#${tenant}#${file.id}`),
  gsi2: (tenant, file) => ({ pk: folderFilesPk(tenant, file.projectId, file.folderId), sk: byName(file) }),
  gsi3: (tenant, file) => ({ pk: folderFilesPk(tenant, file.projectId, file.folderId), sk: file.id }),
  gsi4: (tenant, file) => ({ pk: folderFilesPk(tenant, file.projectId, file.folderId), sk: bySize(file) }),
  gsi5: (tenant, file) => ({ pk: workspaceFilesPk(tenant, file.projectId), sk: byName(file) }),
  gsi6: (tenant, file) => ({ pk: workspaceFilesPk(tenant, file.projectId), sk: bySize(file) }),
});

export const evidenceFiles = store<Plain>({
  schema: FileData,
  key: (tenant, file) => evidenceKey(tenant, file.id),
});

/** The lifetime of an upload address, with some margin. */
export const ADDRESS_MS = 16 * 60_000;
const PENDING_HOURS = 24;
const hoursAfter = (at: string, hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString();
/** How long the bytes of an upload are awaited. */
export const awaitedUntil = (file: Pick<Plain, 'uploadedAt'>) => hoursAfter(file.uploadedAt, PENDING_HOURS);
/** The uploads of one person in progress, by workspace: an id begins with its workspace. */
export const uploadsPk = (tenant: string, userId: string) => pk(tenant, 'UPLOADS', userId);
export const pendingFiles = store<Plain>({
  schema: FileData,
  key: (tenant, file) => pendingKey(tenant, file.id),
  gsi1: (tenant, file) => deadlineKey(awaitedUntil(file), `upload#${tenant}#${file.id}`),
  gsi2: (tenant, file) => ({ pk: uploadsPk(tenant, file.uploadedBy.id), sk: file.id }),
});

/** Reads the row under either key: the file, or the upload that may become it. */
export const readFileItem = (item: Item): FileRecord => files.read(item);

export const readFile = async (table: Pick<Table, 'getMany'>, tenant: string, fileId: string) => {
  const [item] = await table.getMany([fileKey(tenant, fileId)]);
  return item && files.read(item);
};

/** Every file of a workspace, or the newest of each shard up to a limit; unordered. One round trip. */
export const readFileItems = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  projectId: string,
  newest?: number,
): Promise<readonly Item[]> => {
  const pk = workspacePk(tenant, projectId);
  const page = newest === undefined ? {} : { descending: true, limit: newest };
  const pages = await Promise.all(FILE_SHARDS.map((prefix) => table.query({ pk, prefix, ...page })));
  return pages.flatMap(({ items }) => items);
};

/** Changes the counter of bytes stored by the organization. */
export const storedBytes = (tenant: string, by: number): Write => ({
  add: usageKey(tenant),
  field: 'storageBytes' satisfies UsageField,
  by,
});

/** The writes that add a new file to its workspace and count it. */
export const addFile = (tenant: string, file: Plain): Write[] => [
  { put: files.row(tenant, file), if: 'absent', about: file.id },
  { add: workspaceKey(tenant, file.projectId), field: 'fileCount', by: 1 },
];

/** The writes that remove files from their workspace and schedule the erasure: all or none. */
export const removeFiles = (
  tenant: string,
  projectId: string,
  removed: readonly FileRecord[],
  erasure: ErasureRecord,
): Write[] => [
  ...removed.map((file): Write => ({ remove: fileKey(tenant, file.id), if: 'present' })),
  { put: erasures.row(tenant, erasure), if: 'absent' },
  { add: workspaceKey(tenant, projectId), field: 'fileCount', by: -removed.length, min: 0 },
  // Files in the bin still count as stored.
  ...(erasure.binned ? [] : [storedBytes(tenant, -removed.reduce((sum, file) => sum + file.size, 0))]),
];

export type FileChange = Partial<Omit<Plain, 'id' | 'projectId' | 'folderId' | 'filename' | 'attempt'>> & {
  readonly clear?: readonly ('reason' | 'progress' | 'secondsLeft' | 'deadline')[];
};

/**
 * Changes a file's row while it belongs to this attempt. Returns the new row; `undefined` if the file no longer exists
 * or a later attempt has taken over, so the caller must stop.
 */
export const changeFile = async (
  table: Pick<Table, 'getMany' | 'write'>,
  at: { readonly tenant: string; readonly fileId: string; readonly attempt: number; readonly now: number },
  change: FileChange,
): Promise<FileRecord | undefined> => {
  for (let tries = 0; tries < 5; tries += 1) {
    const current = await readFile(table, at.tenant, at.fileId);
    if (!current || current.attempt !== at.attempt) return undefined;
    const { clear = [], ...fields } = change;
    const next: FileRecord = { ...current, ...fields, updatedAt: new Date(at.now).toISOString() };
    const remaining = Object.fromEntries(
      Object.entries(next).filter(([name]) => !clear.some((cleared) => cleared === name)),
    );
    const row = files.row(at.tenant, FileData.parse(remaining), current.version);
    try {
      await table.write({ put: row, if: { version: current.version } });
      return files.read(row);
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
    }
  }
  throw new Error('the row of a file kept changing');
};
