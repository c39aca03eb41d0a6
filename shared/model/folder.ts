// Defines a folder of files in a workspace, and its contents: folders and files together.
import * as z from 'zod';
import { Audience, FileRow } from './file.ts';
import { FolderId, WorkspaceId } from './ids.ts';

export const FolderRow = z
  .object({
    id: FolderId,
    projectId: WorkspaceId,
    name: z.string(),
    /** Absent at the top level of the workspace. */
    parentId: FolderId.optional(),
    /** The number of files in it and its subfolders. */
    files: z.number().int(),
    /** Inherited by contents without their own audience. */
    audience: Audience.optional(),
    createdBy: z.object({ id: z.string(), name: z.string() }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'FolderRow' });
export type FolderRow = z.infer<typeof FolderRow>;

/** The specification's entity kinds. */
export const Entry = z.discriminatedUnion('entity', [
  FolderRow.extend({ entity: z.literal('folder') }),
  FileRow.extend({ entity: z.literal('attachment') }),
]);
export type Entry = z.infer<typeof Entry>;
