// Starts a worker thread for hostile input: limited memory, no access to secrets, no output into our log.
import { Worker } from 'node:worker_threads';

/**
 * If a thread exceeds V8's own limit by more than the 16 MB that Node allows, V8 ends the whole process. A small young
 * generation promotes less than that to the old one at once.
 */
const YOUNG_MB = 32;

type Options = {
  readonly workerData: unknown;
  readonly memoryMb: number;
  /** Margin between the watched memory limit and V8's own, so that the watch ends the thread first. */
  readonly headroomMb?: number;
};

/** Passes only the location of the compile cache, which starts a thread in a third of the time. */
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
