// Lambda entry of the step that ends a question that could not be answered.

import { givenPorts } from '../../adapters/aws/given-ports.ts';
import { logLine } from '../../adapters/aws/log-line.ts';
import { tableOf } from '../../adapters/aws/ports/table.ts';
import { taskHandler } from '../../http/task-lambda.ts';
import { failAnswer } from './task.ts';

const ports = givenPorts({});
export const handler = taskHandler({ name: 'fail-answer', task: failAnswer, ports, tableOf, log: logLine });
