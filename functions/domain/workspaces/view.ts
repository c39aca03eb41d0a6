// Converts a workspace to the client's view: with its folder if that exists, and its members for those who may see
// people.
import { ACCESS } from '#shared/model/enums.ts';
import type { Workspace } from '#shared/model/workspace.ts';
import { can, type WorkspaceStanding } from '#shared/policy/policy.ts';
import type { Table } from '../../ports/table.ts';
import { workspaceFolderKey } from '../../store/workspace-folders.ts';
import { edges, type WorkspaceRecord, workspacePeoplePk } from '../../store/workspaces.ts';
import type { Caller } from '../caller.ts';
import { workspaceView } from './workspaces.ts';

type Read = Pick<Table, 'getMany' | 'query'>;

const hasFolder = async (table: Read, tenant: string, { folderId }: WorkspaceRecord): Promise<boolean> => {
  if (!folderId) return false;
  const [folder] = await table.getMany([workspaceFolderKey(tenant, folderId)]);
  return folder !== undefined;
};

/** A personal workspace has only its owner, whoever was a member before. */
const readMembers = async (table: Read, tenant: string, { id, access, owner }: WorkspaceRecord) => {
  const { items } = await table.query({ index: 'gsi1', pk: workspacePeoplePk(tenant, id) });
  return items
    .map(edges.read)
    .filter(({ userId }) => access !== ACCESS.personal || userId === owner.id)
    .map(({ userId, name, email, role }) => ({ id: userId, name, email, role }));
};

export const viewOf = async (
  table: Read,
  caller: Caller,
  workspace: WorkspaceRecord,
  standing: WorkspaceStanding | undefined,
): Promise<Workspace> => {
  const seesPeople = standing && can(caller, 'people.read', standing);
  const [isInFolder, members] = await Promise.all([
    hasFolder(table, caller.tenant, workspace),
    seesPeople ? readMembers(table, caller.tenant, workspace) : undefined,
  ]);
  const { folderId: _gone, ...atTop } = workspace;
  return { ...workspaceView(isInFolder ? workspace : atTop), ...(members ? { members } : {}) };
};
