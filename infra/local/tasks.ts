// The light tasks of the state machines by folder name; `threads/heavy-tasks.ts` has those that work on documents.
import { eraseFiles } from '#functions/tasks/erase-files/task.ts';
import { eraseOrganisation } from '#functions/tasks/erase-organisation/task.ts';
import { eraseWorkspace } from '#functions/tasks/erase-workspace/task.ts';
import { failAnswer } from '#functions/tasks/fail-answer/task.ts';
import { failDrive } from '#functions/tasks/fail-drive/task.ts';
import { failFile } from '#functions/tasks/fail-file/task.ts';
import { failRun } from '#functions/tasks/fail-run/task.ts';
import { finishRun } from '#functions/tasks/finish-run/task.ts';
import { syncDriveTask } from '#functions/tasks/sync-drive/task.ts';
import type { Task } from '#functions/tasks/task.ts';

export const lightTasks: Readonly<Record<string, Task>> = {
  'fail-answer': failAnswer,
  'fail-file': failFile,
  'erase-files': eraseFiles,
  'erase-workspace': eraseWorkspace,
  'finish-run': finishRun,
  'fail-run': failRun,
  'sync-drive': syncDriveTask,
  'fail-drive': failDrive,
  'erase-organisation': eraseOrganisation,
};
