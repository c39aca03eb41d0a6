// Lambda entry of the step that queries one source of a run.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { files } from '../../adapters/aws/ports/files.ts';
import { model } from '../../adapters/aws/ports/model.ts';
import { parser } from '../../adapters/aws/ports/parser.ts';
import { index } from '../../adapters/aws/ports/search-index.ts';
import { sources } from '../../adapters/aws/ports/sources.ts';
import { tableOf } from '../../adapters/aws/ports/table.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { gatherSource } from './task.ts';

const ports = givenPorts({
  files: files(),
  index: index(),
  model: model(),
  sources: sources(),
  parser: parser(import.meta.url),
});
export const handler = taskHandler({ name: 'gather-source', task: gatherSource, ports, tableOf, log: logLine });
