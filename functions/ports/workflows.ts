// Durable runs of the state machines in state-machines/.
import type { Json } from './table.ts';

export const MACHINES = [
  'answer',
  'index-files',
  'delete-files',
  'delete-project',
  'delete-organisation',
  'run',
  'im-structure',
  'im-report',
  'checklist',
  'sync-drive',
] as const;
export type MachineName = (typeof MACHINES)[number];

export type ExecutionStatus = 'running' | 'succeeded' | 'failed' | 'stopped';

export type Workflows = {
  /** The same name starts one execution, however often it is called. `input` contains ids, never content. */
  start(run: {
    readonly machine: MachineName;
    readonly name: string;
    readonly input: { readonly [field: string]: Json };
  }): Promise<void>;
  /** Ignores an execution that ended or never existed. */
  stop(run: { readonly machine: MachineName; readonly name: string }): Promise<void>;
  status(run: { readonly machine: MachineName; readonly name: string }): Promise<ExecutionStatus | undefined>;
};
