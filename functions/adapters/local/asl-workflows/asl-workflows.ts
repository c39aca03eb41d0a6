// Runs state machines durably on one machine: executions running when the process died are run again.
import type { Clock } from '../../../ports/clock.ts';
import type { Ports } from '../../../ports/ports.ts';
import type { MachineName, Workflows } from '../../../ports/workflows.ts';
import type { Task } from '../../../tasks/task.ts';
import { type ExecutionId, executionStore } from './executions.ts';
import { interpreter } from './interpreter.ts';
import { type Failure, type Lane, lane } from './lane.ts';

type Machines = Readonly<
  Record<MachineName, { readonly definition: object; readonly tasks: Readonly<Record<string, string>> }>
>;

/** Concurrent executions. One of index-files parses up to four files at a time. */
const PLACES: Readonly<Record<MachineName, number>> = {
  answer: 8,
  'index-files': 2,
  'delete-files': 4,
  // Many, because an erasure may wait for bytes in transit and must not block others.
  'delete-project': 16,
  // Each queries up to three sources and writes up to three sections at a time.
  run: 3,
  'im-structure': 2,
  'im-report': 2,
  'delete-organisation': 2,
  'sync-drive': 2,
  // Each answers up to four rows at a time.
  checklist: 2,
};
const CLOSE_WAIT_MS = 5000;

export type AslWorkflows = Workflows & {
  /** At boot, restarts every interrupted execution from its beginning; steps are idempotent. */
  resume(): void;
  /** The name of the error that stopped an execution, never its text. */
  errorOf(run: ExecutionId): string | undefined;
  /** Stops all executions; they are resumed at the next boot. */
  close(): Promise<void>;
};

type Options = {
  readonly machines: Machines;
  /** Tasks by the name of their folder. */
  readonly tasks: Readonly<Record<string, Task>>;
  /** Called at each step, because the workflows are a port themselves. */
  readonly ports: () => Ports;
  /** A file, or `:memory:`. */
  readonly path: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly places?: Partial<Record<MachineName, number>>;
  /** The length of a second in the definitions; for tests. */
  readonly timeScale?: number;
  readonly onFailure?: (failure: Failure) => void;
};

/** Steps cannot be aborted: closing waits a while for those under way. */
const stepsAtWork = () => {
  const steps = new Set<Promise<void>>();
  return {
    add: (step: Promise<unknown>) => {
      const nothing = () => undefined;
      const settled: Promise<void> = step.then(nothing, nothing).then(() => void steps.delete(settled));
      steps.add(settled);
    },
    wait: async () => {
      const timeout = new Promise((resolve) => setTimeout(resolve, CLOSE_WAIT_MS).unref());
      await Promise.race([Promise.all(steps), timeout]);
    },
  };
};

export const aslWorkflows = (options: Options): AslWorkflows => {
  const { machines, tasks, ports, timeScale = 1, places = {}, onFailure } = options;
  const store = executionStore(options.path, () => options.clock.now());
  const steps = stepsAtWork();
  const laneOf = (machine: MachineName): Lane =>
    lane({
      machine,
      places: places[machine] ?? PLACES[machine],
      interpreter: interpreter({ machine: machines[machine], tasks, ports, timeScale, onStep: steps.add }),
      store,
      onFailure,
    });
  const lanes: Readonly<Record<MachineName, Lane>> = {
    answer: laneOf('answer'),
    'index-files': laneOf('index-files'),
    'delete-files': laneOf('delete-files'),
    'delete-project': laneOf('delete-project'),
    'sync-drive': laneOf('sync-drive'),
    checklist: laneOf('checklist'),
    run: laneOf('run'),
    'im-structure': laneOf('im-structure'),
    'im-report': laneOf('im-report'),
    'delete-organisation': laneOf('delete-organisation'),
  };

  return {
    start: async ({ machine, name, input }) => {
      if (store.add({ machine, name }, input)) lanes[machine].add(name, input);
    },
    stop: async ({ machine, name }) => {
      store.end({ machine, name }, 'stopped');
      lanes[machine].stop(name);
    },
    status: async (run) => store.status(run)?.status,
    errorOf: (run) => store.status(run)?.error ?? undefined,
    resume: () => {
      for (const { machine, name, input } of store.running()) lanes[machine].add(name, input);
    },
    close: async () => {
      for (const each of Object.values(lanes)) each.close();
      await steps.wait();
      store.close();
    },
  };
};
