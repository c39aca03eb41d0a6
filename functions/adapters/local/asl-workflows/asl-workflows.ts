// Durable runs of the state machines on one machine: what was running when the process died runs again.
import type { Clock } from '../../../ports/clock.ts';
import type { Ports } from '../../../ports/ports.ts';
import { MACHINES, type MachineName, type Workflows } from '../../../ports/workflows.ts';
import type { Task } from '../../../tasks/task.ts';
import { type ExecutionId, executionStore } from './executions.ts';
import { type FairQueue, fairQueue } from './fair-queue.ts';
import { type Interpreter, interpreter, type Run } from './interpreter.ts';

export type Machines = Readonly<
  Record<MachineName, { readonly definition: object; readonly tasks: Readonly<Record<string, string>> }>
>;

/** Executions at once. One of index-files reads up to four files at a time. */
const PLACES: Readonly<Record<MachineName, number>> = { answer: 8, 'index-files': 2, 'delete-files': 4 };
/** An execution that took the process down this often is given up. */
const MOST_RUNS = 5;
const CLOSE_WAIT_MS = 5000;

export type AslWorkflows = Workflows & {
  /** At boot: everything that was running runs again, from its beginning; steps may be repeated without harm. */
  resume(): void;
  /** What stopped an execution: the name of an error, never its text. */
  errorOf(run: ExecutionId): string | undefined;
  /** Stops running; what was running is resumed next time. */
  close(): Promise<void>;
};

type Lane = {
  readonly machine: Interpreter;
  readonly places: number;
  readonly queue: FairQueue<string>;
  readonly active: Map<string, Run>;
};

export const aslWorkflows = (options: {
  readonly machines: Machines;
  /** By the name of their folder. */
  readonly tasks: Readonly<Record<string, Task>>;
  /** Asked at each step: the workflows are a port themselves. */
  readonly ports: () => Ports;
  /** A file, or `:memory:`. */
  readonly path: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly places?: Partial<Record<MachineName, number>>;
  /** How long a second of the definitions lasts; for tests. */
  readonly timeScale?: number;
  readonly onFailure?: (failure: ExecutionId & { readonly error: string }) => void;
}): AslWorkflows => {
  const { machines, tasks, ports, timeScale = 1, places = {}, onFailure } = options;
  const store = executionStore(options.path, () => options.clock.now());
  const steps = new Set<Promise<unknown>>();
  let closing = false;

  const onStep = (step: Promise<unknown>) => {
    const settled = step.then(
      () => undefined,
      () => undefined,
    );
    steps.add(settled);
    settled.then(() => steps.delete(settled));
  };
  const laneOf = (name: MachineName): Lane => ({
    machine: interpreter({ machine: machines[name], tasks, ports, timeScale, onStep }),
    places: places[name] ?? PLACES[name],
    queue: fairQueue(),
    active: new Map(),
  });
  const lanes: Readonly<Record<MachineName, Lane>> = {
    answer: laneOf('answer'),
    'index-files': laneOf('index-files'),
    'delete-files': laneOf('delete-files'),
  };

  const fail = (id: ExecutionId, error: string) => {
    store.end(id, 'failed', error);
    onFailure?.({ ...id, error });
  };
  const runOne = async (lane: Lane, id: ExecutionId): Promise<void> => {
    const execution = store.begin(id);
    if (!execution) return;
    if (execution.runs > MOST_RUNS) return fail(id, 'Interrupted');
    const run = lane.machine.run(execution.input);
    lane.active.set(id.name, run);
    const outcome = await run.outcome;
    if (closing || !lane.active.delete(id.name)) return;
    if (outcome.status === 'failed') fail(id, outcome.error);
    else store.end(id, 'succeeded');
  };
  const fill = (machine: MachineName): void => {
    const lane = lanes[machine];
    while (!closing && lane.active.size < lane.places) {
      const name = lane.queue.next();
      if (name === undefined) return;
      // What cannot be written down stays "running" on file and is run again at the next boot.
      runOne(lane, { machine, name })
        .catch(() => lane.active.delete(name))
        .then(() => fill(machine));
    }
  };
  const enqueue = ({ machine, name }: ExecutionId, input: { readonly [field: string]: unknown }) => {
    lanes[machine].queue.push(typeof input.tenant === 'string' ? input.tenant : '', name);
  };

  return {
    start: async ({ machine, name, input }) => {
      if (!store.add({ machine, name }, input)) return;
      enqueue({ machine, name }, input);
      fill(machine);
    },
    stop: async ({ machine, name }) => {
      const lane = lanes[machine];
      store.end({ machine, name }, 'stopped');
      lane.queue.remove((waiting) => waiting === name);
      const run = lane.active.get(name);
      lane.active.delete(name);
      run?.abort();
      fill(machine);
    },
    status: async (run) => store.status(run)?.status,
    errorOf: (run) => store.status(run)?.error ?? undefined,
    resume: () => {
      for (const execution of store.running()) {
        const known = lanes[execution.machine].active.has(execution.name);
        lanes[execution.machine].queue.remove((waiting) => waiting === execution.name);
        if (!known) enqueue(execution, execution.input);
      }
      for (const machine of MACHINES) fill(machine);
    },
    close: async () => {
      closing = true;
      for (const { active } of Object.values(lanes)) for (const run of active.values()) run.abort();
      const patience = new Promise((resolve) => setTimeout(resolve, CLOSE_WAIT_MS).unref());
      await Promise.race([Promise.all(steps), patience]);
      store.close();
    },
  };
};
