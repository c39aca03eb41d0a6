// Lambda entry of the step that ends a run.
import { logLine } from '../../adapters/aws/log-line.ts';
import { mail, table } from '../../adapters/aws/ports.ts';
import { taskPorts } from '../../adapters/aws/wiring.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { finishRun } from './task.ts';

const ports = taskPorts({ mail: mail(), table: table() });
export const handler = taskHandler({ name: 'finish-run', task: finishRun, ports, log: logLine });
