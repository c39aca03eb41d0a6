// The tasks of the state machines by folder name, as the local stage runs them: the same code as in the task Lambdas.
import { answerQuestion } from '#functions/tasks/answer-question/task.ts';
import { assembleRun } from '#functions/tasks/assemble-run/task.ts';
import { eraseFiles } from '#functions/tasks/erase-files/task.ts';
import { eraseOrganisation } from '#functions/tasks/erase-organisation/task.ts';
import { eraseProject } from '#functions/tasks/erase-project/task.ts';
import { failAnswer } from '#functions/tasks/fail-answer/task.ts';
import { failDrive } from '#functions/tasks/fail-drive/task.ts';
import { failFile } from '#functions/tasks/fail-file/task.ts';
import { failRun } from '#functions/tasks/fail-run/task.ts';
import { finishRun } from '#functions/tasks/finish-run/task.ts';
import { gatherSource } from '#functions/tasks/gather-source/task.ts';
import { indexFile } from '#functions/tasks/index-file/task.ts';
import { planRun } from '#functions/tasks/plan-run/task.ts';
import { proposeStructure } from '#functions/tasks/propose-structure/task.ts';
import { renderRun } from '#functions/tasks/render-run/task.ts';
import { syncDriveTask } from '#functions/tasks/sync-drive/task.ts';
import type { Task } from '#functions/tasks/task.ts';
import { writeSection } from '#functions/tasks/write-section/task.ts';

export const tasks: Readonly<Record<string, Task>> = {
  'answer-question': answerQuestion,
  'fail-answer': failAnswer,
  'index-file': indexFile,
  'fail-file': failFile,
  'erase-files': eraseFiles,
  'erase-project': eraseProject,
  'plan-run': planRun,
  'gather-source': gatherSource,
  'write-section': writeSection,
  'propose-structure': proposeStructure,
  'assemble-run': assembleRun,
  'render-run': renderRun,
  'finish-run': finishRun,
  'fail-run': failRun,
  'sync-drive': syncDriveTask,
  'fail-drive': failDrive,
  'erase-organisation': eraseOrganisation,
};
