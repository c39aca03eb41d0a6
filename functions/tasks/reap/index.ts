// Lambda entry of the reaper.
import { logLine } from '../../adapters/aws/log-line.ts';
import { mail, table, workflows } from '../../adapters/aws/ports.ts';
import { taskPorts } from '../../adapters/aws/wiring.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { reap } from './task.ts';

const ports = taskPorts({ table: table(), mail: mail(), workflows: workflows() });
export const handler = taskHandler({ name: 'reap', task: reap, ports, log: logLine });
