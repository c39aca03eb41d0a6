// Analyses: plan, start, follow, change, compare, download, share; and what has happened in a workspace.
import * as z from 'zod';
import { ANALYSIS_TYPES } from '../../model/analysis.ts';
import { SOURCES } from '../../model/enums.ts';
import { CompanyIds } from '../../model/fact.ts';
import { ProjectId, RunId, ShareId } from '../../model/ids.ts';
import {
  ACTIVITY_TYPES,
  Activity,
  Comparison,
  PlannedSection,
  RUN_STATUSES,
  RunEvent,
  RunInputs,
  RunPlan,
  RunRow,
  Share,
} from '../../model/run.ts';
import { SourceProvider } from '../../model/source.ts';
import { LanguageCode } from '../../model/user.ts';
import { Report } from '../../report/report.ts';
import { listOf, page, route, table } from '../route.ts';

const params = z.object({ runId: RunId });
const ids = [{ in: 'params', name: 'runId', kind: 'run' }] as const;

const Wanted = z.object({
  projectId: ProjectId,
  type: z.enum(ANALYSIS_TYPES),
  inputs: RunInputs,
  /** Of the report, whatever the interface's and the sources' are. */
  language: LanguageCode,
});

/** Who may be meant by a name; nothing is decided between two of one name. */
const Candidate = z.object({
  company: CompanyIds,
  source: SourceProvider,
  reasons: z.array(z.string()),
  names: z.array(z.string()),
  country: z.string().optional(),
  isListed: z.boolean(),
  isSample: z.boolean(),
});

export const Planned = z
  .object({
    plan: RunPlan,
    /** As they were understood, companies resolved where only one can be meant. */
    inputs: RunInputs,
    candidates: z.array(z.object({ field: z.string(), asked: z.string(), candidates: z.array(Candidate) })),
    /** Texts: i18n `analyses.invalid.<code>`. A run starts when there are none. */
    problems: z.array(z.object({ field: z.string(), code: z.string() })),
  })
  .meta({ id: 'Planned' });
export type Planned = z.infer<typeof Planned>;

const COLUMNS = ['name', 'inputVariable', 'type', 'createdBy', 'createdAt', 'status', 'fileType'] as const;

export const runs = {
  'runs.plan': route({
    method: 'POST',
    path: '/api/v2/runs/plan',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read', 'index.read', 'sources.read'],
    ids: [{ in: 'body', name: 'projectId', kind: 'project' }],
    body: Wanted.extend({ sources: z.array(z.enum(SOURCES)).max(5).optional() }),
    reply: Planned,
    limits: { perMinute: 60 },
    summary: 'What an analysis would do, cost and need, before anything is spent',
  }),
  'runs.start': route({
    method: 'POST',
    path: '/api/v2/runs',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids: [{ in: 'body', name: 'projectId', kind: 'project' }],
    body: Wanted.extend({ plan: RunPlan }),
    reply: RunRow,
    limits: { perMinute: 20 },
    once: true,
    summary: 'Start an analysis; its credits are reserved',
  }),
  'runs.list': route({
    method: 'GET',
    path: '/api/v2/runs',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read'],
    ids: [{ in: 'query', name: 'projectId', kind: 'project' }],
    query: z.object({
      projectId: ProjectId,
      ...table(COLUMNS),
      type: z.enum(ANALYSIS_TYPES).optional(),
      status: z.enum(RUN_STATUSES).optional(),
      /** Only what the caller has started. */
      mine: z.enum(['true', 'false']).default('false'),
    }),
    reply: listOf(RunRow),
    summary: 'Outputs of a workspace',
  }),
  'runs.get': route({
    method: 'GET',
    path: '/api/v2/runs/{runId}',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read'],
    ids,
    params,
    reply: RunRow,
    summary: 'One run with the state of its sections',
  }),
  'runs.events': route({
    method: 'GET',
    path: '/api/v2/runs/{runId}/events',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read'],
    ids,
    params,
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
    ids,
    params,
    reply: RunRow,
    summary: 'Stop a run; what is written stays, what was not used is given back',
  }),
  'runs.delete': route({
    method: 'DELETE',
    path: '/api/v2/runs/{runId}',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids,
    params,
    reply: z.object({ deleted: z.number().int() }),
    audit: 'run.delete',
    summary: 'Delete a run with its documents and shares: for who started it, or who manages the workspace',
  }),
  'runs.report': route({
    method: 'GET',
    path: '/api/v2/runs/{runId}/report',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read', 'files.read'],
    ids,
    params,
    reply: Report,
    summary: 'The report; of a run that was stopped, what was written',
  }),
  'runs.rewrite': route({
    method: 'POST',
    path: '/api/v2/runs/{runId}/sections/{sectionId}',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids,
    params: params.extend({ sectionId: z.string().max(60) }),
    body: z.object({ instruction: z.string().trim().max(2000).default('') }),
    reply: RunRow,
    once: true,
    summary: 'Write one section anew; the earlier text is kept',
  }),
  'runs.structure': route({
    method: 'PATCH',
    path: '/api/v2/runs/{runId}/structure',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids,
    params,
    body: z.object({ sections: z.array(PlannedSection).min(1).max(60) }),
    reply: RunRow,
    summary: 'The structure of a memorandum as it was chosen; writing begins',
  }),
  'runs.compare': route({
    method: 'GET',
    path: '/api/v2/runs/{runId}/compare',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read', 'files.read'],
    ids: [...ids, { in: 'query', name: 'with', kind: 'earlierRun' }],
    params,
    query: z.object({ with: RunId }),
    reply: Comparison,
    summary: 'What has changed since an earlier run of the same type, figures first',
  }),
  'runs.download': route({
    method: 'GET',
    path: '/api/v2/runs/{runId}/download',
    service: 'runs',
    rule: 'export',
    uses: ['table.read', 'table.write', 'files.read'],
    ids,
    params,
    /** The specification's numbers: Excel 2, Word 3, PDF 4. */
    query: z.object({ format: z.enum(['2', '3', '4']).default('3') }),
    reply: z.object({ url: z.string(), filename: z.string() }),
    audit: 'export',
    summary: 'An address of the finished document, good for five minutes',
  }),
  'runs.share': route({
    method: 'POST',
    path: '/api/v2/runs/{runId}/shares',
    service: 'runs',
    rule: 'export',
    uses: ['table.read', 'table.write'],
    ids,
    params,
    body: z.object({ expiresInDays: z.number().int().min(1).max(90).default(7) }),
    /** The only time that the token is told. */
    reply: z.object({ share: Share, token: z.string() }),
    audit: 'share.create',
    summary: 'A link that opens the report for whoever holds it, until it expires or is revoked',
  }),
  'runs.shares': route({
    method: 'GET',
    path: '/api/v2/shares',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read'],
    ids: [{ in: 'query', name: 'projectId', kind: 'project' }],
    query: z.object({ projectId: ProjectId, ...page(10) }),
    reply: listOf(Share),
    summary: 'Links to reports of a workspace',
  }),
  'runs.unshare': route({
    method: 'DELETE',
    path: '/api/v2/shares/{shareId}',
    service: 'runs',
    rule: 'export',
    uses: ['table.read', 'table.write'],
    ids: [{ in: 'params', name: 'shareId', kind: 'share' }],
    params: z.object({ shareId: ShareId }),
    reply: z.object({ revoked: z.number().int() }),
    audit: 'share.revoke',
    summary: 'The link opens nothing from now on',
  }),
  'runs.openShare': route({
    method: 'POST',
    path: '/api/v2/shared/open',
    service: 'runs',
    rule: 'public',
    knowsCaller: true,
    uses: ['table.read', 'table.write', 'files.read'],
    body: z.object({ token: z.string().max(300) }),
    reply: z.object({ html: z.string() }),
    limits: { perMinute: 30 },
    summary: 'The page behind a link to a report',
  }),
  'runs.wordDownload': route({
    method: 'GET',
    path: '/api/projects/{projectId}/reports/{workflowId}/word-download',
    service: 'runs',
    rule: 'export',
    uses: ['table.read', 'table.write', 'files.read'],
    ids: [
      { in: 'params', name: 'projectId', kind: 'project' },
      { in: 'params', name: 'workflowId', kind: 'run' },
    ],
    params: z.object({ projectId: ProjectId, workflowId: RunId }),
    query: z.object({ source: z.string().max(200).optional() }),
    binary: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    audit: 'export',
    summary: "The report as a Word document: the specification's route",
  }),
  'runs.ofProject': route({
    method: 'GET',
    path: '/api/reports/project/{id}',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read'],
    ids: [{ in: 'params', name: 'id', kind: 'project' }],
    params: z.object({ id: ProjectId }),
    query: z.object(page(10)),
    reply: listOf(RunRow),
    summary: "The finished reports of a workspace: the specification's route",
  }),
  'runs.activities': route({
    method: 'GET',
    path: '/api/activities',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read'],
    ids: [{ in: 'query', name: 'projectId', kind: 'project' }],
    query: z.object({ projectId: ProjectId, ...page(10), type: z.enum(ACTIVITY_TYPES).optional() }),
    reply: listOf(Activity),
    summary: 'What has happened in a workspace, newest first: files, questions, runs, exports',
  }),
};
