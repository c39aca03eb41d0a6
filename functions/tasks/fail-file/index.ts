// Lambda entry of the step that ends a file that could not be read.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { tableOf } from '../../adapters/aws/ports/table.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { failFile } from './task.ts';

const ports = givenPorts({});
export const handler = taskHandler({ name: 'fail-file', task: failFile, ports, tableOf, log: logLine });
