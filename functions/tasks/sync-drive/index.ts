// Lambda entry of the step that syncs a drive.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { drives } from '../../adapters/aws/ports/drives.ts';
import { files } from '../../adapters/aws/ports/files.ts';
import { secrets } from '../../adapters/aws/ports/secrets.ts';
import { tableOf } from '../../adapters/aws/ports/table.ts';
import { workflows } from '../../adapters/aws/ports/workflows.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { syncDriveTask } from './task.ts';

const given = { files: files(), workflows: workflows(), drives: drives(), secrets: secrets() };
export const handler = taskHandler({
  name: 'sync-drive',
  task: syncDriveTask,
  ports: givenPorts(given),
  tableOf,
  log: logLine,
});
