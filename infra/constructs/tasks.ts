// The steps of the state machines: what each may do and how much room it gets. The machines name them.
import type { GrantName } from './grants.ts';

type TaskSettings = {
  readonly uses: readonly GrantName[];
  readonly memoryMb: number;
  readonly seconds: number;
  readonly description: string;
};

export const TASKS: Readonly<Record<string, TaskSettings>> = {
  'answer-question': {
    description: 'Answers a question from the evidence',
    uses: ['table.read', 'table.write', 'index.read', 'model.use'],
    memoryMb: 1024,
    seconds: 300,
  },
  'fail-answer': {
    description: 'Ends a question that could not be answered',
    uses: ['table.read', 'table.write'],
    memoryMb: 256,
    seconds: 30,
  },
  'index-file': {
    description: 'Reads a file and makes it searchable',
    uses: ['table.read', 'table.write', 'files.read', 'files.write', 'index.write', 'model.use'],
    // The parser's worker has 512 MiB of its own beside the file and its text.
    memoryMb: 2048,
    seconds: 300,
  },
  'fail-file': {
    description: 'Ends a file that could not be read',
    uses: ['table.read', 'table.write'],
    memoryMb: 256,
    seconds: 30,
  },
  'erase-files': {
    description: 'Removes files with all that was derived from them',
    uses: ['table.read', 'table.write', 'files.read', 'files.write', 'index.write'],
    memoryMb: 512,
    seconds: 300,
  },
  'erase-project': {
    description: 'Removes everything of a deleted workspace',
    uses: ['table.read', 'table.write', 'files.read', 'files.write', 'index.write', 'workflows.start'],
    memoryMb: 512,
    seconds: 300,
  },
  'erase-organisation': {
    description: 'Removes everything of a removed organisation',
    uses: [
      'table.read',
      'table.erase',
      'files.read',
      'files.write',
      'workflows.start',
      'identity.signOut',
      'identity.manage',
    ],
    memoryMb: 512,
    seconds: 300,
  },
};

/** Not a step of a machine: runs by the clock. */
export const REAPER: TaskSettings = {
  description: 'Starts what was forgotten and ends what is past its deadline',
  uses: ['table.read', 'table.write', 'workflows.start'],
  memoryMb: 512,
  seconds: 240,
};
