// Lambda entry of the step that removes files with everything derived from them.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { files } from '../../adapters/aws/ports/files.ts';
import { index } from '../../adapters/aws/ports/search-index.ts';
import { tableOf } from '../../adapters/aws/ports/table.ts';
import { workflows } from '../../adapters/aws/ports/workflows.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { eraseFiles } from './task.ts';

const ports = givenPorts({ files: files(), index: index(), workflows: workflows() });
export const handler = taskHandler({ name: 'erase-files', task: eraseFiles, ports, tableOf, log: logLine });
