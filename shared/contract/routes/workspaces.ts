// Workspaces: list, create, change, delete, and their folders.
import * as z from 'zod';
import { AccessScope } from '../../model/codes.ts';
import { ACCESS } from '../../model/enums.ts';
import { WorkspaceFolderId, WorkspaceId, WorkspaceOrAll } from '../../model/ids.ts';
import { line } from '../../model/line.ts';
import { WorkspaceFolder } from '../../model/people.ts';
import { Workspace, WorkspaceWithFiles } from '../../model/workspace.ts';
import { listOf, page, route, version } from '../route.ts';

const WorkspaceName = line(120);
const Tags = z.array(z.string().trim().min(1).max(40)).max(20);
const FolderName = line(80);
const Description = z.string().trim().max(500);

export const CreateWorkspace = z.object({
  name: WorkspaceName,
  alias: z.string().trim().max(60).default(''),
  note: z.string().trim().max(2000).default(''),
  tags: Tags.default([]),
  /** The specification's name of `tags`; it counts where both are sent. */
  tagging: Tags.optional(),
  access: AccessScope.default(ACCESS.all),
  /** Holds the organization's industry reports, while everybody sees it. */
  isLibrary: z.boolean().optional(),
  folderId: WorkspaceFolderId.optional(),
});

const READ_WRITE = ['table.read', 'table.write'] as const;
const FOLDERS = '/api/v2/attachments/workspace-folders';

export const workspaces = {
  'projects.list': route({
    method: 'GET',
    path: '/api/v2/project',
    service: 'workspaces',
    rule: 'project.list',
    uses: ['table.read'],
    query: z.object(page(100)),
    reply: listOf(Workspace),
    summary: 'The workspaces that the caller can see, newest first',
  }),
  'projects.withFiles': route({
    method: 'GET',
    path: '/api/v2/project/with-attachment',
    service: 'workspaces',
    rule: 'file.read',
    uses: ['table.read'],
    ids: [{ in: 'query', name: 'projectId', kind: 'workspace', orAll: true }],
    query: z.object({ projectId: WorkspaceOrAll.default(1), ...page(10) }),
    reply: listOf(WorkspaceWithFiles),
    summary: 'Workspaces with their newest files; one of them where an id is given',
  }),
  'projects.create': route({
    method: 'POST',
    path: '/api/v2/project',
    service: 'workspaces',
    rule: 'project.create',
    uses: READ_WRITE,
    ids: [{ in: 'body', name: 'folderId', kind: 'workspaceFolder' }],
    body: CreateWorkspace,
    reply: Workspace,
    audit: 'project.create',
    idempotent: true,
    limits: { pace: 'workspacesADay' },
    summary: 'Create a workspace',
  }),
  'projects.get': route({
    method: 'GET',
    path: '/api/v2/project/{id}',
    service: 'workspaces',
    rule: 'project.read',
    uses: ['table.read'],
    ids: [{ in: 'params', name: 'id', kind: 'workspace' }],
    params: z.object({ id: WorkspaceId }),
    reply: Workspace,
    summary: 'One workspace',
  }),
  'projects.update': route({
    method: 'PATCH',
    path: '/api/v2/project/{id}',
    service: 'workspaces',
    rule: 'project.manage',
    uses: READ_WRITE,
    ids: [{ in: 'params', name: 'id', kind: 'workspace' }],
    params: z.object({ id: WorkspaceId }),
    body: z.object({
      name: WorkspaceName.optional(),
      alias: z.string().trim().max(60).optional(),
      note: z.string().trim().max(2000).optional(),
      tags: Tags.optional(),
      tagging: Tags.optional(),
      access: AccessScope.optional(),
      isLibrary: z.boolean().optional(),
      ...version,
    }),
    reply: Workspace,
    audit: 'project.change',
    summary: 'Change a workspace',
  }),
  'projects.delete': route({
    method: 'DELETE',
    path: '/api/v2/project/{id}',
    service: 'workspaces',
    rule: 'project.manage',
    uses: READ_WRITE,
    ids: [{ in: 'params', name: 'id', kind: 'workspace' }],
    params: z.object({ id: WorkspaceId }),
    reply: z.object({ deleted: z.literal(true) }),
    audit: 'project.delete',
    summary: 'Put a workspace with everything in it into the bin',
  }),
  'projects.tree': route({
    method: 'GET',
    path: '/api/v2/project/projects-and-folders',
    service: 'workspaces',
    rule: 'project.list',
    uses: ['table.read'],
    reply: z.object({ folders: z.array(WorkspaceFolder), projects: z.array(Workspace) }),
    summary: 'Folders of workspaces and the workspaces that the caller can see',
  }),
  'projects.move': route({
    method: 'PATCH',
    path: '/api/v2/project/{projectId}/move-to-folder',
    service: 'workspaces',
    rule: 'project.manage',
    uses: READ_WRITE,
    ids: [
      { in: 'params', name: 'projectId', kind: 'workspace' },
      { in: 'body', name: 'folderId', kind: 'workspaceFolder' },
    ],
    params: z.object({ projectId: WorkspaceId }),
    /** null takes it out of its folder. */
    body: z.object({ folderId: WorkspaceFolderId.nullable() }),
    reply: Workspace,
    audit: 'project.change',
    summary: 'Move a workspace into a folder or out of it',
  }),
  'projects.folders': route({
    method: 'GET',
    path: FOLDERS,
    service: 'workspaces',
    rule: 'project.list',
    uses: ['table.read'],
    reply: listOf(WorkspaceFolder),
    summary: 'Folders of workspaces, those without a workspace that the caller can see left out',
  }),
  'projects.createFolder': route({
    method: 'POST',
    path: FOLDERS,
    service: 'workspaces',
    rule: 'folder.write',
    uses: READ_WRITE,
    body: z.object({ name: FolderName, description: Description.default('') }),
    reply: WorkspaceFolder,
    audit: 'folder.change',
    idempotent: true,
    limits: { pace: 'workspacesADay' },
    summary: 'Create a folder of workspaces',
  }),
  'projects.updateFolder': route({
    method: 'PATCH',
    path: `${FOLDERS}/{id}`,
    service: 'workspaces',
    rule: 'folder.write',
    uses: READ_WRITE,
    ids: [{ in: 'params', name: 'id', kind: 'workspaceFolder' }],
    params: z.object({ id: WorkspaceFolderId }),
    body: z.object({ name: FolderName.optional(), description: Description.optional(), ...version }),
    reply: WorkspaceFolder,
    audit: 'folder.change',
    summary: 'Rename a folder of workspaces: its maker, or somebody who manages workspaces',
  }),
  'projects.deleteFolder': route({
    method: 'DELETE',
    path: `${FOLDERS}/{id}`,
    service: 'workspaces',
    rule: 'folder.write',
    uses: READ_WRITE,
    ids: [{ in: 'params', name: 'id', kind: 'workspaceFolder' }],
    params: z.object({ id: WorkspaceFolderId }),
    reply: z.object({ deleted: z.literal(true) }),
    audit: 'folder.change',
    summary: 'Delete a folder; its workspaces return to the top',
  }),
};
