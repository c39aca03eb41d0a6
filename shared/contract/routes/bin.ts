// Routes of the bin: deleted contents of a workspace, and deleted workspaces, until they are erased.
import * as z from 'zod';
import { ChecklistId, FileId, FolderId, QuestionId, RunId, WorkspaceId } from '../../model/ids.ts';
import { UPLOAD } from '../../model/upload.ts';
import { listOf, page, route } from '../route.ts';

const ofWorkspace = {
  ids: [{ in: 'params', name: 'projectId', kind: 'workspace' }],
  params: z.object({ projectId: WorkspaceId }),
} as const;
/** Ids of entries in this bin, which have no other row. */
const chosen = z.object({
  ids: z
    .array(z.union([FileId, FolderId, RunId, ChecklistId, QuestionId]))
    .min(1)
    .max(UPLOAD.maxFiles),
});

const deleted = {
  name: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.object({ id: z.string(), name: z.string() }),
  /** When it is erased. */
  erasedAt: z.iso.datetime(),
};
const BinEntry = z.discriminatedUnion('entity', [
  z.object({ entity: z.literal('file'), id: FileId, size: z.number().int(), ...deleted }),
  /** `inside` is the number of files and folders deleted with it. */
  z.object({ entity: z.literal('folder'), id: FolderId, inside: z.number().int(), ...deleted }),
  z.object({ entity: z.literal('run'), id: RunId, ...deleted }),
  z.object({ entity: z.literal('checklist'), id: ChecklistId, ...deleted }),
  z.object({ entity: z.literal('question'), id: QuestionId, ...deleted }),
  z.object({ entity: z.literal('project'), id: WorkspaceId, ...deleted }),
]);
export type BinEntry = z.infer<typeof BinEntry>;

export const bin = {
  'files.bin': route({
    method: 'GET',
    path: '/api/v2/bin/{projectId}',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read'],
    ...ofWorkspace,
    query: z.object(page(50)),
    reply: listOf(BinEntry),
    summary: 'What was deleted in a workspace, the last things first',
  }),
  'files.restore': route({
    method: 'POST',
    path: '/api/v2/bin/{projectId}/restore',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ...ofWorkspace,
    body: chosen,
    reply: z.object({ restored: z.number().int() }),
    audit: 'file.restore',
    summary:
      'Restore outputs, checklists, questions, folders with what went with them, and files under a name that is free',
  }),
  'files.erase': route({
    method: 'DELETE',
    path: '/api/v2/bin/{projectId}',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ...ofWorkspace,
    body: chosen,
    reply: z.object({ erased: z.number().int() }),
    audit: 'file.erase',
    summary: 'Erase what is in the bin of a workspace for good',
  }),
};

const BESIDE = '/api/v2/project/bin';
/** Ids that are not in this bin, or that the caller may not delete, are ignored. */
const chosenBeside = z.object({
  ids: z
    .array(z.union([WorkspaceId, QuestionId]))
    .min(1)
    .max(UPLOAD.maxFiles),
});

/** For the organization: workspaces that the caller manages, and their own questions across all workspaces. */
export const binOutside = {
  'projects.bin': route({
    method: 'GET',
    path: BESIDE,
    service: 'workspaces',
    rule: 'project.list',
    uses: ['table.read'],
    query: z.object(page(50)),
    reply: listOf(BinEntry),
    summary: 'Deleted workspaces, and deleted questions to all workspaces, the last ones first',
  }),
  'projects.restore': route({
    method: 'POST',
    path: `${BESIDE}/restore`,
    service: 'workspaces',
    rule: 'project.list',
    uses: ['table.read', 'table.write', 'workflows.start'],
    body: chosenBeside,
    reply: z.object({ restored: z.number().int() }),
    audit: 'project.restore',
    summary: 'Restore workspaces, and questions to all workspaces: for who may delete them',
  }),
  'projects.erase': route({
    method: 'DELETE',
    path: BESIDE,
    service: 'workspaces',
    rule: 'project.list',
    uses: ['table.read', 'table.write', 'workflows.start'],
    body: chosenBeside,
    reply: z.object({ erased: z.number().int() }),
    audit: 'project.erase',
    summary: 'Erase deleted workspaces with everything in them, and questions: for who may delete them',
  }),
};
