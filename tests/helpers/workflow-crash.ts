// A process that a test starts: begins executions that never end, reports it, and waits to be killed.
import { aslWorkflows } from '#functions/adapters/local/asl-workflows/asl-workflows.ts';
import { systemClock } from '#functions/adapters/node/clock.ts';
import { machines } from '#machines/index.ts';
import { noPorts, recordingTasks } from './workflow-tasks.ts';

const [path = '', ...names] = process.argv.slice(2);
let begun = 0;
const { tasks } = recordingTasks({
  'answer-question': () => {
    begun += 1;
    if (begun === names.length) process.stdout.write('running\n');
    return new Promise(() => undefined);
  },
});
const workflows = aslWorkflows({ machines, tasks, ports: noPorts, path, clock: systemClock });
for (const name of names)
  await workflows.start({ machine: 'answer', name, input: { tenant: 'hanbit', searchId: name, userId: 'user-1' } });
setTimeout(() => undefined, 60_000);
