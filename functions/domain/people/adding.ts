// The context of adding people to a workspace: who adds them, to which workspace, and the details for their emails.
import type { Language } from '#shared/model/enums.ts';
import type { ProjectStanding } from '#shared/policy/policy.ts';
import type { ProjectRecord } from '../../store/projects.ts';
import type { Caller } from '../caller.ts';

export type Adding = {
  readonly caller: Caller;
  readonly project: ProjectRecord;
  readonly standing: ProjectStanding;
  readonly app: string;
  readonly language: Language;
};
