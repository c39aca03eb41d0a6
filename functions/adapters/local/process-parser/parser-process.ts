// Runs in a process of its own: parses one document at a time in a watched thread, until its host goes away.

import type { Ask } from '../../node/worker-parser/messages.ts';
import { workerParser } from '../../node/worker-parser/worker-parser.ts';
import type { ProcessLimits, ProcessTell } from './process-parser.ts';

const [argument = ''] = process.argv.slice(2);
const { entry, ...limits }: ProcessLimits = JSON.parse(argument);
const parser = workerParser({ ...limits, ...(entry && { entry: new URL(entry) }) });

const tell = (message: ProcessTell) => process.send?.(message);

process.on('message', async (ask: Ask) => {
  tell({ hasBegun: true });
  const done =
    'read' in ask ? await parser.digest(ask.read) : await parser.parse(ask, (progress) => tell({ progress }));
  tell({ done });
});
// The thread may be in a loop: without a host nobody waits for it.
process.on('disconnect', () => process.exit());
