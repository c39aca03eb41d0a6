// The plan of an analysis, and its start.
import * as z from 'zod';
import { FORECAST_YEARS } from '../../analyses/fields.ts';
import { DcfProposal } from '../../finance/dcf/proposal.ts';
import { ANALYSIS_TYPES } from '../../model/analysis.ts';
import { LanguageCode } from '../../model/codes.ts';
import { SOURCES } from '../../model/enums.ts';
import { CompanyIds } from '../../model/fact.ts';
import { WorkspaceId } from '../../model/ids.ts';
import { BreakReason, RunInputs, RunPlan, RunRow, StatementBreak } from '../../model/run.ts';
import { SourceProvider } from '../../model/source-schemas.ts';
import { listOf, route } from '../route.ts';

const Wanted = z.object({
  projectId: WorkspaceId,
  type: z.enum(ANALYSIS_TYPES),
  inputs: RunInputs,
  /** The language of the report, independent of the interface and the sources. */
  language: LanguageCode,
});

/** A company that a name may mean; two of one name are never decided between. */
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
    /** The inputs as parsed; companies are resolved if only one matches. */
    inputs: RunInputs,
    candidates: z.array(z.object({ field: z.string(), asked: z.string(), candidates: z.array(Candidate) })),
    /** Texts: i18n `analyses.invalid.<code>`. A run starts when there are none. */
    problems: z.array(
      z.object({ field: z.string(), code: z.string(), params: z.record(z.string(), z.string()).optional() }),
    ),
    /** For the other side: the files that the document may use, and the names of some that it may not. */
    goingOut: z
      .object({ shareable: z.number().int(), internal: z.number().int(), names: z.array(z.string()) })
      .optional(),
    /** As measured in this workspace; absent if no run has ended successfully yet. */
    secondsPerSection: z.number().optional(),
    /** The language of most files that may be quoted, if it differs from the report's. */
    filesLanguage: LanguageCode.optional(),
    /** For a valuation: the breaks of the company's statements. */
    breaks: z.array(StatementBreak).optional(),
  })
  .meta({ id: 'Planned' });
export type Planned = z.infer<typeof Planned>;

export const DcfProposed = z
  .object({
    /** Absent if the files contain no statement of the company with its revenue. */
    proposal: DcfProposal.optional(),
    /** Names of lines missing from the statements of the last year. */
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
    ids: [{ in: 'body', name: 'projectId', kind: 'workspace' }],
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
    ids: [{ in: 'body', name: 'projectId', kind: 'workspace' }],
    body: z.object({
      projectId: WorkspaceId,
      /** The name used in its statements, or the company chosen among those of the same name. */
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
    ids: [{ in: 'query', name: 'projectId', kind: 'workspace' }],
    query: z.object({ projectId: WorkspaceId }),
    reply: listOf(z.string()),
    summary: 'The companies whose statements are among the files of a workspace',
  }),
  'runs.start': route({
    method: 'POST',
    path: '/api/v2/runs',
    service: 'runs',
    rule: 'search.ask',
    uses: ['table.read', 'table.write', 'index.read', 'sources.read', 'workflows.start'],
    ids: [{ in: 'body', name: 'projectId', kind: 'workspace' }],
    /**
     * `acceptedBreaks`: why the breaks of the plan are accepted; without it statements that do not add up block the
     * run.
     */
    body: Wanted.extend({ plan: RunPlan, acceptedBreaks: BreakReason.optional() }),
    reply: RunRow,
    limits: { perMinute: 20 },
    idempotent: true,
    audit: 'run.start',
    summary: 'Start an analysis; its credits are reserved',
  }),
};
