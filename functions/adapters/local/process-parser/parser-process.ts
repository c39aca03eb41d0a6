// Runs the parser process: parses one document at a time in a watched thread, until its host exits.
import type { Ask, Reply } from '../../node/worker-parser/messages.ts';
import { workerParser } from '../../node/worker-parser/worker-parser.ts';
import { endWithHost, whileAtWork } from '../own-process.ts';
import type { ProcessLimits, ProcessTell } from './process-parser.ts';

const [argument = ''] = process.argv.slice(2);
const { entry, ...limits }: ProcessLimits = JSON.parse(argument);
const parser = workerParser({ ...limits, ...(entry && { entry: new URL(entry) }) });

const BYTES_PER_MB = 1024 * 1024;
const tell = (message: ProcessTell) => process.send?.(message);

const replyTo = (ask: Ask): Promise<Reply> =>
  'read' in ask ? parser.digest(ask.read) : parser.parse(ask, (progress) => tell({ progress }));

process.on('message', async (ask: Ask) =>
  tell({
    done: await whileAtWork(
      () => tell({ isAtWork: true }),
      () => replyTo(ask),
    ),
    heldMb: process.memoryUsage.rss() / BYTES_PER_MB,
  }),
);
endWithHost();
