// Converts a workspace to the client's view: with its folder if that exists, and its members for those who may see
// people.
import { ACCESS } from '#shared/model/enums.ts';
import type { Project } from '#shared/model/project.ts';
import { can, type ProjectStanding } from '#shared/policy/policy.ts';
import type { Table } from '../../ports/table.ts';
import { edges, type ProjectRecord, projectPeoplePk } from '../../store/projects.ts';
import { workspaceFolderKey } from '../../store/workspace-folders.ts';
import type { Caller } from '../caller.ts';
import { projectView } from './projects.ts';

type Read = Pick<Table, 'getMany' | 'query'>;

const hasFolder = async (table: Read, tenant: string, { folderId }: ProjectRecord): Promise<boolean> => {
  if (!folderId) return false;
  const [folder] = await table.getMany([workspaceFolderKey(tenant, folderId)]);
  return folder !== undefined;
};

/** A personal workspace has only its owner, whoever was a member before. */
const readMembers = async (table: Read, tenant: string, { id, access, owner }: ProjectRecord) => {
  const { items } = await table.query({ index: 'gsi1', pk: projectPeoplePk(tenant, id) });
  return items
    .map(edges.read)
    .filter(({ userId }) => access !== ACCESS.personal || userId === owner.id)
    .map(({ userId, name, email, role }) => ({ id: userId, name, email, role }));
};

export const viewOf = async (
  table: Read,
  caller: Caller,
  project: ProjectRecord,
  standing: ProjectStanding | undefined,
): Promise<Project> => {
  const seesPeople = standing && can(caller, 'people.read', standing);
  const [isInFolder, members] = await Promise.all([
    hasFolder(table, caller.tenant, project),
    seesPeople ? readMembers(table, caller.tenant, project) : undefined,
  ]);
  const { folderId: _gone, ...atTop } = project;
  return { ...projectView(isInFolder ? project : atTop), ...(members ? { members } : {}) };
};
