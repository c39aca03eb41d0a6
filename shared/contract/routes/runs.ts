// Runs: follow, change; and recent activity of a workspace.
import * as z from 'zod';
import { RUN_STATUSES } from '../../model/enums.ts';
import { RunId, WorkspaceId } from '../../model/ids.ts';
import { Presence } from '../../model/presence.ts';
import {
  Activity,
  ActivityFilter,
  MAX_SECTIONS,
  PlannedSection,
  RUN_TYPES,
  RunEvent,
  RunRow,
} from '../../model/run.ts';
import { cursor, listOf, page, partOf, route, table } from '../route.ts';

export const ofRun = {
  ids: [{ in: 'params', name: 'runId', kind: 'run' }],
  params: z.object({ runId: RunId }),
} as const;

const COLUMNS = ['name', 'inputVariable', 'type', 'createdBy', 'createdAt', 'status'] as const;

export const runs = {
  'runs.list': route({
    method: 'GET',
    path: '/api/v2/runs',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read'],
    ids: [{ in: 'query', name: 'projectId', kind: 'workspace' }],
    query: z.object({
      projectId: WorkspaceId,
      ...table(COLUMNS),
      type: z.enum(RUN_TYPES).optional(),
      status: z.enum(RUN_STATUSES).optional(),
      /** Only what the caller has started. */
      mine: z.enum(['true', 'false']).default('false'),
      cursor,
    }),
    reply: partOf(RunRow),
    summary: 'Outputs of a workspace',
  }),
  'runs.get': route({
    method: 'GET',
    path: '/api/v2/runs/{runId}',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read'],
    ...ofRun,
    reply: RunRow,
    summary: 'One run with the state of its sections',
  }),
  'runs.presence': route({
    method: 'POST',
    path: '/api/v2/runs/{runId}/presence',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read', 'table.write'],
    ...ofRun,
    reply: Presence,
    summary: 'Note that the caller has a run or its report open, and say who else has',
  }),
  'runs.events': route({
    method: 'GET',
    path: '/api/v2/runs/{runId}/events',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read'],
    ...ofRun,
    query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
    reply: listOf(RunEvent),
    events: RunEvent,
    summary: 'What has happened since an event; as a stream it goes on to the end',
  }),
  'runs.cancel': route({
    method: 'POST',
    path: '/api/v2/runs/{runId}/cancel',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write'],
    ...ofRun,
    reply: RunRow,
    summary: 'Stop a run; what is written stays, what was not used is given back',
  }),
  'runs.delete': route({
    method: 'DELETE',
    path: '/api/v2/runs/{runId}',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ...ofRun,
    reply: z.object({ deleted: z.number().int() }),
    audit: 'run.delete',
    summary: 'Delete a run with its documents and shares: for who started it, or who manages the workspace',
  }),
  'runs.rewrite': route({
    method: 'POST',
    path: '/api/v2/runs/{runId}/sections/{sectionId}',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids: ofRun.ids,
    params: ofRun.params.extend({ sectionId: z.string().max(60) }),
    body: z.object({ instruction: z.string().trim().max(2000).default('') }),
    reply: RunRow,
    idempotent: true,
    summary: 'Write one section anew; the earlier text is kept',
  }),
  'runs.rewriteStale': route({
    method: 'POST',
    path: '/api/v2/runs/{runId}/rewrite-stale',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write', 'files.read', 'workflows.start'],
    ...ofRun,
    reply: RunRow,
    limits: { perMinute: 20 },
    idempotent: true,
    summary: 'Rewrite the sections that cite a file which has been replaced or removed; 409 `stale` when none does',
  }),
  'runs.structure': route({
    method: 'PATCH',
    path: '/api/v2/runs/{runId}/structure',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ...ofRun,
    body: z.object({ sections: z.array(PlannedSection).min(1).max(MAX_SECTIONS) }),
    reply: RunRow,
    summary: 'The structure of a memorandum as it was chosen; writing begins',
  }),
  'runs.activities': route({
    method: 'GET',
    path: '/api/activities',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read'],
    ids: [{ in: 'query', name: 'projectId', kind: 'workspace' }],
    query: z.object({ projectId: WorkspaceId, ...page(10), type: ActivityFilter.optional() }),
    reply: listOf(Activity),
    summary: 'What has happened in a workspace, newest first: files, questions, runs, exports',
  }),
};
