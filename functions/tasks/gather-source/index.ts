// Lambda entry of the step that asks one source of a run.
import { logLine } from '../../adapters/aws/log-line.ts';
import { sources } from '../../adapters/aws/outside-ports.ts';
import { files, index, model, parser, table } from '../../adapters/aws/ports.ts';
import { taskPorts } from '../../adapters/aws/wiring.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { gatherSource } from './task.ts';

const ports = taskPorts({
  files: files(),
  index: index(),
  model: model(),
  sources: sources(),
  table: table(),
  parser: parser(import.meta.url),
});
export const handler = taskHandler({ name: 'gather-source', task: gatherSource, ports, log: logLine });
