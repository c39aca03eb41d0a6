// Threads for work that may be long: each tenant's in one of them, the tenants spread over a few, a stuck one ended.
import type { Worker } from 'node:worker_threads';
import { type Calls, callsOver } from './calls.ts';

type Thread = {
  readonly worker: Worker;
  readonly calls: Calls;
  /** Calls at work, by tenant. */
  readonly tenants: Map<string, number>;
  isStuck: boolean;
  idleSince: number;
};

type Options = {
  readonly start: () => Worker;
  readonly most: number;
  /** A thread that does not answer for so long is in a loop, or as good as. */
  readonly stuckMs: number;
  readonly idleMs: number;
};

export type ThreadPool = {
  call<T>(tenant: string, method: string, ...values: readonly unknown[]): Promise<T>;
  /** Has one thread ready for who may need it soon. */
  warm(): void;
  isEmpty(): boolean;
  /** Ends all threads; the next call starts new ones. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

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
      isStuck: false,
      idleSince: performance.now(),
    };
    worker.unref();
    worker.on('error', () => void end(thread));
    worker.on('exit', () => void end(thread));
    threads.add(thread);
    return thread;
  };
  /** A tenant stays where it is at work; another one goes where nobody is, or where the fewest calls are. */
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

  const look = (thread: Thread): void => {
    const isIdle = thread.tenants.size === 0;
    if (thread.isStuck || (isIdle && performance.now() - thread.idleSince > idleMs)) return void end(thread);
    thread.isStuck = true;
    thread.calls.call('alive').then(
      () => {
        thread.isStuck = false;
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
