// Defines ids: `prj_…`, `fil_<workspace>_…`, `sea_<workspace>_…`, `mem_<workspace>_<person>`. One read finds child
// and workspace.
import * as z from 'zod';
import { ME, workspaceOf } from './workspace-of.ts';

const BODY = '[0-9a-z]{12}';
const CHILD = '[0-9a-z]{16}';

export { workspaceOf };

export const WorkspaceId = z.string().regex(new RegExp(`^prj_${BODY}$`));
/**
 * The specification's default project id is 1 and its selector's 'All' is 'all': both mean every workspace the caller
 * can see.
 */
export const WorkspaceOrAll = z.union([WorkspaceId, z.literal('all'), z.literal(1), z.literal('1')]);
export const FileId = z.string().regex(new RegExp(`^fil_${BODY}_${CHILD}$`));
export const QuestionId = z.string().regex(new RegExp(`^sea_(${BODY}|${ME})_${CHILD}$`));

export const RunId = z.string().regex(new RegExp(`^run_${BODY}_${CHILD}$`));
export const ShareId = z.string().regex(new RegExp(`^shr_${BODY}_${CHILD}$`));
export const FolderId = z.string().regex(new RegExp(`^fol_${BODY}_${CHILD}$`));
/** A workspace's connection to a cloud drive. */
export const DriveId = z.string().regex(new RegExp(`^drv_${BODY}_${CHILD}$`));

export const ChecklistId = z.string().regex(new RegExp(`^chk_${BODY}_${CHILD}$`));

/** A member of the organization, or an open invitation to it. */
const PERSON = `(inv_${CHILD}|[A-Za-z0-9-]{1,64})`;
export const PersonId = z.string().regex(new RegExp(`^${PERSON}$`));
export const InvitationId = z.string().regex(new RegExp(`^inv_${CHILD}$`));
/** A membership of a workspace. */
export const MembershipId = z.string().regex(new RegExp(`^mem_${BODY}_${PERSON}$`));
export const WorkspaceFolderId = z.string().regex(new RegExp(`^wfo_${BODY}$`));
export const TagId = z.string().regex(new RegExp(`^tag_${BODY}$`));
export const CustomRoleId = z.string().regex(new RegExp(`^rol_${BODY}$`));
/** An organization's id is its tenant. */
export const OrganisationId = z.string().regex(/^[a-z0-9_-]{3,40}$/);

/** An `upload` is a file whose bytes may not have arrived yet; an `answer` is a question together with its answer. */
const ID_KINDS = {
  workspace: WorkspaceId,
  file: FileId,
  upload: FileId,
  folder: FolderId,
  question: QuestionId,
  answer: QuestionId,
  run: RunId,
  /** Another run to compare with. */
  earlierRun: RunId,
  share: ShareId,
  drive: DriveId,
  checklist: ChecklistId,
  membership: MembershipId,
  person: PersonId,
  workspaceFolder: WorkspaceFolderId,
  tag: TagId,
  customRole: CustomRoleId,
  organisation: OrganisationId,
} as const;
export type IdKind = keyof typeof ID_KINDS;
