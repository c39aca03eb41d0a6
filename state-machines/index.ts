// The state machines and, for each placeholder in a definition, the folder in functions/tasks that is behind it.
import type { MachineName } from '#functions/ports/workflows.ts';
import answer from './answer.asl.json' with { type: 'json' };
import deleteFiles from './delete-files.asl.json' with { type: 'json' };
import deleteOrganisation from './delete-organisation.asl.json' with { type: 'json' };
import deleteProject from './delete-project.asl.json' with { type: 'json' };
import imStructure from './im-structure.asl.json' with { type: 'json' };
import indexFiles from './index-files.asl.json' with { type: 'json' };
import { withRetries } from './retries.ts';
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
    definition: withRetries(answer),
    tasks: { AnswerQuestion: 'answer-question', FailAnswer: 'fail-answer' },
  },
  'index-files': {
    definition: withRetries(indexFiles),
    tasks: { IndexFile: 'index-file', FailFile: 'fail-file' },
  },
  'delete-files': {
    definition: withRetries(deleteFiles),
    tasks: { EraseFiles: 'erase-files' },
  },
  'delete-project': {
    definition: withRetries(deleteProject),
    tasks: { EraseProject: 'erase-project' },
  },
  run: {
    definition: withRetries(run),
    tasks: WRITING,
  },
  'im-structure': {
    definition: withRetries(imStructure),
    tasks: {
      PlanRun: 'plan-run',
      GatherSource: 'gather-source',
      ProposeStructure: 'propose-structure',
      FailRun: 'fail-run',
    },
  },
  'im-report': {
    definition: {
      ...withRetries(run),
      Comment: 'The second half of a memorandum: what was chosen is written, as in any other run.',
    },
    tasks: WRITING,
  },
  'delete-organisation': {
    definition: withRetries(deleteOrganisation),
    tasks: { EraseOrganisation: 'erase-organisation' },
  },
  'sync-drive': {
    definition: withRetries(syncDrive),
    tasks: { SyncDrive: 'sync-drive', FailDrive: 'fail-drive' },
  },
} as const satisfies Record<MachineName, Machine>;
