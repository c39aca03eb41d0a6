// Answers a batch of rows of a checklist: each row is written once per run, with its count, or not at all.
import * as z from 'zod';
import { STAGES } from '#shared/model/enums.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { answersNothing } from '../../checklists/verdict.ts';
import { withAnswer } from '../../domain/checklists/answer-row.ts';
import { Attempt, OVER, runUnderWay, tell, whileUnderWay } from '../../domain/runs/attempt.ts';
import { sharePast } from '../../domain/runs/progress.ts';
import type { FactReader } from '../../engine/facts/known-facts.ts';
import type { Ports } from '../../ports/ports.ts';
import { type Write, WriteConflict } from '../../ports/table.ts';
import { changeRowWrites, type RowRecord, readRow, rowId } from '../../store/checklists.ts';
import { readFacts } from '../../store/facts.ts';
import { type RunRecord, runRowKey } from '../../store/runs.ts';
import { workspaceName } from '../../store/workspace-name.ts';
import { isTransient } from '../is-transient.ts';
import { task } from '../task.ts';
import type { RowContext } from './answer-to-row.ts';

/** Imported on demand: the words of three languages that they compile are half of what a start would load. */
const loadAnswering = async () => ({
  ...(await import('./answer-to-row.ts')),
  ...(await import('./read-room.ts')),
  ...(await import('./workspace-files.ts')),
});

const Input = Attempt.extend({ rows: z.array(z.number().int().min(1)) });
type Input = z.output<typeof Input>;

/** The context shared by the rows of one call. */
type Batch = {
  readonly run: RunRecord;
  readonly context: RowContext;
};

const STAGE = STAGES.indexOf('ReportStream');
/** Consecutive rows without any reachable source after which the run ends as broken. */
const MAX_FAILURES = 3;
const MAX_ATTEMPTS = 12;

/** Thrown after consecutive failures; the state machine ends the run. */
class ChecklistBroken extends Error {
  override readonly name = 'ChecklistBroken';
}

const contextOf = async (
  ports: Ports,
  at: Input,
  run: RunRecord,
  about: string | undefined,
  signal: AbortSignal,
): Promise<RowContext> => {
  const { headsOf, indexedFiles, workspaceFiles } = await loadAnswering();
  const place = { tenant: at.tenant, projectId: run.projectId };
  const scope = { tenant: at.tenant, projectIds: [run.projectId] };
  return {
    request: {
      scope,
      sources: run.checklist?.sources ?? ['FILES'],
      libraryIds: run.libraryIds,
      signal,
      about,
      ...(run.checklist?.language ? { language: run.checklist.language } : {}),
    },
    files: workspaceFiles(ports.index, scope, () => indexedFiles(ports.table, place)),
    heads: headsOf(ports.index, at.tenant),
  };
};

const answerTo = async ({ table, index, model, clock, sources, parser }: Ports, { context }: Batch, row: RowRecord) => {
  const { answerToRow } = await loadAnswering();
  const facts: FactReader = (of) => readFacts(table, of);
  return answerToRow(row, context, { index, model, clock, sources, parser, facts });
};

/** Answered in this run, or approved by a person since it began, whose approved text stays. */
const isDone = (row: RowRecord, run: RunRecord): boolean => row.runId === run.id || row.signedBy.length > 0;

type RowOutcome = 'answered' | 'empty' | 'known' | 'over';

/** Writes to the current row, whatever a person changed meanwhile, together with the run's counts. */
const keep = async (ports: Ports, at: Input, run: RunRecord, id: string, made: Answer): Promise<RowOutcome> => {
  const list = run.checklist;
  if (!list) return 'over';
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const row = await readRow(ports.table, at.tenant, list, id);
    if (!row) return 'over';
    if (isDone(row, run)) return 'known';
    const next = withAnswer(row, made, {
      at: new Date(ports.clock.now()).toISOString(),
      runId: run.id,
      missing: list.missing,
    });
    const isAnswered = !answersNothing(made);
    const runKey = runRowKey(at.tenant, run.id);
    const counts: Write = {
      add: runKey,
      field: 'done',
      by: 1,
      ...(isAnswered ? { and: { field: 'answered', by: 1 } } : {}),
    };
    try {
      await ports.table.write(...changeRowWrites(at.tenant, row, next), counts);
      return isAnswered ? 'answered' : 'empty';
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
      if (!(await runUnderWay(ports, at))) return 'over';
    }
  }
  throw new Error('a row kept changing');
};

const tellRow = async (ports: Ports, at: Input, id: string): Promise<void> => {
  const run = await runUnderWay(ports, at);
  if (!run) return;
  await tell(
    ports,
    at,
    { event: 'section', data: { id, state: 'Done' } },
    { event: 'progress', data: { share: sharePast(run) } },
  );
};

const answerOne = async (ports: Ports, at: Input, batch: Batch, id: string): Promise<RowOutcome> => {
  const { run } = batch;
  const list = run.checklist;
  const row = list && (await readRow(ports.table, at.tenant, list, id));
  if (!row) return 'over';
  if (isDone(row, run)) return 'known';
  return keep(ports, at, run, id, await answerTo(ports, batch, row));
};

const answerAll = async (ports: Ports, at: Input, run: RunRecord, signal: AbortSignal) => {
  const about = await workspaceName(ports.table, at.tenant, [run.projectId]);
  const batch: Batch = { run, context: await contextOf(ports, at, run, about, signal) };
  let failures = 0;
  let done = 0;
  for (const n of at.rows) {
    if (signal.aborted || !(await runUnderWay(ports, at))) return OVER;
    const id = rowId(n);
    try {
      const outcome = await answerOne(ports, at, batch, id);
      if (outcome === 'over') return OVER;
      failures = 0;
      done += 1;
      if (outcome !== 'known') await tellRow(ports, at, id);
    } catch (error) {
      if (isTransient(error)) throw error;
      failures += 1;
      await tell(ports, at, { event: 'section', data: { id, state: 'Failed' } });
      if (failures >= MAX_FAILURES) throw new ChecklistBroken('rows could not be answered', { cause: error });
    }
  }
  return { done };
};

export const answerRows = task({
  input: Input,
  run: async (at, ports) => {
    const run = await runUnderWay(ports, at);
    if (!run?.checklist) return OVER;
    if (run.stage < STAGE) await tell(ports, at, { event: 'stage', data: { stage: STAGE, attempt: at.attempt } });
    return whileUnderWay(ports, at, (signal) => answerAll(ports, at, run, signal));
  },
});
