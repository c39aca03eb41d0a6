// Lambda entry of the step that writes one section of a run.
import { logLine } from '../../adapters/aws/log-line.ts';
import { files, index, model, table } from '../../adapters/aws/ports.ts';
import { taskPorts } from '../../adapters/aws/wiring.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { writeSection } from './task.ts';

const ports = taskPorts({ files: files(), index: index(), model: model(), table: table() });
export const handler = taskHandler({ name: 'write-section', task: writeSection, ports, log: logLine });
