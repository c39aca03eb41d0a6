// Lambda entry of the step that erases a removed organization.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { files } from '../../adapters/aws/ports/files.ts';
import { identity } from '../../adapters/aws/ports/identity.ts';
import { table } from '../../adapters/aws/ports/table.ts';
import { workflows } from '../../adapters/aws/ports/workflows.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { eraseOrganisation } from './task.ts';

const ports = givenPorts({ table: table(), files: files(), workflows: workflows(), identity: identity() });
export const handler = taskHandler({ name: 'erase-organisation', task: eraseOrganisation, ports, log: logLine });
