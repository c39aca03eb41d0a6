// The threads of the stage: one for the index, a few for interactive work, a few for background work.
import { MessageChannel, Worker } from 'node:worker_threads';
import * as z from 'zod';
import type { HttpReply, HttpRequest } from '#functions/http/http.ts';
import type { Log, RequestLog } from '#functions/http/log.ts';
import type { Index } from '#functions/ports/search-index.ts';
import type { Workflows } from '#functions/ports/workflows.ts';
import type { Task } from '#functions/tasks/task.ts';
import type { RouteName } from '#shared/contract/contract.ts';
import type { Settings } from '../settings.ts';
import { answerCalls, type Calls, callsOver } from './calls.ts';
import { HEAVY_TASKS, type HeavyTask, type Setup } from './heavy.ts';
import { indexOver } from './index-calls.ts';
import { type ThreadPool, threadPool } from './thread-pool.ts';

/** The part of a step's input that chooses the thread; the step parses the rest. */
const StartedTask = z.looseObject({ tenant: z.string() });

/** For two cores: one person's questions and another's files run side by side. */
const MAX_THREADS = { interactive: 2, background: 2 } as const;
const STUCK_MS = 60_000;
/**
 * How long a thread keeps what it has loaded (some 150 MB) for the next caller; nobody waits for background threads.
 */
const IDLE_MS = { interactive: 2 * 60_000, background: 30_000 } as const;
const MEMORY_MB = { task: 1024, index: 2048 } as const;

type Options = {
  readonly settings: Settings;
  readonly indexFolder: string;
  readonly workflows: () => Workflows;
  readonly log: Log;
};

/** With a small young generation V8 notices the limit in time: the thread ends instead of the process. */
const limitedTo = (maxOldGenerationSizeMb: number) => ({
  maxOldGenerationSizeMb,
  maxYoungGenerationSizeMb: 64,
  stackSizeMb: 4,
});

/** Starts on first use. When it ends, the other threads' ports to it are closed too. */
const indexThread = (folder: string, onEnd: () => void) => {
  let running: { readonly worker: Worker; readonly own: Calls } | undefined;
  const line = (worker: Worker) => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage(port1, [port1]);
    return port2;
  };
  const start = () => {
    const worker = new Worker(new URL('./index-thread.ts', import.meta.url), {
      workerData: folder,
      resourceLimits: limitedTo(MEMORY_MB.index),
    });
    worker.unref();
    const port = line(worker);
    port.unref();
    const own = callsOver(port);
    const lost = () => {
      if (running?.worker !== worker) return;
      running = undefined;
      own.end();
      onEnd();
    };
    worker.on('error', lost);
    worker.on('exit', lost);
    running = { worker, own };
    return running;
  };
  const here = () => running ?? start();
  return {
    calls: () => here().own,
    line: () => line(here().worker),
    /** Ends the thread once no other has a port to it: its memory is valid only while nobody else writes the files. */
    rest: () => {
      if (!running || running.own.isWaiting()) return;
      const { worker } = running;
      running = undefined;
      void worker.terminate();
    },
    close: async () => {
      await running?.worker.terminate();
    },
  };
};

export type Threads = {
  readonly index: Index;
  /** The heavy steps of the machines, as tasks that run in a thread. */
  readonly tasks: Readonly<Record<string, Task>>;
  reply(whose: string, name: RouteName, request: HttpRequest, appUrl: string): Promise<HttpReply>;
  /**
   * Seeds the stage before it serves anybody, at interactive priority. Its memory, some 100 MB, is freed with the
   * thread.
   */
  seed(): Promise<void>;
  /** Prepares a thread for the next question of an active user. */
  warm(): void;
  close(): Promise<void>;
};

const taskIn = (pool: ThreadPool, name: HeavyTask): Task<typeof StartedTask> => ({
  input: StartedTask,
  run: (input) => pool.call(input.tenant, 'run', name, input),
});

export const startThreads = ({ settings, indexFolder, workflows, log }: Options): Threads => {
  const index = indexThread(indexFolder, () => void Promise.all([interactive.restart(), background.restart()]));
  const startTaskThread = (isBackground: boolean) => (): Worker => {
    const line = index.line();
    const worker = new Worker(new URL('./task-thread.ts', import.meta.url), {
      workerData: { settings, index: line, isBackground } satisfies Setup,
      transferList: [line],
      resourceLimits: limitedTo(MEMORY_MB.task),
    });
    answerCalls(worker, {
      start: (run) => workflows().start(run),
      stop: (run) => workflows().stop(run),
      status: (run) => workflows().status(run),
      log: (entry: RequestLog) => log(entry),
    });
    return worker;
  };
  const poolOf = (kind: keyof typeof MAX_THREADS) =>
    threadPool({
      start: startTaskThread(kind === 'background' && settings.FOOTNOTE_PRIORITY === 'low'),
      most: MAX_THREADS[kind],
      stuckMs: STUCK_MS,
      idleMs: IDLE_MS[kind],
    });
  const interactive = poolOf('interactive');
  const background = poolOf('background');
  const rest = setInterval(() => {
    if (interactive.isEmpty() && background.isEmpty()) index.rest();
  }, STUCK_MS);
  rest.unref();
  const tasks = Object.fromEntries(
    HEAVY_TASKS.map((name) => [name, taskIn(name === 'answer-question' ? interactive : background, name)]),
  );

  return {
    index: indexOver(index.calls),
    tasks,
    reply: (whose, name, { signal: _, ...request }, appUrl) => interactive.call(whose, 'reply', name, request, appUrl),
    seed: () => interactive.call('', 'seed'),
    warm: interactive.warm,
    close: async () => {
      clearInterval(rest);
      await Promise.all([interactive.close(), background.close()]);
      await index.close();
    },
  };
};
