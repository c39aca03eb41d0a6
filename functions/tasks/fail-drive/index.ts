// Lambda entry of the step that ends a sync that could not be completed.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { tableOf } from '../../adapters/aws/ports/table.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { failDrive } from './task.ts';

const ports = givenPorts({});
export const handler = taskHandler({ name: 'fail-drive', task: failDrive, ports, tableOf, log: logLine });
