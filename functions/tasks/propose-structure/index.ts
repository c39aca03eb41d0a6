// Lambda entry of the step that proposes the structure of a memorandum.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { model } from '../../adapters/aws/ports/model.ts';
import { index } from '../../adapters/aws/ports/search-index.ts';
import { tableOf } from '../../adapters/aws/ports/table.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { proposeStructure } from './task.ts';

const ports = givenPorts({ index: index(), model: model() });
export const handler = taskHandler({ name: 'propose-structure', task: proposeStructure, ports, tableOf, log: logLine });
