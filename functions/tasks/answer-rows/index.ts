// Lambda entry of the step that answers rows of a checklist.
import { logLine } from '../../adapters/aws/log-line.ts';
import { sources } from '../../adapters/aws/outside-ports.ts';
import { index, model, parser, table } from '../../adapters/aws/ports.ts';
import { taskPorts } from '../../adapters/aws/wiring.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { answerRows } from './task.ts';

const ports = taskPorts({
  table: table(),
  index: index(),
  model: model(),
  sources: sources(),
  parser: parser(import.meta.url),
});
export const handler = taskHandler({ name: 'answer-rows', task: answerRows, ports, log: logLine });
