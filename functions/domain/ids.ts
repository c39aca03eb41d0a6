// Makes ids: a child's id begins with its workspace and sorts by creation time.
import type { Clock, Random } from '../ports/clock.ts';

type Chance = { readonly clock: Clock; readonly random: Random };

const TIME_LENGTH = 9;
const CHILD_LENGTH = 16;

const child = ({ clock, random }: Chance) =>
  clock.now().toString(36).padStart(TIME_LENGTH, '0') + random.text(CHILD_LENGTH - TIME_LENGTH);

export const newWorkspaceId = ({ random }: Pick<Chance, 'random'>) => `prj_${random.text(12)}`;
/** The common prefix of the ids of all files of a workspace. */
export const filePrefix = (projectId: string) => `fil_${projectId.slice('prj_'.length)}_`;
export const newFileId = (chance: Chance, projectId: string) => filePrefix(projectId) + child(chance);
export const newFolderId = (chance: Chance, projectId: string) =>
  `fol_${projectId.slice('prj_'.length)}_${child(chance)}`;
/** Without a workspace the question belongs to the member who asks. */
export const newQuestionId = (chance: Chance, projectId: string | undefined) =>
  `sea_${projectId?.slice('prj_'.length) ?? 'me'}_${child(chance)}`;
export const newRunId = (chance: Chance, projectId: string) => `run_${projectId.slice('prj_'.length)}_${child(chance)}`;
export const newChecklistId = (chance: Chance, projectId: string) =>
  `chk_${projectId.slice('prj_'.length)}_${child(chance)}`;
export const newDriveId = (chance: Chance, projectId: string) =>
  `drv_${projectId.slice('prj_'.length)}_${child(chance)}`;
export const newShareId = (chance: Chance, projectId: string) =>
  `shr_${projectId.slice('prj_'.length)}_${child(chance)}`;
/** Unique inside its run; does not contain the workspace. */
export const newCommentId = (chance: Chance) => `com_${child(chance)}`;
export const newWorkspaceFolderId = ({ random }: Pick<Chance, 'random'>) => `wfo_${random.text(12)}`;
export const newTagId = ({ random }: Pick<Chance, 'random'>) => `tag_${random.text(12)}`;
export const newCustomRoleId = ({ random }: Pick<Chance, 'random'>) => `rol_${random.text(12)}`;
export const newOrganisationId = ({ random }: Pick<Chance, 'random'>) => `org-${random.text(12)}`;
export const membershipId = (projectId: string, personId: string) =>
  `mem_${projectId.slice('prj_'.length)}_${personId}`;
