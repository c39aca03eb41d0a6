// Lambda entry of the step that assembles the report of a run.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { files } from '../../adapters/aws/ports/files.ts';
import { tableOf } from '../../adapters/aws/ports/table.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { assembleRun } from './task.ts';

const ports = givenPorts({ files: files() });
export const handler = taskHandler({ name: 'assemble-run', task: assembleRun, ports, tableOf, log: logLine });
