// Lambda entry of the step that erases a deleted workspace.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { files } from '../../adapters/aws/ports/files.ts';
import { index } from '../../adapters/aws/ports/search-index.ts';
import { table } from '../../adapters/aws/ports/table.ts';
import { workflows } from '../../adapters/aws/ports/workflows.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { eraseWorkspace } from './task.ts';

const ports = givenPorts({ table: table(), files: files(), index: index(), workflows: workflows() });
export const handler = taskHandler({ name: 'erase-workspace', task: eraseWorkspace, ports, log: logLine });
