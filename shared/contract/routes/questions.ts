// Questions: ask, follow, stop, read back, export.
import * as z from 'zod';
import { LanguageCode } from '../../model/codes.ts';
import { QuestionId, WorkspaceId, WorkspaceOrAll } from '../../model/ids.ts';
import { AnswerEvent, ChatTurn, Question, QuestionRow, SourceName } from '../../model/question.ts';
import { MeasuredQuestion, SentQuestion } from '../../quality/question-list.ts';
import { QUESTION_LIST } from '../../quality/read-question-list.ts';
import { cursor, page, partOf, route } from '../route.ts';

const searchParams = z.object({ searchId: QuestionId });
const questionIds = [{ in: 'params', name: 'searchId', kind: 'question' }] as const;

export const Ask = z.object({
  query: z.string().trim().min(1).max(4000),
  projectId: WorkspaceOrAll.default(1),
  /** Sources to query; defaults to the files of the workspace. */
  toolids: z.array(SourceName).max(SourceName.options.length).default([]),
  chat_history: z.array(ChatTurn).max(40).default([]),
  /** Only these files. */
  file_search_tools: z.array(z.string().max(60)).max(50).default([]),
  dart_params: z.record(z.string().max(40), z.string().max(200)).optional(),
  /** The answer's language; defaults to the question's. */
  language: LanguageCode.optional(),
});

export const questions = {
  'research.ask': route({
    method: 'POST',
    path: '/api/v2/project/search-query',
    service: 'questions',
    rule: 'search.ask',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids: [
      { in: 'body', name: 'projectId', kind: 'workspace', orAll: true },
      { in: 'body', name: 'file_search_tools', kind: 'file', many: true },
    ],
    body: Ask,
    reply: Question,
    events: AnswerEvent,
    limits: { pace: 'questionsAMinute' },
    idempotent: true,
    summary: 'Ask a question; JSON when it is answered, or a stream of events',
  }),
  'research.list': route({
    method: 'GET',
    path: '/api/v2/project/searches',
    service: 'questions',
    rule: 'search.read',
    uses: ['table.read'],
    ids: [{ in: 'query', name: 'projectId', kind: 'workspace', orAll: true }],
    query: z.object({
      projectId: WorkspaceOrAll.default(1),
      ...page(10),
      /** Restricts the list to the caller's own questions. */
      mine: z.enum(['true', 'false']).default('false'),
      cursor,
    }),
    reply: partOf(QuestionRow),
    summary: 'Earlier questions of a workspace, newest first; of the caller alone for all workspaces',
  }),
  'research.get': route({
    method: 'GET',
    path: '/api/v2/project/search/{searchId}',
    service: 'questions',
    rule: 'search.read',
    uses: ['table.read'],
    ids: [{ in: 'params', name: 'searchId', kind: 'answer' }],
    params: searchParams,
    reply: Question,
    summary: 'One question with its answer',
  }),
  'research.events': route({
    method: 'GET',
    path: '/api/v2/project/search/{searchId}/events',
    service: 'questions',
    rule: 'search.read',
    uses: ['table.read'],
    ids: questionIds,
    params: searchParams,
    query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
    reply: z.object({ rows: z.array(AnswerEvent), count: z.number().int() }),
    events: AnswerEvent,
    summary: 'What has happened since an event; as a stream it goes on to the end',
  }),
  'research.stop': route({
    method: 'POST',
    path: '/api/v2/project/search/{searchId}/stop',
    service: 'questions',
    rule: 'search.ask',
    uses: ['table.read', 'table.write'],
    ids: questionIds,
    params: searchParams,
    reply: QuestionRow,
    summary: 'Stop answering; what is written stays',
  }),
  'research.delete': route({
    method: 'DELETE',
    path: '/api/v2/project/search/{searchId}',
    service: 'questions',
    rule: 'search.ask',
    uses: ['table.read', 'table.write'],
    ids: questionIds,
    params: searchParams,
    reply: z.object({ deleted: z.number().int() }),
    audit: 'search.delete',
    summary: 'Put a question with its answer into the bin: for who asked it, or who manages the workspace',
  }),
  'research.measure': route({
    method: 'POST',
    path: '/api/v2/project/measure-questions',
    service: 'questions',
    rule: 'quality.measure',
    uses: ['table.read', 'index.read', 'model.embed'],
    ids: [{ in: 'body', name: 'projectId', kind: 'workspace' }],
    body: z.object({
      projectId: WorkspaceId,
      questions: z.array(SentQuestion).min(1).max(QUESTION_LIST.rowsARequest),
    }),
    reply: z.object({ rows: z.array(MeasuredQuestion) }),
    limits: { pace: 'questionsAMinute' },
    summary: 'Answer questions with known answers offline and judge each; nothing is stored and no credit is taken',
  }),
  'research.exportWord': route({
    method: 'GET',
    path: '/api/v2/project/export-word',
    service: 'questions',
    rule: 'export',
    uses: ['table.read', 'table.write'],
    ids: [{ in: 'query', name: 'id', kind: 'answer' }],
    query: z.object({ projectId: WorkspaceOrAll.optional(), id: QuestionId }),
    binary: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    audit: 'export',
    summary: 'An answer as a Word document with native footnotes',
  }),
};
