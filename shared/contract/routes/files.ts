// Files of a workspace: upload, list, open, index, delete.
import * as z from 'zod';
import { FileRow, Segment, UPLOAD } from '../../model/file.ts';
import { FileId, ProjectId } from '../../model/ids.ts';
import { listOf, page, route } from '../route.ts';

const Filename = z.string().trim().min(1).max(255);
const UploadedFile = z.object({ id: FileId, fileUrl: z.string(), filename: z.string(), projectId: ProjectId });

const multipart = (path: `/api/${string}`) =>
  route({
    method: 'POST',
    path,
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'files.write', 'files.read', 'workflows.start'],
    ids: [{ in: 'body', name: 'projectId', kind: 'project' }],
    body: z.object({ projectId: ProjectId }),
    multipart: true,
    reply: z.array(UploadedFile),
    limits: { bodyBytes: UPLOAD.maxMultipartBytes },
    audit: 'file.upload',
    once: true,
    summary: 'Upload small files as multipart/form-data (field `files`)',
  });

const UploadTarget = z.object({
  file: FileRow,
  /** PUT the bytes here; each part of a large file has an address of its own. */
  parts: z.array(z.object({ url: z.string(), from: z.number().int(), to: z.number().int() })),
  headers: z.record(z.string(), z.string()),
  uploadId: z.string().optional(),
});

export const files = {
  'files.list': route({
    method: 'GET',
    path: '/api/v2/attachments',
    service: 'files',
    rule: 'file.read',
    uses: ['table.read'],
    ids: [{ in: 'query', name: 'projectId', kind: 'project' }],
    query: z.object({ projectId: ProjectId, ...page(10) }),
    reply: listOf(FileRow),
    summary: 'The files of a workspace, newest first',
  }),
  'files.startUpload': route({
    method: 'POST',
    path: '/api/v2/attachments/upload-url',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'files.write'],
    ids: [{ in: 'body', name: 'projectId', kind: 'project' }],
    body: z.object({
      projectId: ProjectId,
      filename: Filename,
      size: z.number().int().min(0),
      contentType: z.string().max(200).default('application/octet-stream'),
    }),
    reply: UploadTarget,
    once: true,
    summary: 'Where to send the bytes of a file',
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
      /** The ETag that storage replied for each part, in order. */
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
    }),
    reply: z.object({ rows: z.array(Segment), count: z.number().int() }),
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
