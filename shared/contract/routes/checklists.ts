// Checklists: a client's list is read, corrected, answered, edited row by row and given back as the client's own file.
import * as z from 'zod';
import { Checklist, ChecklistRow, ChecklistRowId, RowChange, SentReading } from '../../model/checklist.ts';
import { CHECKLIST, CHECKLIST_TEMPLATES, ROW_STATUSES, VERDICTS } from '../../model/checklist-words.ts';
import { SOURCES } from '../../model/enums.ts';
import { ChecklistId, FileId, PersonId, ProjectId } from '../../model/ids.ts';
import { RunRow } from '../../model/run.ts';
import { UPLOAD } from '../../model/upload.ts';
import { LanguageCode } from '../../model/user.ts';
import { listOf, page, route } from '../route.ts';

const ids = [{ in: 'params', name: 'id', kind: 'checklist' }] as const;
const params = z.object({ id: ChecklistId });
const ofRow = { ids, params: z.object({ id: ChecklistId, rowId: ChecklistRowId }) };

const Question = z.string().trim().min(1).max(CHECKLIST.maxQuestion);

export const checklists = {
  'checklists.create': route({
    method: 'POST',
    path: '/api/v2/checklists',
    service: 'checklists',
    rule: 'checklist.write',
    uses: ['table.read', 'table.write', 'files.read', 'files.write', 'workbooks.open'],
    ids: [
      { in: 'body', name: 'projectId', kind: 'project' },
      { in: 'body', name: 'fileId', kind: 'file' },
    ],
    body: z.object({
      projectId: ProjectId,
      name: z.string().trim().min(1).max(200).optional(),
      /** In the place of an upload: a file of the workspace, a template, or pasted text with a question a line. */
      fileId: FileId.optional(),
      template: z.enum(CHECKLIST_TEMPLATES).optional(),
      text: z.string().max(200_000).optional(),
    }),
    multipart: 'also',
    reply: Checklist,
    limits: { bodyBytes: UPLOAD.maxMultipartBytes, perMinute: 30 },
    audit: 'checklist.create',
    once: true,
    summary: 'Read a list (multipart field `file`: .xlsx, .xlsm, .xls, .csv, .docx) and show how it was read',
  }),
  'checklists.list': route({
    method: 'GET',
    path: '/api/v2/checklists',
    service: 'checklists',
    rule: 'checklist.read',
    uses: ['table.read'],
    ids: [{ in: 'query', name: 'projectId', kind: 'project' }],
    query: z.object({ projectId: ProjectId, ...page() }),
    reply: listOf(Checklist.omit({ reading: true })),
    summary: 'The checklists of a workspace, newest first',
  }),
  'checklists.get': route({
    method: 'GET',
    path: '/api/v2/checklists/{id}',
    service: 'checklists',
    rule: 'checklist.read',
    uses: ['table.read', 'files.read'],
    ids,
    params,
    reply: Checklist,
    summary: 'A checklist: how it was read, how far it is, what answering would cost',
  }),
  'checklists.read': route({
    method: 'PUT',
    path: '/api/v2/checklists/{id}/reading',
    service: 'checklists',
    rule: 'checklist.write',
    uses: ['table.read', 'table.write', 'files.read', 'files.write', 'workbooks.open'],
    ids,
    params,
    body: SentReading,
    reply: Checklist,
    audit: 'checklist.change',
    summary: 'Correct or confirm how a list was read; answers stay with the cells that they were given for',
  }),
  'checklists.rows': route({
    method: 'GET',
    path: '/api/v2/checklists/{id}/rows',
    service: 'checklists',
    rule: 'checklist.read',
    uses: ['table.read'],
    ids,
    params,
    query: z.object({
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .transform((n) => Math.min(n, CHECKLIST.maxPage))
        .default(100),
      offset: z.coerce.number().int().min(0).max(CHECKLIST.maxRows).default(0),
      status: z.enum(ROW_STATUSES).optional(),
      sheet: z.string().max(200).optional(),
      search: z.string().trim().max(200).optional(),
      /** Of whom: a person's id, or `me`. */
      owner: z.string().max(80).optional(),
    }),
    reply: listOf(ChecklistRow),
    summary: 'Rows of a checklist in the order of the list',
  }),
  'checklists.row': route({
    method: 'GET',
    path: '/api/v2/checklists/{id}/rows/{rowId}',
    service: 'checklists',
    rule: 'checklist.read',
    uses: ['table.read'],
    ...ofRow,
    reply: z.object({ row: ChecklistRow, history: z.array(RowChange) }),
    summary: 'One row with its history, newest first',
  }),
  'checklists.edit': route({
    method: 'PUT',
    path: '/api/v2/checklists/{id}/rows/{rowId}',
    service: 'checklists',
    rule: 'checklist.write',
    uses: ['table.read', 'table.write'],
    ...ofRow,
    body: z.object({
      /** Empty: back to the machine's. */
      human: z.string().max(20_000).optional(),
      verdict: z.enum(VERDICTS).nullable().optional(),
      status: z.enum(ROW_STATUSES).optional(),
      owner: PersonId.nullable().optional(),
      due: z.iso.date().nullable().optional(),
      note: z.string().max(5_000).optional(),
      version: z.number().int().min(1),
    }),
    reply: ChecklistRow,
    audit: 'checklist.change',
    summary: 'Change a row; 409 `stale` tells its current state',
  }),
  'checklists.addQuestions': route({
    method: 'POST',
    path: '/api/v2/checklists/{id}/questions',
    service: 'checklists',
    rule: 'checklist.write',
    uses: ['table.read', 'table.write'],
    ids,
    params,
    body: z.object({ questions: z.array(Question).min(1).max(CHECKLIST.maxAdded) }),
    reply: listOf(ChecklistRow),
    audit: 'checklist.change',
    once: true,
    summary: 'Add questions of one’s own at the end of a list',
  }),
  'checklists.run': route({
    method: 'POST',
    path: '/api/v2/checklists/{id}/run',
    service: 'checklists',
    rule: 'checklist.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids,
    params,
    body: z.object({
      sources: z.array(z.enum(SOURCES)).min(1).max(5).default(['FILES']),
      /** Of the answers; without it, each question's own. */
      language: LanguageCode.optional(),
      /** Without it: every row that is not approved or not applicable. */
      rows: z.array(ChecklistRowId).min(1).max(CHECKLIST.maxRows).optional(),
    }),
    reply: RunRow,
    limits: { perMinute: 20 },
    once: true,
    audit: 'run.start',
    summary: 'Answer rows from the sources; one credit a row is reserved, rows without an answer are given back',
  }),
  'checklists.download': route({
    method: 'GET',
    path: '/api/v2/checklists/{id}/download',
    service: 'checklists',
    rule: 'export',
    uses: ['table.read', 'table.write', 'files.read', 'files.write', 'workbooks.open', 'documents.write'],
    ids,
    params,
    query: z.object({ format: z.enum(['original', 'xlsx', 'docx', 'pdf']).default('original') }),
    reply: z.object({
      url: z.string(),
      filename: z.string(),
      /** Rows whose answer stands in no cell, with the reason. Texts: i18n `checklists.unwritten.<reason>`. */
      unwritten: z.array(
        z.object({
          id: ChecklistRowId,
          sheet: z.string(),
          cell: z.string(),
          reason: z.enum(['locked', 'outsideVocabulary', 'noCell', 'formula', 'filled']),
        }),
      ),
    }),
    audit: 'export',
    summary: 'The client’s file with answers in its cells and nothing else changed, or the list as a document',
  }),
  'checklists.delete': route({
    method: 'DELETE',
    path: '/api/v2/checklists/{id}',
    service: 'checklists',
    rule: 'checklist.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids,
    params,
    reply: z.object({ deleted: z.number().int() }),
    audit: 'checklist.delete',
    summary: 'Delete a checklist with its rows and its file; a run under way ends',
  }),
};
