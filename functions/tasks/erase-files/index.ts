// Lambda entry of the step that removes files with all that was derived from them.
import { logLine } from '../../adapters/aws/log-line.ts';
import { files, index, table, workflows } from '../../adapters/aws/ports.ts';
import { taskPorts } from '../../adapters/aws/wiring.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { eraseFiles } from './task.ts';

const ports = taskPorts({ table: table(), files: files(), index: index(), workflows: workflows() });
export const handler = taskHandler({ name: 'erase-files', task: eraseFiles, ports, log: logLine });
