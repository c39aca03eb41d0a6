// Measures a worker's memory and processor time.
import type { Worker } from 'node:worker_threads';

export type WorkerLimits = {
  /** If `undefined`, memory is limited only by the thread itself. */
  readonly memoryMb?: number;
  /** Processor time from now on. */
  readonly cpuMs: number;
  /** Wall-clock time in which this process could run, for a worker that waits or cannot be measured. */
  readonly wallMs: number;
};
export type WorkerFault = 'tookTooLong' | 'tooLargeOpened';

const LOOK_MS = 100;
const BYTES_PER_MB = 1024 * 1024;

const cpuMsOf = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Calls back once a limit is exceeded. Time is the worker's processor time, because on a busy machine a clock would
 * refuse a good document. The clock counts checks, which are delayed if the process, and the worker with it, waits for
 * a processor. Typed arrays are outside the heap that `resourceLimits` bounds, and inflated streams of a PDF fill
 * exactly those. Returns a function that stops the watch.
 */
export const watchWorker = (worker: Worker, limits: WorkerLimits, onFault: (fault: WorkerFault) => void) => {
  const most = (limits.memoryMb ?? Number.POSITIVE_INFINITY) * BYTES_PER_MB;
  let wasOver = false;
  let startedMs: number | undefined;
  let waitedMs = 0;

  const lookAtMemory = async () => {
    const { external_memory: outside, used_heap_size: inside } = await worker.getHeapStatistics();
    // Both together may exceed the limit briefly, until garbage is collected.
    const isOver = outside + inside > most;
    if (outside > most || (isOver && wasOver)) onFault('tooLargeOpened');
    wasOver = isOver;
  };
  const lookAtTime = async () => {
    const usedMs = await cpuMsOf(worker);
    startedMs ??= usedMs;
    if (usedMs - startedMs > limits.cpuMs) onFault('tookTooLong');
  };
  const look = () => {
    // A worker that has ended cannot be measured; its `exit` event reports it.
    lookAtMemory().catch(() => undefined);
    lookAtTime().catch(() => undefined);
  };
  look();
  const watch = setInterval(() => {
    look();
    waitedMs += LOOK_MS;
    if (waitedMs > limits.wallMs) onFault('tookTooLong');
  }, LOOK_MS);
  return () => clearInterval(watch);
};
