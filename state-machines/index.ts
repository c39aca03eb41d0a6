// Maps each placeholder in the state machine definitions to its task folder in functions/tasks.
import type { MachineName } from '#functions/ports/workflows.ts';
import answer from './answer.asl.json' with { type: 'json' };
import checklist from './checklist.asl.json' with { type: 'json' };
import deleteFiles from './delete-files.asl.json' with { type: 'json' };
import deleteOrganisation from './delete-organisation.asl.json' with { type: 'json' };
import deleteProject from './delete-project.asl.json' with { type: 'json' };
import imStructure from './im-structure.asl.json' with { type: 'json' };
import indexFiles from './index-files.asl.json' with { type: 'json' };
import run from './run.asl.json' with { type: 'json' };
import syncDrive from './sync-drive.asl.json' with { type: 'json' };

export type Machine = { readonly definition: object; readonly tasks: Readonly<Record<string, string>> };

const WRITING = {
  PlanRun: 'plan-run',
  GatherSource: 'gather-source',
  WriteSection: 'write-section',
  AssembleRun: 'assemble-run',
  RenderRun: 'render-run',
  FinishRun: 'finish-run',
  FailRun: 'fail-run',
} as const;

export const machines = {
  answer: {
    definition: answer,
    tasks: { AnswerQuestion: 'answer-question', FailAnswer: 'fail-answer' },
  },
  'index-files': {
    definition: indexFiles,
    tasks: { IndexFile: 'index-file', FailFile: 'fail-file' },
  },
  'delete-files': {
    definition: deleteFiles,
    tasks: { EraseFiles: 'erase-files' },
  },
  'delete-project': {
    definition: deleteProject,
    tasks: { EraseWorkspace: 'erase-workspace' },
  },
  run: {
    definition: run,
    tasks: WRITING,
  },
  'im-structure': {
    definition: imStructure,
    tasks: {
      PlanRun: 'plan-run',
      GatherSource: 'gather-source',
      ProposeStructure: 'propose-structure',
      FailRun: 'fail-run',
    },
  },
  'im-report': {
    definition: {
      ...run,
      Comment: 'The second half of a memorandum: what was chosen is written, as in any other run.',
    },
    tasks: WRITING,
  },
  checklist: {
    definition: checklist,
    tasks: {
      PlanChecklist: 'plan-checklist',
      AnswerRows: 'answer-rows',
      FinishRun: 'finish-run',
      FailRun: 'fail-run',
    },
  },
  'delete-organisation': {
    definition: deleteOrganisation,
    tasks: { EraseOrganisation: 'erase-organisation' },
  },
  'sync-drive': {
    definition: syncDrive,
    tasks: { SyncDrive: 'sync-drive', FailDrive: 'fail-drive' },
  },
} as const satisfies Record<MachineName, Machine>;
