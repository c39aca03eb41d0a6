// The caller and the entities that the ids of the request resolve to: the input of every use case.
import type { CustomRole } from '#shared/model/custom-role.ts';
import type { Audience } from '#shared/model/file.ts';
import type { Actor, WorkspaceStanding } from '#shared/policy/policy.ts';
import type { Answer } from '#shared/report/blocks.ts';
import type { ChecklistRecord } from '../store/checklists.ts';
import type { CustomRolesRecord } from '../store/custom-roles.ts';
import type { DriveRecord } from '../store/drives.ts';
import type { FileRecord } from '../store/files.ts';
import type { FolderRecord } from '../store/folders.ts';
import type { InvitationRecord } from '../store/invitations.ts';
import type { MemberRecord } from '../store/members.ts';
import type { OrganisationRecord } from '../store/organisations.ts';
import type { QuestionRecord } from '../store/questions.ts';
import type { RunRecord } from '../store/runs.ts';
import type { SessionRecord } from '../store/sessions.ts';
import type { ShareRecord } from '../store/shares.ts';
import type { TagRecord } from '../store/tags.ts';
import type { WorkspaceFolderRecord } from '../store/workspace-folders.ts';
import type { Edge, WorkspaceRecord } from '../store/workspaces.ts';

/** Read from the token and the membership row. */
export type Caller = Actor & {
  readonly tenant: string;
  /** The sign-in that the token was issued for. */
  readonly session?: string | undefined;
  /** When that sign-in happened, and its stored row if the session was seen before. */
  readonly signedInAt?: number | undefined;
  readonly seenSession?: SessionRecord | undefined;
  readonly member: MemberRecord;
  readonly organisation: OrganisationRecord;
  /** All custom roles of the organization; `undefined` if it has none. */
  readonly customRoles: CustomRolesRecord | undefined;
  /** The caller's workspace memberships; read only for routes that list workspaces or search in all of them. */
  readonly edges: readonly Edge[];
};

/** Every entity belongs to the caller's tenant and is visible to the caller. */
export type ResolvedEntities = {
  readonly workspace?: WorkspaceRecord;
  readonly standing?: WorkspaceStanding;
  /** The person's membership of the workspace, and the person or invitation it belongs to. */
  readonly membership?: Edge;
  readonly person?: PersonRecord;
  readonly folder?: WorkspaceFolderRecord;
  readonly tag?: TagRecord;
  readonly customRole?: CustomRole;
  /** Set only for platform staff. */
  readonly organisation?: OrganisationRecord;
  readonly files: readonly FileRecord[];
  /** Folders of files; `folder` is a workspace folder. */
  readonly folders: readonly FolderRecord[];
  readonly run?: RunRecord;
  /** Another run to compare with. */
  readonly earlierRun?: RunRecord;
  readonly share?: ShareRecord;
  readonly drive?: DriveRecord;
  readonly checklist?: ChecklistRecord;
  readonly question?: QuestionRecord;
  /** Read only for routes whose id is an `answer`. */
  readonly answer?: Answer;
};

/** A member of the organization, or an open invitation to it. */
export type PersonRecord =
  | { readonly kind: 'member'; readonly member: MemberRecord }
  | { readonly kind: 'invitation'; readonly invitation: InvitationRecord };

export type FilePart = {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Set only for files that a stage is seeded with; the audience of uploads follows from their folder. */
  readonly audience?: Audience;
};
