// Lambda entry of the step that writes the documents of a run.
import { logLine } from '../../adapters/aws/log-line.ts';
import { files, fonts, table } from '../../adapters/aws/ports.ts';
import { taskPorts } from '../../adapters/aws/wiring.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { renderRun } from './task.ts';

const ports = taskPorts({ files: files(), fonts: fonts(import.meta.url), table: table() });
export const handler = taskHandler({ name: 'render-run', task: renderRun, ports, log: logLine });
