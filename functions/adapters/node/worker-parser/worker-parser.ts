// Parses documents in worker threads with limits on memory and time, so that no document can harm the process.
import type { Worker } from 'node:worker_threads';
import type { Digest, Parsed, Parser, Read } from '../../../ports/parser.ts';
import { isolatedWorker } from '../isolated-worker.ts';
import { type WorkerLimits, watchWorker } from '../worker-watch.ts';
import type { Ask, Reply, Setup, Tell } from './messages.ts';
import { installedPdfAssets } from './pdf-assets.ts';

type Options = {
  readonly memoryMb: number;
  readonly timeoutMs: number;
  /** Margin of V8's limit above `memoryMb`, so that the watch ends the thread first: V8 may end the process. */
  readonly headroomMb?: number;
  /** The worker's module: `worker.ts` here; a bundle beside the function on Lambda. */
  readonly entry?: URL;
  /** The folder with pdf.js's `cmaps/` and `standard_fonts/`; the installed package's by default. */
  readonly pdfAssets?: URL;
};

/** A small file that takes long is broken or hostile, so it gets less time than a large one. */
const CPU_LIMIT = { leastMs: 8_000, msPerMegabyte: 10_000 } as const;
/** The factor by which a worker may exceed its time when the machine is busy. */
const MAX_SLOWDOWN = 4;

export const watchLimits = (size: number, { memoryMb, timeoutMs }: Options): WorkerLimits => {
  const cpuMs = Math.min(timeoutMs, CPU_LIMIT.leastMs + (size / 1024 ** 2) * CPU_LIMIT.msPerMegabyte);
  return { memoryMb, cpuMs, wallMs: Math.min(timeoutMs, cpuMs * MAX_SLOWDOWN) };
};

const sizeOf = ({ segments }: Read): number => segments.reduce((sum, { text }) => sum + text.length, 0);

type Job = {
  readonly ask: Ask;
  readonly size: number;
  readonly onProgress?: ((share: number) => void) | undefined;
};

/** A worker is ended after this much work to release its memory; the next document gets a new one. */
const RECYCLE = { bytes: 32 * 1024 * 1024, segments: 50_000 } as const;

type Refusal = Extract<Reply, { readonly ok: false }>;

const reasonOf = (error: unknown): Refusal => {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return { ok: false, reason: code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooLargeOpened' : 'damaged' };
};

/** A broken or oversized document may leave the thread in a bad state; a refused one does not. */
const leavesFit = (reply: Reply): boolean =>
  reply.ok || (reply.reason !== 'damaged' && reply.reason !== 'tooLargeOpened');

/** `fit` is whether the worker can be reused. */
type Outcome<R> = { readonly reply: R | Refusal; readonly fit: boolean };

const run = <R extends Reply>(worker: Worker, job: Job, limits: Options): Promise<Outcome<R>> =>
  new Promise((resolve) => {
    const end = (reply: R | Refusal, fit: boolean) => {
      endWatch();
      // By name, because Node has its own listeners on the worker, without which no further message arrives.
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      // A worker being ended may still report an error; only the first result counts.
      worker.on('error', () => undefined);
      resolve({ reply, fit });
    };
    const endWatch = watchWorker(worker, watchLimits(job.size, limits), (reason) => end({ ok: false, reason }, false));
    worker.on('message', (message: Tell) => {
      // The worker returns the result of its request.
      if ('done' in message) end(message.done as R, leavesFit(message.done));
      else job.onProgress?.(message.progress);
    });
    worker.on('error', (error) => end(reasonOf(error), false));
    worker.on('exit', () => end({ ok: false, reason: 'damaged' }, false));
    worker.postMessage(job.ask, 'bytes' in job.ask ? [job.ask.bytes.buffer as ArrayBuffer] : []);
  });

/** A document allocates less than this between two checks of the watch. Set by hand. */
const HEADROOM_MB = 512;

const startWorker = ({ entry, pdfAssets, memoryMb, headroomMb = HEADROOM_MB }: Options): Worker =>
  isolatedWorker(entry ?? new URL('./worker.ts', import.meta.url), {
    workerData: installedPdfAssets(pdfAssets) satisfies Setup,
    memoryMb,
    headroomMb,
  });

export const workerParser = (options: Options): Parser & { close(): Promise<void> } => {
  let idle: Worker | undefined;
  const read = new WeakMap<Worker, number>();
  const isSpent = (worker: Worker, size: number, reply: Reply): boolean => {
    const sum = (read.get(worker) ?? 0) + size;
    read.set(worker, sum);
    return sum > RECYCLE.bytes || (reply.ok && 'segments' in reply && reply.segments.length > RECYCLE.segments);
  };
  const take = (): Worker => {
    const worker = idle ?? startWorker(options);
    idle = undefined;
    worker.ref();
    return worker;
  };
  const giveBack = (worker: Worker, fit: boolean): void => {
    if (!fit || idle) {
      void worker.terminate();
      return;
    }
    worker.unref();
    worker.once('exit', () => {
      if (idle === worker) idle = undefined;
    });
    idle = worker;
  };
  const ask = async <R extends Reply>(job: Job): Promise<R | Refusal> => {
    const worker = take();
    const { reply, fit } = await run<R>(worker, job, options);
    giveBack(worker, fit && !isSpent(worker, job.size, reply));
    return reply;
  };
  return {
    // A copy is transferred, so that the caller keeps its bytes.
    parse: ({ filename, bytes }, onProgress) =>
      ask<Parsed>({ ask: { filename, bytes: new Uint8Array(bytes) }, size: bytes.length, onProgress }),
    digest: (read) => ask<Digest>({ ask: { read }, size: sizeOf(read) }),
    close: async () => {
      const worker = idle;
      idle = undefined;
      await worker?.terminate();
    },
  };
};
