// Lambda entry of the step that erases a removed organisation.
import { logLine } from '../../adapters/aws/log-line.ts';
import { files, identity, table, workflows } from '../../adapters/aws/ports.ts';
import { taskPorts } from '../../adapters/aws/wiring.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { eraseOrganisation } from './task.ts';

const ports = taskPorts({ table: table(), files: files(), workflows: workflows(), identity: identity() });
export const handler = taskHandler({ name: 'erase-organisation', task: eraseOrganisation, ports, log: logLine });
