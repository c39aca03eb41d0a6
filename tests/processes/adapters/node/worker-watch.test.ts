// The watch of a worker: counts processor time used, and wall-clock time only by the ticks that the watch itself has
// seen.
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchWorker } from '#functions/adapters/node/worker-watch.ts';

const LIMITS = { memoryMb: 64, cpuMs: 500, wallMs: 1000 };
const LOOK_MS = 100;

/** The processor time used at each check, in milliseconds. */
const workerThatUses = (cpuMs: () => number) =>
  ({
    cpuUsage: async () => ({ user: cpuMs() * 1000, system: 0 }),
    getHeapStatistics: async () => ({ external_memory: 0, used_heap_size: 0 }),
  }) as unknown as Worker;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const faultsOf = (worker: Worker) => {
  const faults: string[] = [];
  const end = watchWorker(worker, LIMITS, (fault) => {
    faults.push(fault);
    end();
  });
  return faults;
};

it('ends a worker that has used its time', async () => {
  let used = 0;
  const faults = faultsOf(workerThatUses(() => (used += 200)));

  await vi.advanceTimersByTimeAsync(4 * LOOK_MS);

  expect(faults).toEqual(['tookTooLong']);
});

it('ends a worker that waits forever', async () => {
  const faults = faultsOf(workerThatUses(() => 0));

  await vi.advanceTimersByTimeAsync(LIMITS.wallMs);
  const before = [...faults];
  await vi.advanceTimersByTimeAsync(LOOK_MS);

  expect([before, faults]).toEqual([[], ['tookTooLong']]);
});
