// A worker thread for hostile input: limited memory, no access to secrets, no output into our log.
import { Worker } from 'node:worker_threads';

/**
 * Where a thread passes V8's own limit by more than the 16 MB that Node leaves it, V8 ends the whole process: a young
 * generation gives less than that to the old one at once.
 */
const YOUNG_MB = 32;

type Options = {
  readonly workerData: unknown;
  readonly memoryMb: number;
  /** Between what a watch of the memory allows and V8's own limit, so that the watch ends the thread first. */
  readonly headroomMb?: number;
};

/** Where compiled modules are kept is all that it learns of its surroundings: a new thread is ready in a third of the time. */
const environment = (): Record<string, string> => {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
};

export const isolatedWorker = (entry: URL, { workerData, memoryMb, headroomMb = 0 }: Options): Worker => {
  const worker = new Worker(entry, {
    workerData,
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb + headroomMb,
      maxYoungGenerationSizeMb: YOUNG_MB,
      stackSizeMb: 4,
    },
    env: environment(),
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
};
