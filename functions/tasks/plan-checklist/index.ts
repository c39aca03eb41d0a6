// Lambda entry of the step that starts answering a checklist.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { tableOf } from '../../adapters/aws/ports/table.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { planChecklist } from './task.ts';

const ports = givenPorts({});
export const handler = taskHandler({ name: 'plan-checklist', task: planChecklist, ports, tableOf, log: logLine });
