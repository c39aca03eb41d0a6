// Who calls, and what their input's ids stand for: what every use case may rely on.
import type { Actor, ProjectStanding } from '#shared/policy/policy.ts';
import type { Answer } from '#shared/report/blocks.ts';
import type { FileRecord } from '../store/files.ts';
import type { MemberRecord } from '../store/members.ts';
import type { Edge, ProjectRecord } from '../store/projects.ts';
import type { SearchRecord } from '../store/searches.ts';

/** From the token and from the membership row that this request has read. */
export type Caller = Actor & {
  readonly tenant: string;
  readonly member: MemberRecord;
  /** The workspaces they are a member of; read only for rows that list workspaces or search in all of them. */
  readonly edges: readonly Edge[];
};

/** Everything here lies in the caller's tenant and is visible to them. */
export type Found = {
  readonly project?: ProjectRecord;
  readonly standing?: ProjectStanding;
  readonly files: readonly FileRecord[];
  readonly search?: SearchRecord;
  /** Read along only for rows whose id is an `answer`. */
  readonly answer?: Answer;
};

export type FilePart = { readonly filename: string; readonly contentType: string; readonly bytes: Uint8Array };
