// The tasks of the state machines by folder name, as the local stage runs them: the same code as in the task Lambdas.
import { answerQuestion } from '#functions/tasks/answer-question/task.ts';
import { eraseFiles } from '#functions/tasks/erase-files/task.ts';
import { eraseOrganisation } from '#functions/tasks/erase-organisation/task.ts';
import { eraseProject } from '#functions/tasks/erase-project/task.ts';
import { failAnswer } from '#functions/tasks/fail-answer/task.ts';
import { failFile } from '#functions/tasks/fail-file/task.ts';
import { indexFile } from '#functions/tasks/index-file/task.ts';
import type { Task } from '#functions/tasks/task.ts';

export const tasks: Readonly<Record<string, Task>> = {
  'answer-question': answerQuestion,
  'fail-answer': failAnswer,
  'index-file': indexFile,
  'fail-file': failFile,
  'erase-files': eraseFiles,
  'erase-project': eraseProject,
  'erase-organisation': eraseOrganisation,
};
