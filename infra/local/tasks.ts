// The tasks of the state machines by name, as the local stage runs them: the same code as in the task Lambdas.
import type { Ports } from '#functions/ports/ports.ts';
import type { Json } from '#functions/ports/table.ts';
import { answerQuestion } from '#functions/tasks/answer-question/task.ts';
import { eraseFiles } from '#functions/tasks/erase-files/task.ts';
import { failAnswer } from '#functions/tasks/fail-answer/task.ts';
import { failFile } from '#functions/tasks/fail-file/task.ts';
import { indexFile } from '#functions/tasks/index-file/task.ts';
import type { Task } from '#functions/tasks/task.ts';

type Run = (input: unknown, ports: Ports) => Promise<{ readonly [field: string]: Json }>;

const parsed =
  (task: Task): Run =>
  async (input, ports) =>
    task.run(task.input.parse(input), ports);

export const tasks: Readonly<Record<string, Run>> = {
  'answer-question': parsed(answerQuestion),
  'fail-answer': parsed(failAnswer),
  'index-file': parsed(indexFile),
  'fail-file': parsed(failFile),
  'erase-files': parsed(eraseFiles),
};
