// Lambda entry of the step that syncs a drive.
import { logLine } from '../../adapters/aws/log-line.ts';
import { drives, secrets } from '../../adapters/aws/outside-ports.ts';
import { files, table, workflows } from '../../adapters/aws/ports.ts';
import { taskPorts } from '../../adapters/aws/wiring.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { syncDriveTask } from './task.ts';

const given = { table: table(), files: files(), workflows: workflows(), drives: drives(), secrets: secrets() };
export const handler = taskHandler({ name: 'sync-drive', task: syncDriveTask, ports: taskPorts(given), log: logLine });
