// The output of a run: its report, changes since an earlier one, its documents.
import * as z from 'zod';
import { RunId, WorkspaceId } from '../../model/ids.ts';
import { Comparison, RunRow } from '../../model/run.ts';
import { FrontMatter } from '../../report/front-matter.ts';
import { Preview } from '../../report/preview.ts';
import { Report } from '../../report/report.ts';
import { cursor, page, partOf, route } from '../route.ts';
import { ofRun } from './runs.ts';

export const reports = {
  'runs.report': route({
    method: 'GET',
    path: '/api/v2/runs/{runId}/report',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read', 'table.write', 'files.read'],
    ...ofRun,
    reply: Report,
    audit: 'report.open',
    summary: 'The report; of a run that was stopped, what was written',
  }),
  /** Does not count as opening: a list of reports shows their beginnings. */
  'runs.preview': route({
    method: 'GET',
    path: '/api/v2/runs/{runId}/preview',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read', 'files.read'],
    ...ofRun,
    reply: Preview,
    summary: 'How the report begins: its first chart, or else a few lines',
  }),
  'runs.compare': route({
    method: 'GET',
    path: '/api/v2/runs/{runId}/compare',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read', 'table.write', 'files.read'],
    ids: [...ofRun.ids, { in: 'query', name: 'with', kind: 'earlierRun' }],
    params: ofRun.params,
    query: z.object({ with: RunId }),
    reply: Comparison,
    audit: 'report.open',
    summary:
      'What has changed since an earlier run of the same type, or by rewriting sections of this one, figures first',
  }),
  'runs.frontMatter': route({
    method: 'GET',
    path: '/api/v2/runs/{runId}/front-matter',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read', 'files.read'],
    ...ofRun,
    reply: FrontMatter,
    summary: 'What was entered for the cover of a report and the pages before its sections',
  }),
  'runs.setFrontMatter': route({
    method: 'PUT',
    path: '/api/v2/runs/{runId}/front-matter',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write', 'files.write', 'workflows.start'],
    ...ofRun,
    body: FrontMatter,
    reply: RunRow,
    limits: { perMinute: 20, bodyBytes: 300_000 },
    summary: 'Change cover, notice, contacts and timetable; finished documents are printed again, without a charge',
  }),
  'runs.download': route({
    method: 'GET',
    path: '/api/v2/runs/{runId}/download',
    service: 'runs',
    rule: 'export',
    uses: ['table.read', 'table.write', 'files.read', 'files.write', 'documents.write'],
    ...ofRun,
    /** The specification's numbers, Excel 2, Word 3, PDF 4, and ours for PowerPoint. */
    query: z.object({ format: z.enum(['2', '3', '4', '5']).default('3') }),
    reply: z.object({ url: z.string(), filename: z.string() }),
    audit: 'export',
    summary: 'An address of the finished document, good for five minutes',
  }),
  'runs.wordDownload': route({
    method: 'GET',
    path: '/api/projects/{projectId}/reports/{workflowId}/word-download',
    service: 'runs',
    rule: 'export',
    uses: ['table.read', 'table.write', 'files.read', 'files.write', 'documents.write'],
    ids: [
      { in: 'params', name: 'projectId', kind: 'workspace' },
      { in: 'params', name: 'workflowId', kind: 'run' },
    ],
    params: z.object({ projectId: WorkspaceId, workflowId: RunId }),
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
    ids: [{ in: 'params', name: 'id', kind: 'workspace' }],
    params: z.object({ id: WorkspaceId }),
    query: z.object({ ...page(10), cursor }),
    reply: partOf(RunRow),
    summary: "The finished reports of a workspace: the specification's route",
  }),
};
