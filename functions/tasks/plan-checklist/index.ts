// Lambda entry of the step that begins to answer a checklist.
import { logLine } from '../../adapters/aws/log-line.ts';
import { table } from '../../adapters/aws/ports.ts';
import { taskPorts } from '../../adapters/aws/wiring.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { planChecklist } from './task.ts';

const ports = taskPorts({ table: table() });
export const handler = taskHandler({ name: 'plan-checklist', task: planChecklist, ports, log: logLine });
