// A folder of files in a workspace, and its contents: folders and files together.
import * as z from 'zod';
import { Audience, FileRow } from './file.ts';
import { FolderId, ProjectId } from './ids.ts';

export const FolderRow = z
  .object({
    id: FolderId,
    projectId: ProjectId,
    name: z.string(),
    /** Absent at the top of the workspace. */
    parentId: FolderId.optional(),
    /** How many files are in it and in the folders inside. */
    files: z.number().int(),
    /** Of what is in it, where that has none of its own. */
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
