// A worker thread for hostile input: its memory has a limit, it finds no secrets, and it writes nothing into our log.
import { Worker } from 'node:worker_threads';

type Options = { readonly workerData: unknown; readonly memoryMb: number };

export const isolatedWorker = (entry: URL, { workerData, memoryMb }: Options): Worker => {
  const worker = new Worker(entry, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
    env: {},
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
};
