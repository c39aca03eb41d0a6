// Reads the name of a workspace, from which its subject company is recognized.
import type { Table } from '../ports/table.ts';
import { workspaceKey, workspaces } from './workspaces.ts';

/** Only for a single workspace: several workspaces have no common subject. */
export const workspaceName = async (
  table: Pick<Table, 'getMany'>,
  tenant: string,
  [projectId, ...others]: readonly string[],
): Promise<string | undefined> => {
  if (projectId === undefined || others.length > 0) return undefined;
  const [item] = await table.getMany([workspaceKey(tenant, projectId)]);
  if (!item) return undefined;
  const { name, alias } = workspaces.read(item);
  return `${name} ${alias}`;
};
