// Answers a batch of rows of a checklist: each row is written once per run, with its count, or not at all.
import * as z from 'zod';
import { STAGES } from '#shared/model/enums.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { answersNothing } from '../../checklists/verdict.ts';
import { withAnswer } from '../../domain/checklists/answer-row.ts';
import { rowQuery } from '../../domain/checklists/row-query.ts';
import { Attempt, OVER, runUnderWay, tell, whileUnderWay } from '../../domain/runs/attempt.ts';
import { sharePast } from '../../domain/runs/progress.ts';
import type { FactReader } from '../../engine/facts/known-facts.ts';
import type { Request } from '../../engine/read-sources.ts';
import type { Ports } from '../../ports/ports.ts';
import { type Write, WriteConflict } from '../../ports/table.ts';
import { changeRowWrites, type RowRecord, readRow, rowId } from '../../store/checklists.ts';
import { readFacts } from '../../store/facts.ts';
import { type RunRecord, runRowKey } from '../../store/runs.ts';
import { workspaceName } from '../../store/workspace-name.ts';
import { isTransient } from '../is-transient.ts';
import { task } from '../task.ts';
import { rowAnswer } from './row-answer.ts';
import { workspaceFiles } from './workspace-files.ts';

/** Imported on demand: rows already done do not need it. */
const loadEngine = () => import('../../engine/answer.ts');

const Input = Attempt.extend({ rows: z.array(z.number().int().min(1)) });
type Input = z.output<typeof Input>;

/** The context shared by the rows of one call. */
type Batch = {
  readonly run: RunRecord;
  readonly about: string | undefined;
  readonly signal: AbortSignal;
  readonly files: ReturnType<typeof workspaceFiles>;
};

const STAGE = STAGES.indexOf('ReportStream');
/** Consecutive rows without any reachable source after which the run ends as broken. */
const MAX_FAILURES = 3;
const MAX_ATTEMPTS = 12;

/** Thrown after consecutive failures; the state machine ends the run. */
class ChecklistBroken extends Error {
  override readonly name = 'ChecklistBroken';
}

/** Throws if no source could be asked, because "not found" would then be unfounded. */
const demandSources = (made: Answer): Answer => {
  const isFailed = made.blocks.some((block) => block.kind === 'notice' && block.code === 'sourcesFailed');
  if (isFailed && made.references.length === 0) throw new Error('no source could be asked');
  return made;
};

const whole = async (events: AsyncGenerator<unknown, Answer>): Promise<Answer> => {
  for (;;) {
    const next = await events.next();
    if (next.done) return demandSources(next.value);
  }
};

const answerTo = async (
  ports: Ports,
  { tenant }: Input,
  { run, about, signal, files }: Batch,
  row: RowRecord,
): Promise<Answer> => {
  const { index, model, clock, sources, parser } = ports;
  const given = run.checklist;
  const query = rowQuery(row.question);
  const request: Request = {
    query,
    scope: { tenant, projectIds: [run.projectId] },
    sources: given?.sources ?? ['FILES'],
    libraryIds: run.libraryIds,
    history: [],
    comparesDocuments: true,
    attempt: 1,
    signal,
    about,
    ...(given?.language ? { language: given.language } : {}),
  };
  const facts: FactReader = (of) => readFacts(ports.table, of);
  const { answer } = await loadEngine();
  const made = await whole(answer(request, { index, model, clock, sources, parser, facts }));
  const requested = row.kind === 'request' && request.sources.includes('FILES');
  const at = new Date(clock.now()).toISOString();
  const named = requested ? await files.requestedIn({ question: query, about, at }) : [];
  return rowAnswer({ question: query, kind: row.kind }, made, named);
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
  return keep(ports, at, run, id, await answerTo(ports, at, batch, row));
};

const answerAll = async (ports: Ports, at: Input, run: RunRecord, signal: AbortSignal) => {
  const about = await workspaceName(ports.table, at.tenant, [run.projectId]);
  const files = workspaceFiles(ports, { tenant: at.tenant, projectId: run.projectId });
  const batch: Batch = { run, about, signal, files };
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
