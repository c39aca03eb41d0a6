// The caller, and what the ids of their input resolve to: the input of every use case.
import type { CustomRole } from '#shared/model/custom-role.ts';
import type { Audience } from '#shared/model/file.ts';
import type { Actor, ProjectStanding } from '#shared/policy/policy.ts';
import type { Answer } from '#shared/report/blocks.ts';
import type { ChecklistRecord } from '../store/checklists.ts';
import type { CustomRolesRecord } from '../store/custom-roles.ts';
import type { DriveRecord } from '../store/drives.ts';
import type { FileRecord } from '../store/files.ts';
import type { FolderRecord } from '../store/folders.ts';
import type { InvitationRecord } from '../store/invitations.ts';
import type { MemberRecord } from '../store/members.ts';
import type { OrganisationRecord } from '../store/organisations.ts';
import type { Edge, ProjectRecord } from '../store/projects.ts';
import type { RunRecord } from '../store/runs.ts';
import type { SearchRecord } from '../store/searches.ts';
import type { SessionRecord } from '../store/sessions.ts';
import type { ShareRecord } from '../store/shares.ts';
import type { TagRecord } from '../store/tags.ts';
import type { WorkspaceFolderRecord } from '../store/workspace-folders.ts';

/** From the token and from the membership row that this request has read. */
export type Caller = Actor & {
  readonly tenant: string;
  /** The sign-in that the token goes back to. */
  readonly session?: string | undefined;
  /** When that was, and what is noted of it, where it was seen before. */
  readonly signedInAt?: number | undefined;
  readonly seenSession?: SessionRecord | undefined;
  readonly member: MemberRecord;
  readonly organisation: OrganisationRecord;
  /** All custom roles of the organization; absent while there are none. */
  readonly customRoles: CustomRolesRecord | undefined;
  /** The workspaces they are a member of; read only for rows that list workspaces or search in all of them. */
  readonly edges: readonly Edge[];
};

/** Everything here is in the caller's tenant and is visible to them. */
export type ResolvedEntities = {
  readonly project?: ProjectRecord;
  readonly standing?: ProjectStanding;
  /** The person's place in the workspace, and the person or the invitation behind it. */
  readonly membership?: Edge;
  readonly person?: PersonRecord;
  readonly folder?: WorkspaceFolderRecord;
  readonly tag?: TagRecord;
  readonly customRole?: CustomRole;
  /** For the platform's staff alone. */
  readonly organisation?: OrganisationRecord;
  readonly files: readonly FileRecord[];
  /** Folders of files; `folder` is one of workspaces. */
  readonly folders: readonly FolderRecord[];
  readonly run?: RunRecord;
  /** Another run, to compare with. */
  readonly earlierRun?: RunRecord;
  readonly share?: ShareRecord;
  readonly drive?: DriveRecord;
  readonly checklist?: ChecklistRecord;
  readonly search?: SearchRecord;
  /** Read along only for rows whose id is an `answer`. */
  readonly answer?: Answer;
};

/** Somebody of the organization, or an invitation that may become one. */
export type PersonRecord =
  | { readonly kind: 'member'; readonly member: MemberRecord }
  | { readonly kind: 'invitation'; readonly invitation: InvitationRecord };

export type FilePart = {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Of what a stage brings along; what people upload is as its folder says. */
  readonly audience?: Audience;
};
