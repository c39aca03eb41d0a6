// Lambda entry of the step that proposes the structure of a memorandum.
import { logLine } from '../../adapters/aws/log-line.ts';
import { index, model, table } from '../../adapters/aws/ports.ts';
import { taskPorts } from '../../adapters/aws/wiring.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { proposeStructure } from './task.ts';

const ports = taskPorts({ index: index(), model: model(), table: table() });
export const handler = taskHandler({ name: 'propose-structure', task: proposeStructure, ports, log: logLine });
