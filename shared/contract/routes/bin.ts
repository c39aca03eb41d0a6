// The bin of a workspace: what was deleted, until it is erased.
import * as z from 'zod';
import { ChecklistId, FileId, ProjectId, RunId } from '../../model/ids.ts';
import { UPLOAD } from '../../model/upload.ts';
import { listOf, page, route } from '../route.ts';

const ofProject = {
  ids: [{ in: 'params', name: 'projectId', kind: 'project' }],
  params: z.object({ projectId: ProjectId }),
} as const;
/** Of what is in this bin: none of it has another row. */
const chosen = z.object({
  ids: z
    .array(z.union([FileId, RunId, ChecklistId]))
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
  z.object({ entity: z.literal('run'), id: RunId, ...deleted }),
  z.object({ entity: z.literal('checklist'), id: ChecklistId, ...deleted }),
]);
export type BinEntry = z.infer<typeof BinEntry>;

export const bin = {
  'files.bin': route({
    method: 'GET',
    path: '/api/v2/bin/{projectId}',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read'],
    ...ofProject,
    query: z.object(page(50)),
    reply: listOf(BinEntry),
    summary: 'The deleted files, outputs and checklists of a workspace, the last ones first',
  }),
  'files.restore': route({
    method: 'POST',
    path: '/api/v2/bin/{projectId}/restore',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ...ofProject,
    body: chosen,
    reply: z.object({ restored: z.number().int() }),
    audit: 'file.restore',
    summary:
      'Restore files, into their folder where it is still there and under a name that is free, outputs and checklists',
  }),
  'files.erase': route({
    method: 'DELETE',
    path: '/api/v2/bin/{projectId}',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ...ofProject,
    body: chosen,
    reply: z.object({ erased: z.number().int() }),
    audit: 'file.erase',
    summary: 'Erase files, outputs and checklists in the bin for good',
  }),
};
