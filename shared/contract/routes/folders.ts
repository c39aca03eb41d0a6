// Routes of folders of files: list, open, create, rename, move, delete with contents.
import * as z from 'zod';
import { Audience } from '../../model/file.ts';
import { Entry, FolderRow } from '../../model/folder.ts';
import { FileId, FolderId, WorkspaceId } from '../../model/ids.ts';
import { UPLOAD } from '../../model/upload.ts';
import { cursor, listOf, partOf, route, table } from '../route.ts';
import { FILE_COLUMNS, fileFilters } from './files.ts';

const FolderName = z.string().trim().min(1).max(120);
/** Together with the files of one call they fit one transaction. */
const MAX_FOLDERS = 40;

export const folders = {
  'folders.entries': route({
    method: 'GET',
    path: '/api/v2/attachments/folder-files',
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
      ...table(FILE_COLUMNS, 20),
      ...fileFilters,
      cursor,
    }),
    /** `path` leads from the root to the folder itself. */
    reply: partOf(Entry).extend({ path: z.array(z.object({ id: FolderId, name: z.string() })) }),
    summary: 'Folders and files in a folder, or at the top; what is searched for is found in the folders inside, too',
  }),
  'folders.list': route({
    method: 'GET',
    path: '/api/v2/attachments/folders',
    service: 'files',
    rule: 'file.read',
    uses: ['table.read'],
    ids: [{ in: 'query', name: 'projectId', kind: 'workspace' }],
    query: z.object({ projectId: WorkspaceId }),
    reply: listOf(FolderRow),
    summary: 'All folders of a workspace, by name',
  }),
  'folders.create': route({
    method: 'POST',
    path: '/api/v2/attachments/folders',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write'],
    ids: [
      { in: 'body', name: 'projectId', kind: 'workspace' },
      { in: 'body', name: 'parentId', kind: 'folder' },
    ],
    body: z.object({ projectId: WorkspaceId, name: FolderName, parentId: FolderId.optional() }),
    reply: FolderRow,
    audit: 'folder.change',
    idempotent: true,
    limits: { pace: 'uploadsAnHour' },
    summary: 'Make a folder; one of that name that is there already is replied as it is',
  }),
  'folders.update': route({
    method: 'PATCH',
    path: '/api/v2/attachments/folders/{id}',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write'],
    ids: [
      { in: 'params', name: 'id', kind: 'folder' },
      { in: 'body', name: 'parentId', kind: 'folder' },
    ],
    params: z.object({ id: FolderId }),
    /** `parentId` null moves it to the top level. */
    body: z.object({
      name: FolderName.optional(),
      parentId: FolderId.nullable().optional(),
      audience: Audience.optional(),
    }),
    reply: FolderRow,
    audit: 'folder.change',
    summary: 'Rename a folder, move it, never into itself, or say whether what lies in it may go out',
  }),
  'folders.delete': route({
    method: 'DELETE',
    path: '/api/v2/attachments/folders/{id}',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids: [{ in: 'params', name: 'id', kind: 'folder' }],
    params: z.object({ id: FolderId }),
    reply: z.object({ deleted: z.number().int() }),
    audit: 'folder.change',
    summary: 'Delete a folder with all that is in it',
  }),
  'folders.deleteMixed': route({
    method: 'DELETE',
    path: '/api/v2/attachments/{projectId}/multiple-mixed',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids: [
      { in: 'params', name: 'projectId', kind: 'workspace' },
      { in: 'body', name: 'attachmentIds', kind: 'file', many: true },
      { in: 'body', name: 'folderIds', kind: 'folder', many: true },
    ],
    params: z.object({ projectId: WorkspaceId }),
    body: z.object({
      attachmentIds: z.array(FileId).max(UPLOAD.maxFiles).default([]),
      folderIds: z.array(FolderId).max(MAX_FOLDERS).default([]),
    }),
    /** The number of deleted items among those named. */
    reply: z.object({ deleted: z.number().int() }),
    audit: 'file.delete',
    summary: 'Delete files and folders with what is in them: all or none',
  }),
};
