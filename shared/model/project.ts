// A workspace: files, questions and people of one deal.
import * as z from 'zod';
import { ProjectId, WorkspaceFolderId } from './ids.ts';

export const AccessScope = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const Project = z
  .object({
    id: ProjectId,
    projectId: ProjectId,
    name: z.string(),
    alias: z.string(),
    note: z.string(),
    tags: z.array(z.string()),
    access: AccessScope,
    owner: z.object({ id: z.string(), name: z.string() }),
    /** The folder of workspaces it sits in. */
    folderId: WorkspaceFolderId.optional(),
    fileCount: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: z.number().int(),
  })
  .meta({ id: 'Project' });
export type Project = z.infer<typeof Project>;
