// Lambda entry of the step that writes one section of a run.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { files } from '../../adapters/aws/ports/files.ts';
import { model } from '../../adapters/aws/ports/model.ts';
import { index } from '../../adapters/aws/ports/search-index.ts';
import { tableOf } from '../../adapters/aws/ports/table.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { writeSection } from './task.ts';

const ports = givenPorts({ files: files(), index: index(), model: model() });
export const handler = taskHandler({ name: 'write-section', task: writeSection, ports, tableOf, log: logLine });
