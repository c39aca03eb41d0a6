// Stores runs of analyses: the row, its changes, and its end, which settles its credits once.
import * as z from 'zod';
import { LanguageCode } from '#shared/model/codes.ts';
import { RUN_STATUSES, SOURCES } from '#shared/model/enums.ts';
import { FileId, RunId, WorkspaceId, workspaceOf } from '#shared/model/ids.ts';
import { RUN_TYPES, type RunEventBody, RunInputs, RunPlan, SECTION_STATES } from '#shared/model/run.ts';
import { type Table, type Write, WriteConflict } from '../ports/table.ts';
import { refundWrites, settleWrites } from './credits.ts';
import { deadlineKey } from './deadline-index.ts';
import { key } from './keys.ts';
import { nameOrder } from './name-order.ts';
import { outputsPk } from './output-orders.ts';
import { store, type Versioned } from './record.ts';
import { RunChecklist } from './run-checklist.ts';
import { lastRunEvent, runEventRows } from './run-events.ts';
import { workspacePk } from './workspaces.ts';

const RunSection = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(SECTION_STATES),
  /** The attempt that wrote the stored section; 0 if none is stored. */
  written: z.number().int(),
  /** True if nothing was found for the section. */
  isEmpty: z.boolean().optional(),
});
export type RunSection = z.infer<typeof RunSection>;

export const RunData = z.object({
  id: RunId,
  projectId: WorkspaceId,
  type: z.enum(RUN_TYPES),
  name: z.string(),
  inputVariable: z.string(),
  inputs: RunInputs,
  language: LanguageCode,
  plan: RunPlan,
  /** Statements that do not add up and were accepted before the run: the reason, and who accepted them. */
  acceptedBreaks: z.object({ reason: z.string(), by: z.string() }).optional(),
  status: z.enum(RUN_STATUSES),
  stage: z.number().int(),
  sections: z.array(RunSection),
  sources: z.array(z.object({ source: z.enum(SOURCES), outcome: z.string(), isSample: z.boolean() })),
  /** Workspaces of industry reports that the starter can see, if they are a source. */
  libraryIds: z.array(WorkspaceId).optional(),
  /** The cost of earlier attempts; what is reserved for the current attempt is in `held`. */
  credits: z.number().int(),
  held: z.object({ about: z.string(), amount: z.number().int() }).optional(),
  createdBy: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
  endedAt: z.string().optional(),
  /** Names the execution together with the id, so that each attempt starts once. */
  attempt: z.number().int(),
  /** The attempt whose report is current; 0 if there is none. */
  reported: z.number().int(),
  machine: z.enum(['run', 'im-structure', 'im-report', 'checklist']),
  /** The report before sections were rewritten. */
  reportedBefore: z.number().int().optional(),
  /** Set if this attempt rewrites one or more sections. */
  rewrite: z
    .object({ sectionId: z.string(), also: z.array(z.string()).optional(), instruction: z.string() })
    .optional(),
  /** Set if this attempt only writes the documents again, with other front matter. */
  prints: z.boolean().optional(),
  checklist: RunChecklist.optional(),
  /** The number of checklist rows: in total, done, and answered. */
  total: z.number().int().optional(),
  done: z.number().int().optional(),
  answered: z.number().int().optional(),
  fileType: z.enum(['doc', 'xlsx']),
  isSample: z.boolean(),
  /** Documents fetched for the run, as its own files. */
  evidence: z.array(FileId),
  begunAt: z.string(),
  deadline: z.string().optional(),
  /** The app's base address, for the email at the end and links in documents. */
  app: z.string(),
  workspace: z.string(),
  organisation: z.string(),
});
type Plain = z.infer<typeof RunData>;

export const rewrittenIds = ({ sectionId, also = [] }: NonNullable<Plain['rewrite']>): readonly string[] => [
  sectionId,
  ...also,
];

export type RunRecord = Versioned<Plain>;

export const RUN_PREFIX = 'RUN#';
export const runRowKey = (tenant: string, runId: string) =>
  key(workspacePk(tenant, workspaceOf(runId) ?? ''), `${RUN_PREFIX}${runId}`);

/** Checklist runs are not listed as reports, because a checklist has its own page. */
const output = (sortKey: (run: Plain) => string) => (tenant: string, run: Plain) =>
  run.checklist === undefined ? { pk: outputsPk(tenant, run.projectId), sk: sortKey(run) } : undefined;

export const runs = store<Plain>({
  schema: RunData,
  key: (tenant, run) => runRowKey(tenant, run.id),
  gsi1: (tenant, run) => deadlineKey(run.deadline, `run#${tenant}#${run.id}`),
  gsi2: output((run) => run.id),
  gsi3: output((run) => `${nameOrder(run.name)}#${run.id}`),
  gsi4: output((run) => `${nameOrder(run.inputVariable)}#${run.id}`),
  gsi5: output((run) => `${run.type}#${run.id}`),
  gsi6: output((run) => `${nameOrder(run.createdBy.name)}#${run.id}`),
  gsi7: output((run) => `${run.status}#${run.id}`),
});

export type RunAt = { readonly tenant: string; readonly runId: string };

export const readRun = async (table: Pick<Table, 'getMany'>, { tenant, runId }: RunAt) => {
  const [item] = await table.getMany([runRowKey(tenant, runId)]);
  return item && runs.read(item);
};

const MAX_ATTEMPTS = 12;

/** Changes a run while this attempt is current; `undefined` if the attempt is over, or the run no longer exists. */
export const changeRun = async (
  table: Pick<Table, 'getMany' | 'write'>,
  at: RunAt & { readonly attempt: number },
  change: (run: RunRecord) => Partial<Plain>,
): Promise<RunRecord | undefined> => {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const run = await readRun(table, at);
    if (run?.status !== 'InProgress' || run.attempt !== at.attempt) return undefined;
    const row = runs.row(at.tenant, { ...run, ...change(run) }, run.version);
    try {
      await table.write({ put: row, if: { version: run.version } });
      return runs.read(row);
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
    }
  }
  throw new Error('the row of a run kept changing');
};

export type RunEnd = {
  readonly status: Plain['status'];
  /** How much of the reservation was used. */
  readonly used: number;
  /** Credits of earlier attempts to return. */
  readonly returned?: number;
  readonly bodies: readonly RunEventBody[];
  readonly change?: Partial<Plain>;
  readonly now: number;
};

const creditsOf = (tenant: string, { held, createdBy }: RunRecord, { used, returned = 0, now }: RunEnd): Write[] => {
  if (!held) return [];
  const price = { ...held, by: createdBy };
  return used > 0
    ? settleWrites(tenant, price, Math.min(used, held.amount), now)
    : refundWrites(tenant, { ...price, amount: price.amount + returned }, now);
};

const endedRow = (run: RunRecord, { status, used, returned = 0, change, now }: RunEnd): Plain => {
  const { deadline: _over, held, rewrite: _done, prints: _printed, version: _row, ...rest } = run;
  const spent = held ? Math.min(used, held.amount) : 0;
  return { ...rest, credits: rest.credits + spent - returned, status, endedAt: new Date(now).toISOString(), ...change };
};

/**
 * Ends an attempt once: status, credits and last events in one transaction. `undefined` if it had already ended. A
 * reservation older than a day no longer exists: the reaper has refunded it.
 */
export const endRun = async (
  table: Pick<Table, 'getMany' | 'query' | 'write'>,
  at: RunAt & { readonly attempt: number },
  end: (run: RunRecord) => RunEnd,
): Promise<RunRecord | undefined> => {
  let hasHold = true;
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const run = await readRun(table, at);
    if (run?.status !== 'InProgress' || run.attempt !== at.attempt) return undefined;
    const ending = end(run);
    const row = runs.row(at.tenant, endedRow(run, ending), run.version);
    const done: RunEventBody = { event: 'done', data: { runId: run.id, status: ending.status } };
    const last = await lastRunEvent(table, at);
    const writes: Write[] = [
      { put: row, if: { version: run.version } },
      ...runEventRows(at, last + 1, [...ending.bodies, done], ending.now),
    ];
    try {
      await table.write(...writes, ...(hasHold ? creditsOf(at.tenant, run, ending) : []));
      return runs.read(row);
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
      if (error.at >= writes.length) hasHold = false;
    }
  }
  throw new Error('the row of a run kept changing');
};
