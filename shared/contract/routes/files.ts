// Routes of the files of a workspace: list, open, index, change, delete.
import * as z from 'zod';
import { FILE_STATUSES } from '../../model/enums.ts';
import { Audience, FileRow, Locator, Segment } from '../../model/file.ts';
import { FILE_KINDS } from '../../model/file-kind.ts';
import { FileId, FolderId, WorkspaceId } from '../../model/ids.ts';
import { UPLOAD } from '../../model/upload.ts';
import { cursor, listOf, partOf, route, table } from '../route.ts';

export const FILE_COLUMNS = ['name', 'size', 'uploadedAt'] as const;
/** Filters of file lists. */
export const fileFilters = {
  kind: z.enum(FILE_KINDS).optional(),
  status: z.enum(FILE_STATUSES).optional(),
  /** The id of the person who uploaded it. */
  uploader: z.string().max(64).optional(),
};

export const Filename = z.string().trim().min(1).max(255);
const ofFile = {
  ids: [{ in: 'params', name: 'fileId', kind: 'file' }],
  params: z.object({ fileId: FileId }),
} as const;

/** The locator that the page of segments must contain, as JSON. */
const Around = z
  .string()
  .max(1000)
  .transform((text, context) => {
    try {
      return Locator.parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'a place as JSON' });
      return z.NEVER;
    }
  });

export const files = {
  'files.list': route({
    method: 'GET',
    path: '/api/v2/attachments',
    service: 'files',
    rule: 'file.read',
    uses: ['table.read'],
    ids: [
      { in: 'query', name: 'projectId', kind: 'workspace' },
      { in: 'query', name: 'folderId', kind: 'folder' },
    ],
    query: z.object({
      projectId: WorkspaceId,
      folderId: FolderId.optional(),
      ...table(FILE_COLUMNS),
      ...fileFilters,
      cursor,
    }),
    reply: partOf(FileRow),
    summary: 'The files of a workspace, or of one folder in it; newest first unless sorted',
  }),
  'files.signedUrl': route({
    method: 'GET',
    path: '/api/v2/attachments/signedurl/{fileId}',
    service: 'files',
    rule: 'file.read',
    uses: ['table.read', 'table.write', 'files.read'],
    ...ofFile,
    reply: z.object({ url: z.string(), filename: z.string(), contentType: z.string(), expiresAt: z.iso.datetime() }),
    audit: 'file.open',
    summary: 'A short-lived address of the file itself',
  }),
  'files.content': route({
    method: 'GET',
    path: '/api/v2/attachments/content/{fileId}',
    service: 'files',
    rule: 'file.read',
    uses: ['table.read', 'table.write', 'files.read'],
    ...ofFile,
    query: z.object({
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(2000).default(500),
      /** Instead of an offset: the page that contains this locator. */
      around: Around.optional(),
    }),
    reply: z.object({ rows: z.array(Segment), count: z.number().int(), offset: z.number().int() }),
    summary: 'The text read from a file, with its places, in pages of segments',
  }),
  'files.index': route({
    method: 'POST',
    path: '/api/v2/project/vectorestore',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids: [
      { in: 'body', name: 'projectId', kind: 'workspace' },
      { in: 'body', name: 'files_path.id', kind: 'file', many: true },
    ],
    body: z.object({
      projectId: WorkspaceId,
      /** `s3_key` is ignored: the key follows from the id inside the tenant. */
      files_path: z
        .array(z.object({ id: FileId, s3_key: z.string().optional(), filename: z.string().optional() }))
        .min(1)
        .max(UPLOAD.maxFiles),
    }),
    reply: z.array(FileRow),
    summary: 'Index files again',
  }),
  // Under `files/`, because the gateway allows one name for the parameter after `attachments/`, and that is the
  // workspace.
  'files.update': route({
    method: 'PATCH',
    path: '/api/v2/attachments/files/{fileId}',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids: [
      { in: 'params', name: 'fileId', kind: 'file' },
      { in: 'body', name: 'folderId', kind: 'folder' },
    ],
    params: z.object({ fileId: FileId }),
    /** `folderId` null moves it to the top level. */
    body: z.object({
      filename: Filename.optional(),
      folderId: FolderId.nullable().optional(),
      audience: Audience.optional(),
    }),
    reply: FileRow,
    audit: 'file.change',
    summary: 'Rename a file, which is then read again, move it to another folder, or say whether it may go out',
  }),
  'files.retry': route({
    method: 'POST',
    path: '/api/v2/attachments/files/{fileId}/retry',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ...ofFile,
    reply: FileRow,
    summary: 'Read a file again that could not be read',
  }),
  'files.versions': route({
    method: 'GET',
    path: '/api/v2/attachments/files/{fileId}/versions',
    service: 'files',
    rule: 'file.read',
    uses: ['table.read'],
    ...ofFile,
    reply: listOf(FileRow),
    summary: 'A file and its earlier versions, newest first',
  }),
  'files.restoreVersion': route({
    method: 'POST',
    path: '/api/v2/attachments/files/{fileId}/versions/restore',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ...ofFile,
    /** The id of an earlier version of this file. */
    body: z.object({ version: FileId }),
    reply: FileRow,
    audit: 'file.restore',
    summary: 'Make an earlier version the current one again; the one before stays as an earlier version',
  }),
  'files.deleteMany': route({
    method: 'DELETE',
    path: '/api/v2/attachments/{projectId}/multiple',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids: [
      { in: 'params', name: 'projectId', kind: 'workspace' },
      { in: 'body', name: 'ids', kind: 'file', many: true },
    ],
    params: z.object({ projectId: WorkspaceId }),
    body: z.object({ ids: z.array(FileId).min(1).max(UPLOAD.maxFiles) }),
    reply: z.object({ deleted: z.number().int() }),
    audit: 'file.delete',
    summary: 'Delete several files: all or none',
  }),
  'files.delete': route({
    method: 'DELETE',
    path: '/api/v2/attachments/{projectId}/{attachmentId}',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids: [
      { in: 'params', name: 'projectId', kind: 'workspace' },
      { in: 'params', name: 'attachmentId', kind: 'file' },
    ],
    params: z.object({ projectId: WorkspaceId, attachmentId: FileId }),
    reply: z.object({ deleted: z.number().int() }),
    audit: 'file.delete',
    summary: 'Delete a file with all that was derived from it',
  }),
};
