// The state machines and, for each placeholder in a definition, the folder in functions/tasks that is behind it.
import type { MachineName } from '#functions/ports/workflows.ts';
import answer from './answer.asl.json' with { type: 'json' };
import deleteFiles from './delete-files.asl.json' with { type: 'json' };
import deleteOrganisation from './delete-organisation.asl.json' with { type: 'json' };
import deleteProject from './delete-project.asl.json' with { type: 'json' };
import indexFiles from './index-files.asl.json' with { type: 'json' };

export type Machine = { readonly definition: object; readonly tasks: Readonly<Record<string, string>> };

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
    tasks: { EraseProject: 'erase-project' },
  },
  'delete-organisation': {
    definition: deleteOrganisation,
    tasks: { EraseOrganisation: 'erase-organisation' },
  },
} as const satisfies Record<MachineName, Machine>;
