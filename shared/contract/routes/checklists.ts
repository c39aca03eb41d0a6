// Routes of checklists: a client's list is parsed, corrected, answered and returned as the client's own file.
import * as z from 'zod';
import { Checklist, ChecklistProgress } from '../../model/checklist.ts';
import { SentReading } from '../../model/checklist-reading.ts';
import { ChecklistRowId } from '../../model/checklist-row.ts';
import { CHECKLIST, CHECKLIST_TEMPLATES } from '../../model/checklist-words.ts';
import { LanguageCode } from '../../model/codes.ts';
import { SOURCES } from '../../model/enums.ts';
import { ChecklistId, FileId, WorkspaceId } from '../../model/ids.ts';
import { Presence } from '../../model/presence.ts';
import { RunRow } from '../../model/run.ts';
import { SHARED_PARTS, Share, ShareInput } from '../../model/share.ts';
import { UPLOAD } from '../../model/upload.ts';
import { listOf, page, route } from '../route.ts';

const ids = [{ in: 'params', name: 'id', kind: 'checklist' }] as const;
const params = z.object({ id: ChecklistId });

export const checklists = {
  'checklists.create': route({
    method: 'POST',
    path: '/api/v2/checklists',
    service: 'checklists',
    rule: 'checklist.write',
    uses: ['table.read', 'table.write', 'files.read', 'files.write', 'workbooks.open'],
    ids: [
      { in: 'body', name: 'projectId', kind: 'workspace' },
      { in: 'body', name: 'fileId', kind: 'file' },
    ],
    body: z.object({
      projectId: WorkspaceId,
      name: z.string().trim().min(1).max(200).optional(),
      /** Instead of an upload: a file of the workspace, a template, or pasted text with one question per line. */
      fileId: FileId.optional(),
      template: z.enum(CHECKLIST_TEMPLATES).optional(),
      text: z.string().max(200_000).optional(),
    }),
    multipart: 'also',
    reply: Checklist,
    limits: { bodyBytes: UPLOAD.maxMultipartBytes, largerBody: 'listUploadTooLarge', perMinute: 30 },
    audit: 'checklist.create',
    idempotent: true,
    summary: 'Read a list (multipart field `file`: .xlsx, .xlsm, .xls, .csv, .docx) and show how it was read',
  }),
  'checklists.list': route({
    method: 'GET',
    path: '/api/v2/checklists',
    service: 'checklists',
    rule: 'checklist.read',
    uses: ['table.read'],
    ids: [{ in: 'query', name: 'projectId', kind: 'workspace' }],
    query: z.object({ projectId: WorkspaceId, ...page() }),
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
  'checklists.presence': route({
    method: 'POST',
    path: '/api/v2/checklists/{id}/presence',
    service: 'checklists',
    rule: 'checklist.read',
    uses: ['table.read', 'table.write'],
    ids,
    params,
    reply: Presence,
    summary: 'Note that the caller has a checklist open, and say who else has',
  }),
  'checklists.progress': route({
    method: 'GET',
    path: '/api/v2/checklists/{id}/progress',
    service: 'checklists',
    rule: 'checklist.read',
    uses: ['table.read', 'files.read', 'model.name'],
    ids,
    params,
    reply: ChecklistProgress,
    summary: 'How far a checklist is by section, rows without a document and documents that no row cites',
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
  'checklists.run': route({
    method: 'POST',
    path: '/api/v2/checklists/{id}/run',
    service: 'checklists',
    rule: 'checklist.write',
    uses: ['table.read', 'table.write', 'files.read', 'model.name', 'workflows.start'],
    ids,
    params,
    body: z.object({
      sources: z.array(z.enum(SOURCES)).min(1).max(SOURCES.length).default(['FILES']),
      /** The language of answers; defaults to that of each question. */
      language: LanguageCode.optional(),
      /** Defaults to every row that is neither approved nor not applicable. */
      rows: z.array(ChecklistRowId).min(1).max(CHECKLIST.maxRows).optional(),
      /** Restricts the run to rows whose evidence has changed. */
      stale: z.boolean().optional(),
      /**
       * False: begins at once, without files that are still being indexed. Otherwise waits for them, at most ten
       * minutes.
       */
      waits: z.boolean().optional(),
    }),
    reply: RunRow,
    limits: { perMinute: 20 },
    idempotent: true,
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
    query: z.object({
      format: z.enum(['original', 'xlsx', 'docx', 'pdf']).default('original'),
      /** Adds a sheet with the evidence at the end of a workbook. */
      evidence: z.enum(['true', 'false']).default('false'),
    }),
    reply: z.object({
      url: z.string(),
      filename: z.string(),
      /** Rows whose answer is in no cell, with the reason. Texts: i18n `checklists.unwritten.<reason>`. */
      unwritten: z.array(
        z.object({
          id: ChecklistRowId,
          sheet: z.string(),
          cell: z.string(),
          reason: z.enum(['locked', 'outsideVocabulary', 'noCell', 'formula', 'filled']),
        }),
      ),
      /** The file cannot take a sheet: it is not a workbook, or its structure is protected. */
      isAppendixMissing: z.boolean().optional(),
    }),
    audit: 'export',
    summary: 'The client’s file with answers in its cells and nothing else changed, or the list as a document',
  }),
  'checklists.share': route({
    method: 'POST',
    path: '/api/v2/checklists/{id}/shares',
    service: 'checklists',
    rule: 'export',
    uses: ['table.read', 'table.write'],
    ids,
    params,
    body: ShareInput.extend({ parts: z.array(z.enum(SHARED_PARTS)).max(SHARED_PARTS.length).default(['answers']) }),
    reply: z.object({
      share: Share,
      token: z.string(),
      /** Number of answers that the link hides because they cite internal files. */
      withheld: z.number().int(),
    }),
    audit: 'share.create',
    summary: 'A link that opens the list for whoever holds it; answers that cite internal files are left out',
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
    summary: 'Put a checklist into the bin; a run under way ends',
  }),
};
