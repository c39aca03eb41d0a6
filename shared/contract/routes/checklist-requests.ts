// Routes of requests about checklist rows to other people, who see only what they were asked.
import * as z from 'zod';
import { ChecklistRequest, ChecklistRow, ChecklistRowId } from '../../model/checklist-row.ts';
import { ChecklistId, PersonId, WorkspaceId } from '../../model/ids.ts';
import { UPLOAD } from '../../model/upload.ts';
import { listOf, page, route } from '../route.ts';

const ofRow = {
  ids: [{ in: 'params', name: 'id', kind: 'checklist' }],
  params: z.object({ id: ChecklistId, rowId: ChecklistRowId }),
} as const;

export const checklistRequests = {
  'checklists.request': route({
    method: 'POST',
    path: '/api/v2/checklists/{id}/rows/{rowId}/requests',
    service: 'checklists',
    rule: 'checklist.write',
    uses: ['table.read', 'table.write', 'mail.send'],
    ...ofRow,
    body: z.object({
      /** A member of the workspace. */
      to: PersonId,
      text: z.string().trim().min(1).max(5_000),
      due: z.iso.date().optional(),
    }),
    reply: ChecklistRow,
    limits: { perMinute: 60 },
    audit: 'checklist.change',
    summary: 'Ask a person of the workspace for what a row needs; an email leads them to it',
  }),
  'checklists.requests': route({
    method: 'GET',
    path: '/api/v2/checklist-requests',
    service: 'checklists',
    rule: 'checklist.reply',
    uses: ['table.read'],
    ids: [{ in: 'query', name: 'projectId', kind: 'workspace' }],
    query: z.object({ projectId: WorkspaceId, ...page() }),
    reply: listOf(ChecklistRequest),
    summary: 'What the caller was asked for in a workspace, open requests first',
  }),
  'checklists.reply': route({
    method: 'POST',
    path: '/api/v2/checklists/{id}/rows/{rowId}/replies',
    service: 'checklists',
    rule: 'checklist.reply',
    uses: ['table.read', 'table.write', 'files.read', 'files.write', 'model.name', 'workflows.start', 'mail.send'],
    ...ofRow,
    body: z.object({ text: z.string().trim().max(5_000).default('') }),
    multipart: 'also',
    reply: ChecklistRequest,
    limits: { bodyBytes: UPLOAD.maxMultipartBytes, perMinute: 30 },
    audit: 'checklist.reply',
    summary: 'Reply to a request with text and files (multipart field `files`); they are filed under the row’s section',
  }),
};
