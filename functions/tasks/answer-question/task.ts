// Answers a stored question: streams events, then stores the answer; a repeated execution starts over.
import * as z from 'zod';
import { QuestionId } from '#shared/model/ids.ts';
import type { Answer, Block } from '#shared/report/blocks.ts';
import type { FactReader } from '../../engine/facts/known-facts.ts';
import type { Request } from '../../engine/read-sources.ts';
import { type Model, ModelFailed } from '../../ports/model.ts';
import type { Ports } from '../../ports/ports.ts';
import { IndexWaking } from '../../ports/search-index.ts';
import { WriteConflict } from '../../ports/table.ts';
import { readFacts } from '../../store/facts.ts';
import { eventsAfter, finishQuestion, lastEvent, type QuestionRecord, readQuestion } from '../../store/questions.ts';
import { workspaceName } from '../../store/workspace-name.ts';
import { task } from '../task.ts';
import { type EventLog, eventLog } from './event-log.ts';
import { storedHistory } from './history.ts';
import { partialAnswer } from './partial-answer.ts';
import { unreadFiles } from './unread-files.ts';

const loadEngine = () => import('../../engine/answer.ts');

const Input = z.object({ tenant: z.string(), searchId: QuestionId, userId: z.string() });
type Run = z.output<typeof Input>;

/** A sleeping index starts within 40 s; after that the state machine decides. */
const WAKING_MS = 40_000;
const WAKING_STEP_MS = 2_500;

/** The number of earlier attempts to answer this question. */
const attemptsBefore = async (ports: Ports, run: Run): Promise<number> => {
  const events = await eventsAfter(ports.table, run, 0);
  return events.filter((event) => event.event === 'stage' && event.data.stage === 1).length;
};

const requestOf = async (ports: Ports, run: Run, question: QuestionRecord): Promise<Omit<Request, 'attempt'>> => ({
  query: question.query,
  scope: {
    tenant: run.tenant,
    projectIds: question.projectIds,
    ...(question.fileIds.length > 0 ? { fileIds: question.fileIds } : {}),
  },
  sources: question.sources,
  libraryIds: question.libraryIds,
  history: await storedHistory(ports.table, run.tenant, question),
  about: await workspaceName(ports.table, run.tenant, question.projectIds),
  ...(question.language ? { language: question.language } : {}),
});

const through = async (ports: Ports, model: Model, request: Request, log: EventLog): Promise<Answer> => {
  const stop = new AbortController();
  const { index, clock, sources, parser } = ports;
  const { answer } = await loadEngine();
  const facts: FactReader = (wanted) => readFacts(ports.table, wanted);
  const events = answer({ ...request, signal: stop.signal }, { index, model, clock, sources, parser, facts });
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value;
    await log.add(next.value);
    if (log.isOver()) stop.abort();
  }
};

/** Removes the model's writer: after a model failure the extractive writer is used. */
const withoutGenerator = ({ write: _write, rerank: _rerank, ...model }: Model): Model => ({
  ...model,
  kind: 'offline',
});

type Remedy = 'wait' | 'unwrite' | 'giveUp';

const remedyFor = (error: unknown, model: Model, waitedMs: number): Remedy => {
  if (error instanceof IndexWaking && waitedMs < WAKING_MS) return 'wait';
  return error instanceof ModelFailed && model.write !== undefined ? 'unwrite' : 'giveUp';
};

const UNAVAILABLE: Block = { kind: 'notice', code: 'modelUnavailable' };

const withBelow = async (made: Answer, below: readonly Block[], log: EventLog): Promise<Answer> => {
  const blocks = [...made.blocks, ...below];
  for (const [n, block] of below.entries())
    await log.add({ event: 'delta', data: { index: made.blocks.length + n, block } });
  return { ...made, blocks };
};

/** Adds a notice that sentences were selected because the model was not available. */
const noticed = (made: Answer, isFallback: boolean, log: EventLog): Promise<Answer> =>
  withBelow(made, isFallback && made.blocks.some(({ kind }) => kind !== 'notice') ? [UNAVAILABLE] : [], log);

const answered = async (
  ports: Ports,
  request: Omit<Request, 'attempt'>,
  log: EventLog,
  first: number,
): Promise<Answer> => {
  const began = ports.clock.now();
  let { model } = ports;
  for (let attempt = first; ; attempt += 1) {
    try {
      const made = await through(ports, model, { ...request, attempt }, log);
      return await noticed(made, model !== ports.model, log);
    } catch (error) {
      if (error instanceof WriteConflict) throw error;
      if (log.isOver()) throw error;
      const remedy = remedyFor(error, model, ports.clock.now() - began);
      await log.add({ event: 'log', data: { code: remedy === 'wait' ? 'waking' : 'retrying' } });
      await log.flush();
      if (remedy === 'giveUp' || log.isOver()) throw error;
      if (remedy === 'unwrite') model = withoutGenerator(model);
      else await ports.clock.sleep(WAKING_STEP_MS);
    }
  }
};

const stopped = (made: Answer): Answer => ({
  ...made,
  blocks: [...made.blocks, { kind: 'notice', code: 'stopped' }],
});

/** Drops events not stored yet: readers of a stopped question have not seen them. */
const endStopped = async (ports: Ports, at: Run, question: QuestionRecord) => {
  const events = await eventsAfter(ports.table, at, 0);
  const answer = partialAnswer(events, question, ports.model);
  const last = await lastEvent(ports.table, at);
  const now = ports.clock.now();
  return {
    status: (await finishQuestion(ports.table, at, { status: 'Failed', answer, last, bodies: [], now })) ?? 'gone',
  };
};

const run = async (at: Run, ports: Ports) => {
  // Loads the engine while the first read waits for a connection.
  const [question] = await Promise.all([readQuestion(ports.table, at), loadEngine()]);
  // A question that has ended has no deadline; one stopped before it was written must still be ended for its readers.
  if (!question?.deadline) return { status: question?.status ?? 'gone' };
  const last = await lastEvent(ports.table, at);
  if (question.status !== 'InProgress') return endStopped(ports, at, question);
  const log = eventLog(ports, at, last);
  const attempt = 1 + (last > 0 ? await attemptsBefore(ports, at) : 0);
  // Counted before answering: a file indexed meanwhile may be missing from the answer.
  const unread = await unreadFiles(ports.table, at.tenant, question);
  const answer = async (): Promise<Answer> =>
    withBelow(await answered(ports, await requestOf(ports, at, question), log, attempt), unread, log);
  const made = await answer().catch((error) => {
    // Stopping aborts a model in the middle of a sentence.
    if (log.isOver() && !(error instanceof WriteConflict)) return undefined;
    throw error;
  });
  if (!made) return endStopped(ports, at, question);
  const current = await readQuestion(ports.table, at);
  const final = current?.status === 'Stopped' ? stopped(made) : made;
  const now = ports.clock.now();
  const status = await finishQuestion(ports.table, at, { status: 'Completed', answer: final, ...log.rest(), now });
  return { status: status ?? 'gone' };
};

export const answerQuestion = task({
  input: Input,
  run: async (at, ports) => {
    try {
      return await run(at, ports);
    } catch (error) {
      // Another execution of the same question has written meanwhile: that one continues, this one ends.
      if (error instanceof WriteConflict) return { status: 'takenOver' };
      throw error;
    }
  },
});
