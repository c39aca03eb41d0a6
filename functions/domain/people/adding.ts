// The context of adding people to a workspace: who adds them, to which workspace, and the details for their emails.
import type { Language } from '#shared/model/enums.ts';
import type { WorkspaceStanding } from '#shared/policy/policy.ts';
import type { WorkspaceRecord } from '../../store/workspaces.ts';
import type { Caller } from '../caller.ts';

export type Adding = {
  readonly caller: Caller;
  readonly workspace: WorkspaceRecord;
  readonly standing: WorkspaceStanding;
  readonly app: string;
  readonly language: Language;
};
