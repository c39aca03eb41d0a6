// Handles requests on workbooks in a worker thread with limits on memory and time, one at a time.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { WorkbookRefused, type WorkbookSource, type Workbooks } from '../../../ports/workbooks.ts';
import { isolatedWorker } from '../isolated-worker.ts';
import { watchWorker } from '../worker-watch.ts';
import type { Ask, Setup, Tell } from './messages.ts';

type Options = {
  readonly memoryMb: number;
  /** Processor time. */
  readonly timeoutMs: number;
  /** Wall-clock time; defaults to the same, unless others share the machine. */
  readonly wallMs?: number;
  /** The worker's module: `worker.ts` here; a bundle beside the function on Lambda. */
  readonly entry?: URL;
  /** How long an idle worker keeps its workbooks open; a new one costs the next request a second. */
  readonly idleMs?: number;
  /** The formula engine; the installed package's by default. */
  readonly wasm?: URL;
};

const installedWasm = (): string => createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm');

const startWorker = ({ entry, wasm, memoryMb }: Options): Worker =>
  isolatedWorker(entry ?? new URL('./worker.ts', import.meta.url), {
    workerData: { wasm: wasm ? fileURLToPath(wasm) : installedWasm(), memoryMb } satisfies Setup,
    memoryMb,
  });

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** `gone`: the worker can no longer be used. */
type Outcome = Tell | { readonly is: 'gone'; readonly why: 'time' | 'memory' | 'crash' };

const run = (worker: Worker, ask: Ask, { timeoutMs, wallMs = timeoutMs }: Options): Promise<Outcome> =>
  new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      endWatch();
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      worker.on('error', () => undefined);
      resolve(outcome);
    };
    const endWatch = watchWorker(worker, { cpuMs: timeoutMs, wallMs }, () => end({ is: 'gone', why: 'time' }));
    worker.on('message', (message: Tell) => end(message));
    worker.on('error', (error) =>
      end({ is: 'gone', why: codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash' }),
    );
    worker.on('exit', () => end({ is: 'gone', why: 'crash' }));
    worker.postMessage(ask);
  });

const WHY = { time: 'tookTooLong', memory: 'tooLargeOpened', crash: 'damaged' } as const;

/** Set by hand: as long as a thread in which somebody has asked a question. */
const IDLE_MS = 5 * 60_000;
/** Maximum number of workbooks remembered as slow. */
const MAX_SLOW_WORKBOOKS = 500;

export const workerWorkbooks = (options: Options): Workbooks & { close(): Promise<void> } => {
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  /** Workbooks whose formulas took too long or broke the engine: they are shown and written uncalculated. */
  const slow = new Set<string>();

  const end = async (): Promise<void> => {
    clearTimeout(idleTimer);
    const last = worker;
    worker = undefined;
    await last?.terminate();
  };
  const tell = async (ask: Ask): Promise<Outcome> => {
    clearTimeout(idleTimer);
    worker ??= startWorker(options);
    const current = worker;
    current.ref();
    const outcome = await run(current, ask, options);
    if (outcome.is === 'gone') void end();
    else {
      current.unref();
      idleTimer = setTimeout(end, options.idleMs ?? IDLE_MS).unref();
    }
    return outcome;
  };
  const tellWithBytes = async (source: WorkbookSource, ask: Ask): Promise<Outcome> => {
    const first = worker ? await tell(ask) : { is: 'missing' as const };
    return first.is === 'missing' ? tell({ ...ask, bytes: await source.bytes() }) : first;
  };
  const answer = async (source: WorkbookSource, question: string, ask: unknown): Promise<unknown> => {
    const { key, filename } = source;
    const wanted = { key, filename, question, ask };
    let outcome = await tellWithBytes(source, { ...wanted, calculates: !slow.has(key) });
    if (outcome.is === 'gone' && outcome.why !== 'memory' && !slow.has(key)) {
      if (slow.size >= MAX_SLOW_WORKBOOKS) slow.clear();
      slow.add(key);
      outcome = await tellWithBytes(source, { ...wanted, calculates: false });
    }
    if (outcome.is === 'answer') return outcome.answer;
    if (outcome.is === 'refused') throw new WorkbookRefused(outcome.reason);
    if (outcome.is === 'gone') throw new WorkbookRefused(WHY[outcome.why]);
    throw new Error(outcome.is === 'failed' ? outcome.message : 'the workbook would not stay open');
  };
  return {
    ask: (source, question, ask) => {
      const answered = turn.then(() => answer(source, question, ask));
      turn = answered.catch(() => undefined);
      // The result has the type of the request of the same name.
      return answered as Promise<never>;
    },
    close: end,
  };
};
