// Measures what a worker uses: memory and processor time.
import type { Worker } from 'node:worker_threads';

export type WorkerLimits = {
  /** Without it memory is left to the thread's own limits. */
  readonly memoryMb?: number;
  /** Processor time, from now on. */
  readonly cpuMs: number;
  /** Time on the clock, as far as this process had a turn: for a worker that waits, or cannot be asked. */
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
 * Calls back once a limit is passed. Time is the worker's own: on a busy machine a clock would refuse a good document. The
 * clock counts by looks, which come late where the process itself waits for a processor, and its worker with it.
 * Typed arrays are outside the heap that `resourceLimits` bounds; inflated streams of a PDF fill just those.
 * Returns what ends the watch.
 */
export const watchWorker = (worker: Worker, limits: WorkerLimits, onFault: (fault: WorkerFault) => void) => {
  const most = (limits.memoryMb ?? Number.POSITIVE_INFINITY) * BYTES_PER_MB;
  let wasOver = false;
  let startedMs: number | undefined;
  let waitedMs = 0;

  const lookAtMemory = async () => {
    const { external_memory: outside, used_heap_size: inside } = await worker.getHeapStatistics();
    // Both together may be too much for a moment, until garbage is collected.
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
    // A worker that has ended cannot be asked; its `exit` says so.
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
