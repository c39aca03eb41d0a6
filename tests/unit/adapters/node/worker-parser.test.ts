// The timeout of a worker depends on the file's size: a small file that takes long is broken or hostile.
import { describe, expect, it } from 'vitest';
import { watchLimits } from '#functions/adapters/node/worker-parser/worker-parser.ts';

const MEGABYTE = 1024 ** 2;
const options = { memoryMb: 64, timeoutMs: 60_000 };

describe('the limits of a worker', () => {
  it('give a small file a short time, whatever a large one gets', () => {
    expect(watchLimits(1, options).cpuMs).toBeLessThan(9_000);
    expect(watchLimits(2 * MEGABYTE, options).cpuMs).toBe(28_000);
    expect(watchLimits(100 * MEGABYTE, options)).toEqual({ memoryMb: 64, cpuMs: 60_000, wallMs: 60_000 });
  });

  it('are longer than the worker’s own time, because other workers run beside it', () => {
    const { cpuMs, wallMs } = watchLimits(1, options);
    expect(wallMs).toBeGreaterThanOrEqual(3 * cpuMs);
    expect(wallMs).toBeLessThanOrEqual(options.timeoutMs);
  });
});
