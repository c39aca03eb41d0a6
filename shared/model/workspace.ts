// Defines a workspace: files, questions and people of one deal.
import * as z from 'zod';
import { AccessScope, RoleNumber } from './codes.ts';
import { ACCESS, type Access, VISIBILITIES, WORKSPACE_TYPES } from './enums.ts';
import { FileRow } from './file.ts';
import { WorkspaceFolderId, WorkspaceId } from './ids.ts';

export const Workspace = z
  .object({
    id: WorkspaceId,
    projectId: WorkspaceId,
    name: z.string(),
    alias: z.string(),
    note: z.string(),
    tags: z.array(z.string()),
    /** The specification's name of `tags`. */
    tagging: z.array(z.string()),
    access: AccessScope,
    /** Both follow from `access`. */
    type: z.enum(WORKSPACE_TYPES),
    visibility: z.enum(VISIBILITIES),
    /** Its files are the organization's industry reports, as long as everybody can see it. */
    isLibrary: z.boolean(),
    owner: z.object({ id: z.string(), name: z.string() }),
    /** Only when one workspace is read by id, for callers who may see its people. */
    members: z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), role: RoleNumber })).optional(),
    /** The workspace folder that contains it. */
    folderId: WorkspaceFolderId.optional(),
    fileCount: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: z.number().int(),
  })
  .meta({ id: 'Project' });
export type Workspace = z.infer<typeof Workspace>;

/** The specification's two other names for an access scope. */
export const accessNames = (access: Access) => ({
  type: access === ACCESS.personal ? ('personal' as const) : ('work' as const),
  visibility: access === ACCESS.all ? ('Public' as const) : ('Private' as const),
});

/** A workspace with its newest files; `attachmentCount` counts all of them. */
export const WorkspaceWithFiles = Workspace.extend({
  attachments: z.array(FileRow),
  attachmentCount: z.number().int(),
}).meta({ id: 'ProjectWithFiles' });
export type WorkspaceWithFiles = z.infer<typeof WorkspaceWithFiles>;
