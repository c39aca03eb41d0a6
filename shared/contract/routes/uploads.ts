// Uploads of files: straight into storage, in parts if large, or as multipart/form-data.
import * as z from 'zod';
import { FileRow } from '../../model/file.ts';
import { FileId, FolderId, WorkspaceId } from '../../model/ids.ts';
import { UPLOAD } from '../../model/upload.ts';
import { route } from '../route.ts';
import { Filename } from './files.ts';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const UploadedFile = z.object({ id: FileId, fileUrl: z.string(), filename: z.string(), projectId: WorkspaceId });

const multipart = (path: `/api/${string}`) =>
  route({
    method: 'POST',
    path,
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'files.write', 'files.read', 'workflows.start'],
    ids: [
      { in: 'body', name: 'projectId', kind: 'workspace' },
      { in: 'body', name: 'folderId', kind: 'folder' },
    ],
    body: z.object({ projectId: WorkspaceId, folderId: FolderId.optional() }),
    multipart: true,
    reply: z.array(UploadedFile),
    limits: { bodyBytes: UPLOAD.maxMultipartBytes },
    audit: 'file.upload',
    idempotent: true,
    summary: 'Upload small files as multipart/form-data (field `files`)',
  });

const UploadTarget = z.object({
  file: FileRow,
  /** PUT the bytes here; each part of a large file has its own address and headers. */
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
  /** Parts that have already arrived; they are not in `parts`. */
  arrived: z.array(z.object({ number: z.number().int(), size: z.number().int(), etag: z.string() })),
  /** A file of the workspace that has the same bytes. */
  duplicateOf: FileRow.optional(),
});

export const uploads = {
  'files.startUpload': route({
    method: 'POST',
    path: '/api/v2/attachments/upload-url',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'files.write'],
    ids: [
      { in: 'body', name: 'projectId', kind: 'workspace' },
      { in: 'body', name: 'folderId', kind: 'folder' },
    ],
    body: z.object({
      projectId: WorkspaceId,
      folderId: FolderId.optional(),
      /**
       * Folders above the file, from `folderId` or the top level on, without its name; created once, even by concurrent
       * uploads.
       */
      path: z.string().max(2000).optional(),
      filename: Filename,
      size: z.number().int().min(0),
      contentType: z.string().max(200).default('application/octet-stream'),
      /** SHA-256 of the whole file, hexadecimal: storage accepts no other bytes. */
      checksum: Sha256,
      /** One per part of a file above 16 MB, in order; such a file is refused without them. */
      partChecksums: z.array(Sha256).max(200).optional(),
    }),
    reply: UploadTarget,
    idempotent: true,
    limits: { pace: 'uploadsAnHour' },
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
  'files.cancelUpload': route({
    method: 'DELETE',
    path: '/api/v2/attachments/upload-url/{fileId}',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'files.write'],
    ids: [{ in: 'params', name: 'fileId', kind: 'upload' }],
    params: z.object({ fileId: FileId }),
    /** 0 if the file has entered its workspace meanwhile. */
    reply: z.object({ deleted: z.number().int() }),
    summary: 'Take back an upload that has not been finished',
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
      /** The ETag that storage returned for each part, in order; defaults to the parts that have arrived. */
      etags: z.array(z.string().max(200)).max(200).optional(),
    }),
    reply: FileRow,
    audit: 'file.upload',
    summary: 'The bytes have been sent: check them and start indexing',
  }),
  'files.undoUpload': route({
    method: 'POST',
    path: '/api/v2/attachments/{projectId}/undo-upload',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids: [
      { in: 'params', name: 'projectId', kind: 'workspace' },
      { in: 'body', name: 'ids', kind: 'file', many: true },
    ],
    params: z.object({ projectId: WorkspaceId }),
    /** Files that were uploaded together. */
    body: z.object({ ids: z.array(FileId).min(1).max(UPLOAD.maxFiles) }),
    /** Files with a later version count as neither. */
    reply: z.object({ deleted: z.number().int(), restored: z.number().int() }),
    audit: 'file.undoUpload',
    summary: 'Undo an upload: new files go into the bin, files of which it made a version go back to the one before',
  }),
  'files.upload': multipart('/api/files/upload'),
  'files.uploadAttachment': multipart('/api/v2/attachments/upload-file'),
};
