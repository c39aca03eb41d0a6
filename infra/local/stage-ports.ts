// The ports of the stage's main process, which runs the machines and starts the threads for heavy steps.
import { join } from 'node:path';
import { aslWorkflows } from '#functions/adapters/local/asl-workflows/asl-workflows.ts';
import { systemClock } from '#functions/adapters/node/clock.ts';
import type { Log } from '#functions/http/log.ts';
import { machines } from '#machines/index.ts';
import { portsOf } from './ports.ts';
import type { Settings } from './settings.ts';
import { lightTasks } from './tasks.ts';
import { startThreads } from './threads/threads.ts';

export const stagePorts = (settings: Settings, log: Log) => {
  const folder = settings.FOOTNOTE_DATA;
  const threads = startThreads({ settings, indexFolder: join(folder, 'index'), workflows: () => workflows, log });
  const workflows = aslWorkflows({
    machines,
    tasks: { ...lightTasks, ...threads.tasks },
    ports: () => own.ports,
    path: join(folder, 'executions.sqlite'),
    clock: systemClock,
    onFailure: ({ machine, name, error }) => console.error(`${machine} ${name}: ${error}`),
  });
  const own = portsOf(settings, { index: threads.index, workflows });
  return {
    ...own,
    threads,
    /** Resumes the executions that were running when the last process ended. */
    resume: workflows.resume,
    close: async () => {
      await workflows.close();
      await threads.close();
      await own.close();
    },
  };
};
