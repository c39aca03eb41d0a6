// Lambda entry of the step that begins a run.
import { logLine } from '../../adapters/aws/log-line.ts';
import { table } from '../../adapters/aws/ports.ts';
import { taskPorts } from '../../adapters/aws/wiring.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { planRun } from './task.ts';

const ports = taskPorts({ table: table() });
export const handler = taskHandler({ name: 'plan-run', task: planRun, ports, log: logLine });
