// Ids of the API tests' data, readable in a failing test, and tokens that name their holder.
import { edges } from '#functions/store/workspaces.ts';
import type { Access, Role } from '#shared/model/enums.ts';

export const AT = '2026-11-21T00:00:00.000Z';
/** A bearer token that the test verifier accepts; it refuses `expired` and all others. */
export const tokenOf = (tenant: string, userId: string) => `test.${tenant}.${userId}`;

/** Letters for the kind of workspace, so that ids can be read in a failing test. */
export const workspaceIdOf = (tenant: string, access: Access) =>
  `prj_${`${tenant}${['', 'open', 'limited', 'personal'][access]}`.padEnd(12, '0').slice(0, 12)}`;
export const edgeOf = (tenant: string, projectId: string, userId: string, role: Role) =>
  edges.row(tenant, { projectId, userId, role, name: userId, email: `${userId}@${tenant}.test` });
const child = (kind: string, projectId: string) => `${kind}_${projectId.slice(4)}_0000000000000001`;
export const fileIdOf = (projectId: string) => child('fil', projectId);
/** A workspace's file that was deleted and is still in the bin. */
export const binnedFileIdOf = (projectId: string) => `fil_${projectId.slice(4)}_0000000000000002`;
export const fileFolderIdOf = (projectId: string) => child('fol', projectId);
export const questionIdOf = (projectId: string) => child('sea', projectId);
export const runIdOf = (projectId: string) => child('run', projectId);
export const driveIdOf = (projectId: string) => child('drv', projectId);
export const checklistIdOf = (projectId: string) => child('chk', projectId);
export const shareIdOf = (projectId: string) => child('shr', projectId);

/** Objects of an organization outside its workspaces, under ids that contain its name. */
export const thingsOf = (tenant: string) => ({
  tag: `tag_${tenant.padEnd(12, '0')}`,
  customRole: `rol_${tenant.padEnd(12, '0')}`,
  folder: `wfo_${tenant.padEnd(12, '0')}`,
  invitation: `inv_${tenant.padEnd(16, '0')}`,
});

/** The comment in the report of every run. */
export const COMMENT_ID = 'com_0000000000000000';
