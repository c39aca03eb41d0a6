// The tasks that read, calculate or write documents. They run in threads, so that no document delays a request.
import { answerQuestion } from '#functions/tasks/answer-question/task.ts';
import { answerRows } from '#functions/tasks/answer-rows/task.ts';
import { assembleRun } from '#functions/tasks/assemble-run/task.ts';
import { gatherSource } from '#functions/tasks/gather-source/task.ts';
import { indexFile } from '#functions/tasks/index-file/task.ts';
import { planChecklist } from '#functions/tasks/plan-checklist/task.ts';
import { planRun } from '#functions/tasks/plan-run/task.ts';
import { proposeStructure } from '#functions/tasks/propose-structure/task.ts';
import { renderRun } from '#functions/tasks/render-run/task.ts';
import type { Task } from '#functions/tasks/task.ts';
import { writeSection } from '#functions/tasks/write-section/task.ts';
import type { HeavyTask } from './heavy.ts';

const byName: Readonly<Record<HeavyTask, Task>> = {
  'answer-question': answerQuestion,
  'index-file': indexFile,
  'plan-run': planRun,
  'gather-source': gatherSource,
  'write-section': writeSection,
  'propose-structure': proposeStructure,
  'assemble-run': assembleRun,
  'render-run': renderRun,
  'plan-checklist': planChecklist,
  'answer-rows': answerRows,
};
export const heavyTasks: Readonly<Record<string, Task>> = byName;
