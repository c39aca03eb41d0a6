// Lambda entry of the step that answers rows of a checklist.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { model } from '../../adapters/aws/ports/model.ts';
import { parser } from '../../adapters/aws/ports/parser.ts';
import { index } from '../../adapters/aws/ports/search-index.ts';
import { sources } from '../../adapters/aws/ports/sources.ts';
import { tableOf } from '../../adapters/aws/ports/table.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { answerRows } from './task.ts';

const ports = givenPorts({
  index: index(),
  model: model(),
  sources: sources(),
  parser: parser(import.meta.url),
});
export const handler = taskHandler({ name: 'answer-rows', task: answerRows, ports, tableOf, log: logLine });
