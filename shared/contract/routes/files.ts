// Files of a workspace: upload, list, open, index, delete.
import * as z from 'zod';
import { FILE_STATUSES } from '../../model/enums.ts';
import { FileRow, Locator, Segment, UPLOAD } from '../../model/file.ts';
import { FILE_KINDS } from '../../model/file-kind.ts';
import { FileId, FolderId, ProjectId } from '../../model/ids.ts';
import { listOf, route, table } from '../route.ts';

export const FILE_COLUMNS = ['name', 'size', 'kind', 'status', 'uploader', 'uploadedAt', 'updatedAt'] as const;
/** What lists of files are narrowed to. */
export const fileFilters = {
  kind: z.enum(FILE_KINDS).optional(),
  status: z.enum(FILE_STATUSES).optional(),
  /** The id of the person who uploaded it. */
  uploader: z.string().max(64).optional(),
};

const Filename = z.string().trim().min(1).max(255);
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Where in the document the page of segments is to lie: a place, as JSON. */
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

const UploadedFile = z.object({ id: FileId, fileUrl: z.string(), filename: z.string(), projectId: ProjectId });

const multipart = (path: `/api/${string}`) =>
  route({
    method: 'POST',
    path,
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'files.write', 'files.read', 'workflows.start'],
    ids: [
      { in: 'body', name: 'projectId', kind: 'project' },
      { in: 'body', name: 'folderId', kind: 'folder' },
    ],
    body: z.object({ projectId: ProjectId, folderId: FolderId.optional() }),
    multipart: true,
    reply: z.array(UploadedFile),
    limits: { bodyBytes: UPLOAD.maxMultipartBytes },
    audit: 'file.upload',
    once: true,
    summary: 'Upload small files as multipart/form-data (field `files`)',
  });

const UploadTarget = z.object({
  file: FileRow,
  /** PUT the bytes here; each part of a large file has an address and headers of its own. */
  parts: z.array(
    z.object({
      url: z.string(),
      from: z.number().int(),
      to: z.number().int(),
      /** 1-based. */
      number: z.number().int(),
      headers: z.record(z.string(), z.string()),
    }),
  ),
  headers: z.record(z.string(), z.string()),
  uploadId: z.string().optional(),
  /** Parts that have arrived already: they are not among `parts`. */
  arrived: z.array(z.object({ number: z.number().int(), size: z.number().int(), etag: z.string() })),
  /** A file of the workspace that has the same bytes, where a checksum was sent. */
  duplicateOf: FileRow.optional(),
});

export const files = {
  'files.list': route({
    method: 'GET',
    path: '/api/v2/attachments',
    service: 'files',
    rule: 'file.read',
    uses: ['table.read'],
    ids: [
      { in: 'query', name: 'projectId', kind: 'project' },
      { in: 'query', name: 'folderId', kind: 'folder' },
    ],
    query: z.object({ projectId: ProjectId, folderId: FolderId.optional(), ...table(FILE_COLUMNS), ...fileFilters }),
    reply: listOf(FileRow),
    summary: 'The files of a workspace, or of one folder in it; newest first unless sorted',
  }),
  'files.startUpload': route({
    method: 'POST',
    path: '/api/v2/attachments/upload-url',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'files.write'],
    ids: [
      { in: 'body', name: 'projectId', kind: 'project' },
      { in: 'body', name: 'folderId', kind: 'folder' },
    ],
    body: z.object({
      projectId: ProjectId,
      folderId: FolderId.optional(),
      /** Folders above the file, from `folderId` or the top on, without its own name: made once, whoever comes first. */
      path: z.string().max(2000).optional(),
      filename: Filename,
      size: z.number().int().min(0),
      contentType: z.string().max(200).default('application/octet-stream'),
      /** SHA-256 of the whole file: storage takes no other bytes. */
      checksum: Sha256.optional(),
      /** Of each part of a file above 16 MB, in order. */
      partChecksums: z.array(Sha256).max(200).optional(),
    }),
    reply: UploadTarget,
    once: true,
    summary: 'Where to send the bytes of a file',
  }),
  'files.resumeUpload': route({
    method: 'GET',
    path: '/api/v2/attachments/upload-url/{fileId}',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'files.write'],
    ids: [{ in: 'params', name: 'fileId', kind: 'upload' }],
    params: z.object({ fileId: FileId }),
    reply: UploadTarget,
    summary: 'An upload that was broken off: what has arrived, and where to send the rest',
  }),
  'files.finishUpload': route({
    method: 'POST',
    path: '/api/v2/attachments/upload-complete',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'files.read', 'files.write', 'workflows.start'],
    ids: [{ in: 'body', name: 'fileId', kind: 'upload' }],
    body: z.object({
      fileId: FileId,
      uploadId: z.string().max(500).optional(),
      /** The ETag that storage replied for each part, in order; without them, the parts that have arrived. */
      etags: z.array(z.string().max(200)).max(200).optional(),
    }),
    reply: FileRow,
    audit: 'file.upload',
    summary: 'The bytes have been sent: check them and start indexing',
  }),
  'files.upload': multipart('/api/files/upload'),
  'files.uploadAttachment': multipart('/api/v2/attachments/upload-file'),
  'files.signedUrl': route({
    method: 'GET',
    path: '/api/v2/attachments/signedurl/{fileId}',
    service: 'files',
    rule: 'file.read',
    uses: ['table.read', 'table.write', 'files.read'],
    ids: [{ in: 'params', name: 'fileId', kind: 'file' }],
    params: z.object({ fileId: FileId }),
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
    ids: [{ in: 'params', name: 'fileId', kind: 'file' }],
    params: z.object({ fileId: FileId }),
    query: z.object({
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(2000).default(500),
      /** Instead of an offset: the page that holds this place. */
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
      { in: 'body', name: 'projectId', kind: 'project' },
      { in: 'body', name: 'files_path.id', kind: 'file', many: true },
    ],
    body: z.object({
      projectId: ProjectId,
      /** `s3_key` is ignored: the key follows from the id inside the tenant. */
      files_path: z
        .array(z.object({ id: FileId, s3_key: z.string().optional(), filename: z.string().optional() }))
        .min(1)
        .max(UPLOAD.maxFiles),
    }),
    reply: z.array(FileRow),
    summary: 'Index files again',
  }),
  // Under `files/`: the gateway knows one name for the parameter behind `attachments/`, and that is the workspace.
  'files.update': route({
    method: 'PATCH',
    path: '/api/v2/attachments/files/{fileId}',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write'],
    ids: [
      { in: 'params', name: 'fileId', kind: 'file' },
      { in: 'body', name: 'folderId', kind: 'folder' },
    ],
    params: z.object({ fileId: FileId }),
    /** `folderId` null moves it to the top. */
    body: z.object({ filename: Filename.optional(), folderId: FolderId.nullable().optional() }),
    reply: FileRow,
    audit: 'file.change',
    summary: 'Rename a file or move it to another folder',
  }),
  'files.retry': route({
    method: 'POST',
    path: '/api/v2/attachments/files/{fileId}/retry',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids: [{ in: 'params', name: 'fileId', kind: 'file' }],
    params: z.object({ fileId: FileId }),
    reply: FileRow,
    summary: 'Read a file again that could not be read',
  }),
  'files.versions': route({
    method: 'GET',
    path: '/api/v2/attachments/files/{fileId}/versions',
    service: 'files',
    rule: 'file.read',
    uses: ['table.read'],
    ids: [{ in: 'params', name: 'fileId', kind: 'file' }],
    params: z.object({ fileId: FileId }),
    reply: listOf(FileRow),
    summary: 'A file and its earlier versions, newest first',
  }),
  'files.deleteMany': route({
    method: 'DELETE',
    path: '/api/v2/attachments/{projectId}/multiple',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids: [
      { in: 'params', name: 'projectId', kind: 'project' },
      { in: 'body', name: 'ids', kind: 'file', many: true },
    ],
    params: z.object({ projectId: ProjectId }),
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
      { in: 'params', name: 'projectId', kind: 'project' },
      { in: 'params', name: 'attachmentId', kind: 'file' },
    ],
    params: z.object({ projectId: ProjectId, attachmentId: FileId }),
    reply: z.object({ deleted: z.number().int() }),
    audit: 'file.delete',
    summary: 'Delete a file with all that was derived from it',
  }),
};
