// The plan of an analysis, and its start.
import * as z from 'zod';
import { FORECAST_YEARS } from '../../analyses/fields.ts';
import { DcfProposal } from '../../finance/dcf/proposal.ts';
import { ANALYSIS_TYPES } from '../../model/analysis.ts';
import { LanguageCode } from '../../model/codes.ts';
import { SOURCES } from '../../model/enums.ts';
import { CompanyIds } from '../../model/fact.ts';
import { ProjectId } from '../../model/ids.ts';
import { BreakReason, RunInputs, RunPlan, RunRow, StatementBreak } from '../../model/run.ts';
import { SourceProvider } from '../../model/source-schemas.ts';
import { listOf, route } from '../route.ts';

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
    problems: z.array(
      z.object({ field: z.string(), code: z.string(), params: z.record(z.string(), z.string()).optional() }),
    ),
    /** Of a document for the other side: the files that it may draw on, and the names of some that it may not. */
    goingOut: z
      .object({ shareable: z.number().int(), internal: z.number().int(), names: z.array(z.string()) })
      .optional(),
    /** As measured in this workspace; nothing where no run has ended well yet. */
    secondsPerSection: z.number().optional(),
    /** Of most files that may be quoted, where it is another than the report's. */
    filesLanguage: LanguageCode.optional(),
    /** Of an analysis that values a company by them: where its statements do not add up. */
    breaks: z.array(StatementBreak).optional(),
  })
  .meta({ id: 'Planned' });
export type Planned = z.infer<typeof Planned>;

export const DcfProposed = z
  .object({
    /** Without it no statement of the company with its revenue is among the files. */
    proposal: DcfProposal.optional(),
    /** Names of the lines that the statements of the last year do not have. */
    missing: z.array(z.string()),
  })
  .meta({ id: 'DcfProposed' });
export type DcfProposed = z.infer<typeof DcfProposed>;

export const runPlans = {
  'runs.plan': route({
    method: 'POST',
    path: '/api/v2/runs/plan',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read', 'index.read', 'sources.read'],
    ids: [{ in: 'body', name: 'projectId', kind: 'project' }],
    body: Wanted.extend({ sources: z.array(z.enum(SOURCES)).max(SOURCES.length).optional() }),
    reply: Planned,
    limits: { perMinute: 60 },
    summary: 'What an analysis would do, cost and need, before anything is spent',
  }),
  'runs.dcfProposal': route({
    method: 'POST',
    path: '/api/v2/runs/dcf-proposal',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'index.read', 'sources.read'],
    ids: [{ in: 'body', name: 'projectId', kind: 'project' }],
    body: z.object({
      projectId: ProjectId,
      /** As its statements name it, or as it was chosen among those of its name. */
      company: z.union([z.string().trim().min(1).max(200), CompanyIds]),
      /** Those that are on in a plan: without them a database is asked once the organization has connected it. */
      sources: z.array(z.enum(SOURCES)).max(SOURCES.length).optional(),
      years: z.int().min(FORECAST_YEARS.min).max(FORECAST_YEARS.max),
    }),
    reply: DcfProposed,
    limits: { perMinute: 60 },
    summary:
      'A valuation as the statements of a workspace and connected databases propose it, each input with where it comes from',
  }),
  'runs.companies': route({
    method: 'GET',
    path: '/api/v2/companies',
    service: 'runs',
    rule: 'search.read',
    uses: ['table.read'],
    ids: [{ in: 'query', name: 'projectId', kind: 'project' }],
    query: z.object({ projectId: ProjectId }),
    reply: listOf(z.string()),
    summary: 'The companies whose statements are among the files of a workspace',
  }),
  'runs.start': route({
    method: 'POST',
    path: '/api/v2/runs',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write', 'index.read', 'sources.read', 'workflows.start'],
    ids: [{ in: 'body', name: 'projectId', kind: 'project' }],
    /** `acceptedBreaks`: why the breaks of the plan are accepted; without it statements that do not add up refuse the run. */
    body: Wanted.extend({ plan: RunPlan, acceptedBreaks: BreakReason.optional() }),
    reply: RunRow,
    limits: { perMinute: 20 },
    idempotent: true,
    audit: 'run.start',
    summary: 'Start an analysis; its credits are reserved',
  }),
};
