// Lambda entry of the step that ends a run.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { mail } from '../../adapters/aws/ports/mail.ts';
import { tableOf } from '../../adapters/aws/ports/table.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { finishRun } from './task.ts';

const ports = givenPorts({ mail: mail() });
export const handler = taskHandler({ name: 'finish-run', task: finishRun, ports, tableOf, log: logLine });
