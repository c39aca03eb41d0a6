// Starts a run over a checklist: reserves credits by row, then starts its state machine; it is followed and stopped
// like any run.
import { AppError } from '#shared/contract/errors.ts';
import { CHECKLIST, isSameRequest } from '#shared/model/checklist-words.ts';
import type { Language, Source } from '#shared/model/enums.ts';
import { PRICES } from '#shared/model/prices.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { type ChecklistRecord, checklists, ordinalOf, type RowRecord, readRows } from '../../store/checklists.ts';
import { nameOf } from '../../store/members.ts';
import { type UsageField, usageKey } from '../../store/organisations.ts';
import { type RunRecord, runs } from '../../store/runs.ts';
import { workspaceKey } from '../../store/workspaces.ts';
import { refusalOf, reserving } from '../credits/spend.ts';
import { readAll } from '../files/list.ts';
import { newRunId } from '../ids.ts';
import { startMachine } from '../runs/machine.ts';
import { libraryFor } from '../workspaces/library.ts';
import { isBeingRead, WAIT_MS } from './being-read.ts';
import { changedFiles, type FilePorts } from './changed-files.ts';
import type { Made } from './edit.ts';
import { isOpen } from './marks.ts';
import { paidRows } from './paid-rows.ts';
import { demandIdle } from './running.ts';

export type RunPorts = FilePorts & {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Clock;
  readonly random: Random;
};
type Wanted = {
  readonly sources: readonly Source[];
  readonly language?: Language | undefined;
  readonly rows?: readonly string[] | undefined;
  /** Restricts the run to rows whose evidence has changed. */
  readonly stale?: boolean | undefined;
  /** Files that must be searchable before the run begins. */
  readonly files?: readonly string[] | undefined;
  /** `undefined` or `true`: begins once the files of the workspace are indexed. */
  readonly waits?: boolean | undefined;
};
/** Longer than any list takes. */
const RUN_MS = 8 * 60 * 60_000;

/** Approved rows stay as they are; other rows that cannot be answered are not in the list. */
const refusalOfRows = (all: readonly RowRecord[], wanted: ReadonlySet<string> | undefined): AppError =>
  all.some(({ id, signedBy }) => signedBy.length > 0 && (!wanted || wanted.has(id)))
    ? new AppError('rowsApproved')
    : new AppError('badInput', { field: 'rows' });

const ordinalsOf = async (ports: RunPorts, tenant: string, list: ChecklistRecord, asked: Wanted): Promise<number[]> => {
  const { rows, stale } = asked;
  const wanted = rows && new Set(rows);
  const all = await readRows(ports.table, tenant, list);
  const chosen = all.filter((row) => (wanted ? wanted.has(row.id) && row.signedBy.length === 0 : isOpen(row)));
  if (chosen.length === 0) throw refusalOfRows(all, wanted);
  const [changed, { rows: files }] = await Promise.all([
    changedFiles(ports, tenant, chosen),
    readAll(ports.table, { tenant, projectId: list.projectId }),
  ]);
  // A run that waits for files counts no row as paid: the files may change rows that are unchanged so far.
  const paid = asked.files
    ? []
    : await paidRows(ports.table, tenant, chosen, { all: files, changed, now: ports.clock.now() });
  const same = new Set(paid.filter((one) => isSameRequest(one, asked)).map(({ id }) => id));
  const left = chosen.filter(({ id }) => (stale ? changed.has(id) : !same.has(id)));
  if (left.length === 0) throw new AppError('rowsUnchanged');
  return left.map(({ id }) => ordinalOf(id));
};

/** How long the run waits for files; empty if no file is being indexed or the files are not a source. */
const waitFor = async ({ table, clock }: RunPorts, tenant: string, list: ChecklistRecord, wanted: Wanted) => {
  if (wanted.waits === false || !wanted.sources.includes('FILES')) return {};
  const now = clock.now();
  const { rows } = await readAll(table, { tenant, projectId: list.projectId });
  return rows.some(isBeingRead) ? { waitUntil: new Date(now + WAIT_MS).toISOString() } : {};
};

export const runChecklist = async (ports: RunPorts, made: Made, wanted: Wanted): Promise<RunRecord> => {
  const { caller, list, app, language } = made;
  const { tenant } = caller;
  const { workspace } = made.found;
  if (!workspace) throw new AppError('notFound');
  await demandIdle(ports.table, tenant, list);
  const [rows, wait] = await Promise.all([
    ordinalsOf(ports, tenant, list, wanted),
    waitFor(ports, tenant, list, wanted),
  ]);
  const now = ports.clock.now();
  const at = new Date(now).toISOString();
  const id = newRunId(ports, list.projectId);
  const sources = [...new Set(wanted.sources)];
  const credits = rows.length * PRICES.question;
  const run = {
    id,
    projectId: list.projectId,
    type: 'Checklist' as const,
    name: list.name,
    inputVariable: list.filename,
    inputs: {},
    language,
    plan: {
      sections: [],
      sources: sources.map((source) => ({ source, on: true, isSample: false })),
      credits,
      seconds: rows.length * CHECKLIST.secondsPerRow,
    },
    status: 'InProgress' as const,
    stage: 0,
    sections: [],
    sources: [],
    credits: 0,
    held: { about: id, amount: credits },
    createdBy: { id: caller.userId, name: nameOf(caller.member) },
    createdAt: at,
    attempt: 1,
    reported: 0,
    machine: 'checklist' as const,
    fileType: 'xlsx' as const,
    isSample: false,
    ...(await libraryFor(ports.table, caller, sources)),
    evidence: [],
    begunAt: at,
    deadline: new Date(now + RUN_MS).toISOString(),
    app,
    workspace: workspace.name,
    organisation: caller.organisation.name,
    checklist: {
      id: list.id,
      generation: list.generation,
      rows,
      sources,
      ...(wanted.language ? { language: wanted.language } : {}),
      ...(wanted.files ? { files: [...wanted.files] } : {}),
      ...wait,
    },
    total: rows.length,
    done: 0,
    answered: 0,
  };
  const row = runs.row(tenant, run);
  const price = { ...run.held, by: run.createdBy };
  await ports.table
    .write(
      ...reserving(ports, caller, price),
      { put: row, if: 'absent', about: id },
      { add: usageKey(tenant), field: 'runs' satisfies UsageField, by: 1 },
      { check: workspaceKey(tenant, list.projectId), if: 'present' },
      // If two start it at once, one is refused.
      { put: checklists.row(tenant, { ...list, runId: id }, list.version), if: { version: list.version } },
    )
    .catch(async (error) => {
      throw await refusalOf(ports, caller, price, error);
    });
  await startMachine(ports.workflows, tenant, run);
  return runs.read(row);
};
