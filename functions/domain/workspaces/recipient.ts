// Decides who may get an email about a workspace: a member who can see it at that moment.
import { canSee } from '#shared/policy/policy.ts';
import type { Table } from '../../ports/table.ts';
import { type MemberRecord, memberKey, members } from '../../store/members.ts';
import { edgeKey, edges, workspaceKey, workspaces } from '../../store/workspaces.ts';
import { standingOf } from './standing.ts';

type Place = { readonly tenant: string; readonly projectId: string };

export const recipientOf = async (
  table: Pick<Table, 'getMany'>,
  { tenant, projectId }: Place,
  userId: string,
): Promise<MemberRecord | undefined> => {
  const keys = [memberKey(tenant, userId), workspaceKey(tenant, projectId), edgeKey(tenant, userId, projectId)];
  const [item, workspace, edge] = await table.getMany(keys);
  if (!item || !workspace) return undefined;
  const member = members.read(item);
  return canSee(member, standingOf(workspaces.read(workspace), edge && edges.read(edge))) ? member : undefined;
};
