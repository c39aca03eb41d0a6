// Lambda entry of the step that ends what could not be completed of a run.
import { logLine } from '../../adapters/aws/log-line.ts';
import { mail, table } from '../../adapters/aws/ports.ts';
import { taskPorts } from '../../adapters/aws/wiring.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { failRun } from './task.ts';

const ports = taskPorts({ mail: mail(), table: table() });
export const handler = taskHandler({ name: 'fail-run', task: failRun, ports, log: logLine });
