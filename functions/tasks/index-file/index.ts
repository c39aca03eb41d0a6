// Lambda entry of the step that reads a file and makes it searchable.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { files } from '../../adapters/aws/ports/files.ts';
import { mail } from '../../adapters/aws/ports/mail.ts';
import { model } from '../../adapters/aws/ports/model.ts';
import { ocr } from '../../adapters/aws/ports/ocr.ts';
import { parser } from '../../adapters/aws/ports/parser.ts';
import { scanner } from '../../adapters/aws/ports/scanner.ts';
import { index } from '../../adapters/aws/ports/search-index.ts';
import { tableOf } from '../../adapters/aws/ports/table.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { indexFile } from './task.ts';

const given = {
  files: files(),
  index: index(),
  mail: mail(),
  model: model(),
  parser: parser(import.meta.url),
  ocr: ocr(),
  scanner: scanner(),
};
export const handler = taskHandler({
  name: 'index-file',
  task: indexFile,
  ports: givenPorts(given),
  tableOf,
  log: logLine,
});
