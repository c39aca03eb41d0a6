// Lambda entry of the step that writes the documents of a run.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { files } from '../../adapters/aws/ports/files.ts';
import { fonts } from '../../adapters/aws/ports/fonts.ts';
import { tableOf } from '../../adapters/aws/ports/table.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { renderRun } from './task.ts';

const ports = givenPorts({ files: files(), fonts: fonts(import.meta.url) });
export const handler = taskHandler({ name: 'render-run', task: renderRun, ports, tableOf, log: logLine });
