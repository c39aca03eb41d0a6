// The tasks of the state machines: permissions, memory and timeout of each. The machines refer to them by name.
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
    uses: ['table.tenant', 'index.read', 'model.use', 'sources.read'],
    // The parser's worker reads documents of sources, as in index-file.
    memoryMb: 2048,
    seconds: 300,
  },
  'fail-answer': {
    description: 'Ends a question that could not be answered',
    uses: ['table.tenant'],
    memoryMb: 256,
    seconds: 30,
  },
  'index-file': {
    description: 'Reads a file and makes it searchable',
    uses: ['table.tenant', 'files.read', 'files.write', 'index.write', 'model.use', 'ocr.use', 'mail.send'],
    // The parser's worker needs 512 MiB beside the file and its text.
    memoryMb: 2048,
    seconds: 300,
  },
  'fail-file': {
    description: 'Ends a file that could not be read',
    uses: ['table.tenant'],
    memoryMb: 256,
    seconds: 30,
  },
  'erase-files': {
    description: 'Removes files with all that was derived from them',
    uses: ['table.tenant', 'files.read', 'files.write', 'index.write', 'workflows.start'],
    memoryMb: 512,
    seconds: 300,
  },
  'erase-workspace': {
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
  'sync-drive': {
    description: 'Brings a workspace up to date with a cloud drive',
    uses: ['table.tenant', 'files.read', 'files.write', 'drives.use', 'workflows.start'],
    memoryMb: 512,
    seconds: 300,
  },
  'fail-drive': {
    description: 'Ends a sync that could not be completed',
    uses: ['table.tenant'],
    memoryMb: 256,
    seconds: 30,
  },
  'plan-checklist': {
    description: 'Begins to answer a checklist',
    uses: ['table.tenant'],
    memoryMb: 512,
    seconds: 60,
  },
  'answer-rows': {
    description: 'Answers rows of a checklist from the evidence',
    uses: ['table.tenant', 'index.read', 'model.use', 'sources.read'],
    // The parser's worker reads documents of sources, as in index-file.
    memoryMb: 2048,
    seconds: 600,
  },
  'plan-run': {
    description: 'Begins a run of an analysis',
    uses: ['table.tenant'],
    memoryMb: 256,
    seconds: 30,
  },
  'gather-source': {
    description: 'Asks one source for a run and keeps what it gives',
    uses: ['table.tenant', 'files.read', 'files.write', 'index.write', 'model.use', 'sources.read'],
    memoryMb: 2048,
    seconds: 300,
  },
  'write-section': {
    description: 'Writes one section of a run',
    uses: ['table.tenant', 'files.read', 'files.write', 'index.read', 'model.use'],
    memoryMb: 1024,
    seconds: 300,
  },
  'propose-structure': {
    description: 'Proposes the structure of a memorandum',
    uses: ['table.tenant', 'index.read', 'model.use'],
    memoryMb: 512,
    seconds: 120,
  },
  'assemble-run': {
    description: 'Puts the report of a run together',
    uses: ['table.tenant', 'files.read', 'files.write'],
    memoryMb: 512,
    seconds: 60,
  },
  'render-run': {
    description: 'Writes the documents of a run',
    uses: ['table.tenant', 'files.read', 'files.write'],
    memoryMb: 2048,
    seconds: 300,
  },
  'finish-run': {
    description: 'Ends a run and tells who started it',
    uses: ['table.tenant', 'mail.send'],
    memoryMb: 256,
    seconds: 30,
  },
  'fail-run': {
    description: 'Ends what could not be completed of a run',
    uses: ['table.tenant', 'mail.send'],
    memoryMb: 256,
    seconds: 30,
  },
};

/** Not a step of a machine: a schedule starts it. */
export const REAPER: TaskSettings = {
  description: 'Starts what was forgotten and ends what is past its deadline',
  uses: ['table.read', 'table.write', 'files.write', 'workflows.start', 'mail.send'],
  memoryMb: 512,
  seconds: 240,
};
