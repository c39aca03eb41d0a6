// Lambda entry of the step that starts a run.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { tableOf } from '../../adapters/aws/ports/table.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { planRun } from './task.ts';

const ports = givenPorts({});
export const handler = taskHandler({ name: 'plan-run', task: planRun, ports, tableOf, log: logLine });
