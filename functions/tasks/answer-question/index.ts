// Lambda entry of the step that answers a question.
import { logLine } from '../../adapters/aws/log-line.ts';
import { sources } from '../../adapters/aws/outside-ports.ts';
import { index, model, parser, table } from '../../adapters/aws/ports.ts';
import { taskPorts } from '../../adapters/aws/wiring.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { answerQuestion } from './task.ts';

const ports = taskPorts({
  table: table(),
  index: index(),
  model: model(),
  sources: sources(),
  parser: parser(import.meta.url),
});
export const handler = taskHandler({ name: 'answer-question', task: answerQuestion, ports, log: logLine });
