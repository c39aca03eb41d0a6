// Starts a run: parses the inputs, checks the plan, reserves credits, then starts its state machine.
import type * as z from 'zod';
import type { Analysis } from '#shared/analyses/analysis.ts';
import { type Inputs, parseInputs } from '#shared/analyses/inputs.ts';
import { structureCredits, withFixedFields } from '#shared/analyses/plan.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { runPlans as rows } from '#shared/contract/routes/run-plans.ts';
import { workspaceOf } from '#shared/model/ids.ts';
import type { RunPlan } from '#shared/model/run.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Index } from '../../ports/search-index.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Table } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { readFile } from '../../store/files.ts';
import { nameOf } from '../../store/members.ts';
import { type UsageField, usageKey } from '../../store/organisations.ts';
import { type RunRecord, runs } from '../../store/runs.ts';
import { workspaceKey } from '../../store/workspaces.ts';
import type { Caller, ResolvedEntities } from '../caller.ts';
import { refusalOf, reserving } from '../credits/spend.ts';
import { filesByAudience } from '../files/by-audience.ts';
import { newRunId } from '../ids.ts';
import { libraryFor } from '../workspaces/library.ts';
import { lookUpCompanies } from './look-up-companies.ts';
import { RUN_MS, startMachine } from './machine.ts';
import { statementBreaks } from './statement-breaks.ts';
import { inputVariable, runName } from './titles.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly sources: Pick<Sources, 'of'>;
  readonly index: Pick<Index, 'lexical'>;
  readonly clock: Clock;
  readonly random: Random;
};
type Wanted = z.output<(typeof rows)['runs.start']['body']>;

/** Files of inputs must exist in this workspace. Returns their names by id. */
const requireFiles = async (
  ports: Pick<Ports, 'table'>,
  caller: Caller,
  projectId: string,
  inputs: Inputs,
): Promise<ReadonlyMap<string, string>> => {
  const files = new Map<string, string>();
  for (const [field, value] of Object.entries(inputs)) {
    const fileId = typeof value === 'object' && 'fileId' in value ? value.fileId : undefined;
    if (fileId === undefined) continue;
    const file = workspaceOf(fileId) === projectId ? await readFile(ports.table, caller.tenant, fileId) : undefined;
    if (!file) throw new AppError('fileNotFound', { field });
    files.set(fileId, file.filename);
  }
  return files;
};

const parsedInputs = ({ fields }: Analysis, raw: Wanted['inputs']): Inputs => {
  const { inputs, problems } = parseInputs(fields, raw);
  const [problem] = problems;
  if (problem) throw new AppError('badInput', { field: problem.field, reason: problem.code });
  return inputs;
};

const parsedPlan = (analysis: Analysis, wanted: RunPlan): RunPlan => {
  const plan = withFixedFields(analysis, wanted);
  if (!plan.sections.some(({ on }) => on)) throw new AppError('badInput', { field: 'plan' });
  return plan;
};

/** Refuses what the plan refuses: an unknown name would be filled with another company's figures. */
const requireCompanies = async (
  ports: Ports,
  { tenant }: Caller,
  { analysis, inputs, wanted }: Omit<Parsed, 'plan'>,
): Promise<Inputs> => {
  const providers = await ports.sources.of(tenant);
  const at = { tenant, projectId: wanted.projectId };
  const found = await lookUpCompanies(ports, at, { analysis, providers, raw: wanted.inputs, inputs });
  const problem = found.looked.find((one) => one.problem)?.problem;
  if (problem) throw new AppError('badInput', { field: problem.field, reason: problem.code });
  return found.inputs;
};

/** Statements that do not add up block a valuation until a person states a reason. */
const acceptance = async (
  { table }: Ports,
  { caller }: Made,
  { analysis, inputs, plan, wanted }: Parsed,
): Promise<{ acceptedBreaks?: NonNullable<RunRecord['acceptedBreaks']> }> => {
  const at = { tenant: caller.tenant, projectId: wanted.projectId };
  const broken = await statementBreaks(table, at, { analysis, inputs, plan });
  if (broken.length === 0) return {};
  if (!wanted.acceptedBreaks) throw new AppError('statementsBreak', { count: broken.length });
  return { acceptedBreaks: { reason: wanted.acceptedBreaks, by: nameOf(caller.member) } };
};

/** Refuses a run over internal files only: nothing could be quoted and every section would be empty. */
const requireShareable = async (
  { table }: Pick<Ports, 'table'>,
  { tenant }: Caller,
  { forOutsiders }: Analysis,
  projectId: string,
): Promise<void> => {
  if (!forOutsiders) return;
  const { shareable, internal } = await filesByAudience(table, { tenant, projectId });
  if (shareable.length === 0 && internal.length > 0) throw new AppError('filesInternal');
};

type Parsed = {
  readonly analysis: Analysis;
  readonly inputs: Inputs;
  readonly plan: RunPlan;
  readonly wanted: Wanted;
};
type Made = { readonly caller: Caller; readonly found: ResolvedEntities; readonly app: string };

const newRun = async (ports: Ports, { caller, found, app }: Made, wanted: Wanted) => {
  const { workspace } = found;
  if (!workspace) throw new AppError('notFound');
  const analysis = analysisOf(wanted.type);
  const parsed = parsedInputs(analysis, wanted.inputs);
  const plan = parsedPlan(analysis, wanted.plan);
  const inputs = await requireCompanies(ports, caller, { analysis, inputs: parsed, wanted });
  await requireShareable(ports, caller, analysis, workspace.id);
  const accepted = await acceptance(ports, { caller, found, app }, { analysis, inputs, plan, wanted });
  const sources = plan.sources.flatMap(({ source, on }) => (on ? [source] : []));
  const library = await libraryFor(ports.table, caller, sources);
  const files = await requireFiles(ports, caller, workspace.id, inputs);
  const entered = inputVariable(wanted.language, analysis, inputs, files);
  const id = newRunId(ports, workspace.id);
  const now = ports.clock.now();
  const at = new Date(now).toISOString();
  return {
    id,
    projectId: workspace.id,
    type: wanted.type,
    name: runName(wanted.language, analysis, inputs, entered),
    inputVariable: entered,
    inputs,
    language: wanted.language,
    plan,
    ...accepted,
    ...library,
    status: 'InProgress' as const,
    stage: 0,
    sections: plan.sections.map((section) => ({
      id: section.id,
      title: section.title,
      state: section.on ? ('Waiting' as const) : ('LeftOut' as const),
      written: 0,
    })),
    sources: [],
    credits: 0,
    held: { about: id, amount: analysis.choosesStructure ? structureCredits(analysis) : plan.credits },
    createdBy: { id: caller.userId, name: nameOf(caller.member) },
    createdAt: at,
    attempt: 1,
    reported: 0,
    machine: analysis.choosesStructure ? ('im-structure' as const) : ('run' as const),
    fileType: analysis.workbook ? ('xlsx' as const) : ('doc' as const),
    isSample: plan.sources.some(({ on, isSample }) => on && isSample),
    evidence: [],
    begunAt: at,
    deadline: new Date(now + RUN_MS).toISOString(),
    app,
    workspace: workspace.name,
    organisation: caller.organisation.name,
  };
};

export const startRun = async (ports: Ports, made: Made, wanted: Wanted): Promise<RunRecord> => {
  const { caller } = made;
  const run = await newRun(ports, made, wanted);
  const row = runs.row(caller.tenant, run);
  const price = { ...run.held, by: run.createdBy };
  await ports.table
    .write(
      ...reserving(ports, caller, price),
      { put: row, if: 'absent', about: run.id, note: run.acceptedBreaks?.reason },
      { add: usageKey(caller.tenant), field: 'runs' satisfies UsageField, by: 1 },
      { check: workspaceKey(caller.tenant, run.projectId), if: 'present' },
    )
    .catch(async (error) => {
      throw await refusalOf(ports, caller, price, error);
    });
  await startMachine(ports.workflows, caller.tenant, run);
  return runs.read(row);
};
