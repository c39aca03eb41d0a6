// Lambda entry of the step that begins to answer a checklist.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { table } from '../../adapters/aws/ports/table.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { planChecklist } from './task.ts';

const ports = givenPorts({ table: table() });
export const handler = taskHandler({ name: 'plan-checklist', task: planChecklist, ports, log: logLine });
