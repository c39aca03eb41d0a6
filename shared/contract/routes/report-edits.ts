// Edits of a report's paragraphs, which exported documents contain, and comments, which they do not.
import * as z from 'zod';
import { COMMENT_LENGTH, CommentId, EDIT_LENGTH, EditId, ReportComment, ReportEdit } from '../../report/edits.ts';
import { route } from '../route.ts';
import { ofRun } from './runs.ts';

const ofSection = { ids: ofRun.ids, params: ofRun.params.extend({ sectionId: z.string().max(60) }) } as const;
const ofComment = { ids: ofRun.ids, params: ofRun.params.extend({ commentId: CommentId }) } as const;

/** The version of the row to change; 0 if it does not exist yet. */
const version = z.number().int().min(0);
const note = z.string().trim().min(1).max(COMMENT_LENGTH);

export const reportEdits = {
  'runs.edits': route({
    method: 'GET',
    path: '/api/v2/runs/{runId}/edits',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read'],
    ...ofRun,
    reply: z.object({ edits: z.array(ReportEdit), comments: z.array(ReportComment) }),
    summary: 'What people wrote in a report: edits and comments',
  }),
  'runs.edit': route({
    method: 'PUT',
    path: '/api/v2/runs/{runId}/sections/{sectionId}/edits',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write', 'files.read'],
    ...ofSection,
    body: z.object({
      /** The generated paragraph; if empty, the text is added at the end of the section. */
      before: z.string().max(EDIT_LENGTH),
      /** One paragraph per line; if empty, the paragraph is omitted. */
      text: z.string().trim().max(EDIT_LENGTH),
      /** Whether the footnotes of the paragraph are kept on the new text. */
      keepsNotes: z.boolean().default(false),
      version,
    }),
    reply: ReportEdit,
    limits: { perMinute: 60 },
    audit: 'report.edit',
    summary: 'Write a paragraph in one’s own words; 409 `stale` tells what somebody else has written meanwhile',
  }),
  'runs.resetEdit': route({
    method: 'DELETE',
    path: '/api/v2/runs/{runId}/sections/{sectionId}/edits/{editId}',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write'],
    ids: ofRun.ids,
    params: ofSection.params.extend({ editId: EditId }),
    query: z.object({ version: z.coerce.number().int().min(1) }),
    reply: z.object({ removed: z.number().int() }),
    audit: 'report.edit',
    summary: 'Back to the paragraph as the machine wrote it',
  }),
  'runs.comment': route({
    method: 'POST',
    path: '/api/v2/runs/{runId}/sections/{sectionId}/comments',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write'],
    ...ofSection,
    body: z.object({ text: note }),
    reply: ReportComment,
    limits: { perMinute: 60 },
    idempotent: true,
    audit: 'report.comment',
    summary: 'Comment on a section',
  }),
  'runs.changeComment': route({
    method: 'PUT',
    path: '/api/v2/runs/{runId}/comments/{commentId}',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write'],
    ...ofComment,
    body: z.object({ text: note.optional(), isResolved: z.boolean().optional(), version }),
    reply: ReportComment,
    limits: { perMinute: 60 },
    audit: 'report.comment',
    summary: 'Reply to a comment, resolve it or open it again',
  }),
  'runs.deleteComment': route({
    method: 'DELETE',
    path: '/api/v2/runs/{runId}/comments/{commentId}',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write'],
    ...ofComment,
    reply: z.object({ deleted: z.number().int() }),
    audit: 'report.comment',
    summary: 'Delete a comment: for who began it, or who manages the workspace',
  }),
};
