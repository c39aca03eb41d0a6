// Lambda entry of the step that puts the report of a run together.
import { logLine } from '../../adapters/aws/log-line.ts';
import { files, table } from '../../adapters/aws/ports.ts';
import { taskPorts } from '../../adapters/aws/wiring.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { assembleRun } from './task.ts';

const ports = taskPorts({ files: files(), table: table() });
export const handler = taskHandler({ name: 'assemble-run', task: assembleRun, ports, log: logLine });
