// A pool of threads for long work. It assigns each tenant to one of a few threads, and ends a stuck thread.
import type { Worker } from 'node:worker_threads';
import { type Calls, callsOver } from './calls.ts';

type Thread = {
  readonly worker: Worker;
  readonly calls: Calls;
  /** The number of running calls, by tenant. */
  readonly tenants: Map<string, number>;
  /** The processor time used when the thread was last checked; `undefined` once it has answered. */
  asked: Promise<number> | undefined;
  idleSince: number;
};

type Options = {
  readonly start: () => Worker;
  readonly most: number;
  /** A thread that uses a processor this long without answering is in a loop. One that waits for a processor is not. */
  readonly stuckMs: number;
  readonly idleMs: number;
};

export type ThreadPool = {
  call<T>(tenant: string, method: string, ...values: readonly unknown[]): Promise<T>;
  /** Keeps one thread ready for the next caller. */
  warm(): void;
  isEmpty(): boolean;
  /** Ends all threads; the next call starts new ones. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

/** Processor time in milliseconds, available even in a loop; 0 if the thread has not begun or has ended. */
const usedBy = ({ worker }: Pick<Thread, 'worker'>): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  );

export const threadPool = ({ start, most, stuckMs, idleMs }: Options): ThreadPool => {
  const threads = new Set<Thread>();

  const end = async (thread: Thread): Promise<void> => {
    threads.delete(thread);
    await thread.worker.terminate();
    thread.calls.end();
  };
  const begin = (): Thread => {
    const worker = start();
    const thread: Thread = {
      worker,
      calls: callsOver(worker),
      tenants: new Map(),
      asked: undefined,
      idleSince: performance.now(),
    };
    worker.unref();
    worker.on('error', () => void end(thread));
    worker.on('exit', () => void end(thread));
    threads.add(thread);
    return thread;
  };
  /** A tenant stays on its running thread; others get a free thread, a new one, or the one with the fewest tenants. */
  const threadFor = (tenant: string): Thread => {
    const all = [...threads];
    const [least] = all.sort((a, b) => a.tenants.size - b.tenants.size);
    const free = all.find(({ tenants }) => tenants.has(tenant)) ?? all.find(({ tenants }) => tenants.size === 0);
    return free ?? (threads.size < most || !least ? begin() : least);
  };
  const count = ({ tenants }: Thread, tenant: string, by: number) => {
    const calls = (tenants.get(tenant) ?? 0) + by;
    if (calls > 0) tenants.set(tenant, calls);
    else tenants.delete(tenant);
  };

  const endIfStuck = async (thread: Thread, before: Promise<number>): Promise<void> => {
    const used = (await usedBy(thread)) - (await before);
    if (thread.asked === before && used >= stuckMs / 2) await end(thread);
  };
  const look = (thread: Thread): void => {
    const isIdle = thread.tenants.size === 0;
    if (isIdle && performance.now() - thread.idleSince > idleMs) return void end(thread);
    if (thread.asked) return void endIfStuck(thread, thread.asked);
    thread.asked = usedBy(thread);
    thread.calls.call('alive').then(
      () => {
        thread.asked = undefined;
      },
      () => undefined,
    );
  };
  const endAll = async () => {
    await Promise.all([...threads].map(end));
  };
  const watch = setInterval(() => [...threads].forEach(look), stuckMs);
  watch.unref();

  return {
    call: async (tenant, method, ...values) => {
      const thread = threadFor(tenant);
      count(thread, tenant, 1);
      try {
        return await thread.calls.call(method, ...values);
      } finally {
        count(thread, tenant, -1);
        thread.idleSince = performance.now();
      }
    },
    warm: () => {
      const [first] = threads;
      if (first) first.idleSince = performance.now();
      else begin();
    },
    isEmpty: () => threads.size === 0,
    restart: endAll,
    close: async () => {
      clearInterval(watch);
      await endAll();
    },
  };
};
