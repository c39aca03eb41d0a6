// The bin of a workspace: what was deleted, until it is erased.
import * as z from 'zod';
import { FILE_KINDS } from '../../model/file-kind.ts';
import { FileId, ProjectId } from '../../model/ids.ts';
import { UPLOAD } from '../../model/upload.ts';
import { listOf, page, route } from '../route.ts';

const ofProject = {
  ids: [{ in: 'params', name: 'projectId', kind: 'project' }],
  params: z.object({ projectId: ProjectId }),
} as const;
/** Of files in this bin: none of them has another row. */
const chosen = z.object({ fileIds: z.array(FileId).min(1).max(UPLOAD.maxFiles) });

export const BinnedFile = z
  .object({
    id: FileId,
    filename: z.string(),
    kind: z.enum(FILE_KINDS),
    size: z.number().int(),
    deletedAt: z.iso.datetime(),
    deletedBy: z.object({ id: z.string(), name: z.string() }),
    /** When it is erased. */
    erasedAt: z.iso.datetime(),
  })
  .meta({ id: 'BinnedFile' });
export type BinnedFile = z.infer<typeof BinnedFile>;

export const bin = {
  'files.bin': route({
    method: 'GET',
    path: '/api/v2/bin/{projectId}',
    service: 'files',
    rule: 'file.write',
    uses: ['table.read'],
    ...ofProject,
    query: z.object(page(50)),
    reply: listOf(BinnedFile),
    summary: 'The deleted files of a workspace, the last ones first',
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
    summary: 'Restore files: into their folder where it is still there, under a name that is free',
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
    summary: 'Erase files in the bin for good',
  }),
};
