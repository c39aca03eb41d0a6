// Decides who may get an email about a workspace: a member who can see it at that moment.
import { canSee } from '#shared/policy/policy.ts';
import type { Table } from '../../ports/table.ts';
import { type MemberRecord, memberKey, members } from '../../store/members.ts';
import { edgeKey, edges, projectKey, projects } from '../../store/projects.ts';
import { standingOf } from './standing.ts';

type Place = { readonly tenant: string; readonly projectId: string };

export const recipientOf = async (
  table: Pick<Table, 'getMany'>,
  { tenant, projectId }: Place,
  userId: string,
): Promise<MemberRecord | undefined> => {
  const keys = [memberKey(tenant, userId), projectKey(tenant, projectId), edgeKey(tenant, userId, projectId)];
  const [item, project, edge] = await table.getMany(keys);
  if (!item || !project) return undefined;
  const member = members.read(item);
  return canSee(member, standingOf(projects.read(project), edge && edges.read(edge))) ? member : undefined;
};
