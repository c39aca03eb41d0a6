// Work of one tenant blocks neither the process nor other tenants' threads, and stuck work is ended.
import { EventEmitter, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { LOST } from '#infra/local/threads/calls.ts';
import { type ThreadPool, threadPool } from '#infra/local/threads/thread-pool.ts';

const BUSY = new URL('../../../helpers/busy-thread.ts', import.meta.url);
const workers: Worker[] = [];
const start = () => {
  const worker = new Worker(BUSY, { resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 64 } });
  workers.push(worker);
  return worker;
};
const pools: ThreadPool[] = [];
const open = (limits: { most?: number; stuckMs?: number; idleMs?: number } = {}) => {
  const pool = threadPool({ start, most: 2, stuckMs: 60_000, idleMs: 60_000, ...limits });
  pools.push(pool);
  return pool;
};
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

type Echo = { readonly value: unknown; readonly threadId: number };

describe('a pool of threads', () => {
  it('answers one tenant while the work of another never ends', async () => {
    // Prepare
    const pool = open();
    const endless = pool.call('one', 'spin').catch(({ name }) => name);
    // Act
    const echo = await pool.call<Echo>('two', 'echo', { plain: true });
    // Assess
    expect(echo.value).toEqual({ plain: true });
    await pool.close();
    expect(await endless).toBe(LOST);
  });

  it('keeps a tenant in one thread, and starts no more threads than its maximum', async () => {
    // Prepare
    const pool = open();
    // Act
    const first = await Promise.all([1, 2].map(() => pool.call<number>('one', 'wait', 300)));
    const spread = await Promise.all(['one', 'two', 'three', 'four'].map((who) => pool.call<number>(who, 'wait', 300)));
    // Assess
    expect(new Set(first).size).toBe(1);
    expect(new Set(spread).size).toBe(2);
  });

  it('ends a thread that is stuck, and serves the tenant again', async () => {
    const pool = open({ stuckMs: 1_000 });
    expect(await pool.call('one', 'spin').catch(({ name }) => name)).toBe(LOST);
    expect((await pool.call<Echo>('one', 'echo', 1)).value).toBe(1);
  });

  it('survives a thread without memory', async () => {
    const pool = open();
    expect(await pool.call('one', 'eat').catch(({ name }) => name)).toBe(LOST);
    expect((await pool.call<Echo>('one', 'echo', 1)).value).toBe(1);
  });

  it('reports the name of an error and never its text', async () => {
    const error: unknown = await open()
      .call('one', 'refuse')
      .catch((reason) => reason);
    expect(error).toMatchObject({ name: 'ModelBusy' });
    expect(String(error)).not.toContain('price');
  });

  it('frees its memory when it is idle', async () => {
    // Prepare
    const pool = open({ stuckMs: 2_000, idleMs: 0 });
    const { threadId } = await pool.call<Echo>('one', 'echo', 1);
    // Act
    await once(workers.at(-1) ?? new EventEmitter(), 'exit');
    // Assess
    expect(pool.isEmpty()).toBe(true);
    expect((await pool.call<Echo>('one', 'echo', 1)).threadId).not.toBe(threadId);
  });
});
