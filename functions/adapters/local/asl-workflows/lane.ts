// Limits how many executions run at once on one machine; the others queue.
import type { MachineName } from '../../../ports/workflows.ts';
import type { ExecutionStore } from './executions.ts';
import { fairQueue } from './fair-queue.ts';
import type { Interpreter, Run } from './interpreter.ts';

/** An execution that crashed the process this often is given up. */
const MAX_RUNS = 5;

export type Failure = { readonly machine: MachineName; readonly name: string; readonly error: string };

export type Lane = {
  add(name: string, input: { readonly [field: string]: unknown }): void;
  stop(name: string): void;
  /** Nothing starts or is stored any more. */
  close(): void;
};

export const lane = (options: {
  readonly machine: MachineName;
  readonly places: number;
  readonly interpreter: Interpreter;
  readonly store: ExecutionStore;
  readonly onFailure: ((failure: Failure) => void) | undefined;
}): Lane => {
  const { machine, places, interpreter, store, onFailure } = options;
  // One place is always left to other tenants.
  const mostOfOne = Math.max(1, places - 1);
  const waiting = fairQueue<string>();
  const queued = new Set<string>();
  const active = new Map<string, Run>();
  const ofTenant = new Map<string, number>();
  let isClosed = false;

  const fail = (name: string, error: string) => {
    store.end({ machine, name }, 'failed', error);
    onFailure?.({ machine, name, error });
  };
  const runOne = async (name: string): Promise<void> => {
    const execution = store.begin({ machine, name });
    if (!execution) return;
    if (execution.runs > MAX_RUNS) return fail(name, 'Interrupted');
    const run = interpreter.run(execution.input);
    active.set(name, run);
    const outcome = await run.outcome;
    if (isClosed || !active.delete(name)) return;
    if (outcome.status === 'failed') fail(name, outcome.error);
    else store.end({ machine, name }, 'succeeded');
  };
  const count = (tenant: string, by: number) => ofTenant.set(tenant, (ofTenant.get(tenant) ?? 0) + by);
  const mayGoOn = (tenant: string): boolean => (ofTenant.get(tenant) ?? 0) < mostOfOne;
  const fill = (): void => {
    while (!isClosed && active.size < places) {
      const next = waiting.next(mayGoOn);
      if (!next) return;
      const { tenant, item: name } = next;
      queued.delete(name);
      count(tenant, 1);
      // An end that cannot be stored leaves the execution "running", so it runs again at the next boot.
      runOne(name)
        .catch(() => active.delete(name))
        .then(() => count(tenant, -1))
        .then(fill);
    }
  };

  return {
    add: (name, input) => {
      if (queued.has(name) || active.has(name)) return;
      queued.add(name);
      waiting.push(typeof input.tenant === 'string' ? input.tenant : '', name);
      fill();
    },
    stop: (name) => {
      if (queued.delete(name)) waiting.remove((other) => other === name);
      active.get(name)?.abort();
      active.delete(name);
      fill();
    },
    close: () => {
      isClosed = true;
      for (const run of active.values()) run.abort();
    },
  };
};
