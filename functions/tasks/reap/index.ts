// Lambda entry of the reaper.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { files } from '../../adapters/aws/ports/files.ts';
import { mail } from '../../adapters/aws/ports/mail.ts';
import { table } from '../../adapters/aws/ports/table.ts';
import { workflows } from '../../adapters/aws/ports/workflows.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { reap } from './task.ts';

const ports = givenPorts({ table: table(), files: files(), mail: mail(), workflows: workflows() });
export const handler = taskHandler({ name: 'reap', task: reap, ports, log: logLine });
