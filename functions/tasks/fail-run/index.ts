// Lambda entry of the step that ends what a run could not complete.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { mail } from '../../adapters/aws/ports/mail.ts';
import { tableOf } from '../../adapters/aws/ports/table.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { failRun } from './task.ts';

const ports = givenPorts({ mail: mail() });
export const handler = taskHandler({ name: 'fail-run', task: failRun, ports, tableOf, log: logLine });
