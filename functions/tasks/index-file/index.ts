// Lambda entry of the step that reads a file and makes it searchable.
import { logLine } from '../../adapters/aws/log-line.ts';
import { files, index, mail, model, ocr, parser, table } from '../../adapters/aws/ports.ts';
import { taskPorts } from '../../adapters/aws/wiring.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { indexFile } from './task.ts';

const given = {
  table: table(),
  files: files(),
  index: index(),
  mail: mail(),
  model: model(),
  parser: parser(import.meta.url),
  ocr: ocr(),
};
export const handler = taskHandler({ name: 'index-file', task: indexFile, ports: taskPorts(given), log: logLine });
