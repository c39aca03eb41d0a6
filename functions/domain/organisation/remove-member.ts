// Deletes a member: row, picture and memberships at once; what they made in shared workspaces keeps their name.
import { ROLES } from '#shared/model/enums.ts';
import type { Table, Write } from '../../ports/table.ts';
import { deletedPeople } from '../../store/deleted-people.ts';
import { emailKey } from '../../store/emails.ts';
import { avatarKey, type MemberRecord, memberKey, personPk } from '../../store/members.ts';
import { type UsageField, usageKey } from '../../store/organisations.ts';
import { EDGE_PREFIX, type Edge, edgeKey, edges } from '../../store/workspaces.ts';

/** Together with the other writes, below the transaction limit of 100. */
const PLACES_AT_ONCE = 80;

const removeEdge =
  (tenant: string) =>
  ({ userId, projectId }: Edge): Write => ({ remove: edgeKey(tenant, userId, projectId) });

/** Leaves the reaper what nobody else can see: the person's own questions and personal workspaces. */
const leftBehind = (tenant: string, userId: string, places: readonly Edge[], now: number): Write => {
  const projectIds = places.filter(({ role }) => role === ROLES.owner).map(({ projectId }) => projectId);
  return { put: deletedPeople.row(tenant, { userId, projectIds, deadline: new Date(now).toISOString() }) };
};

/** The writes of one transaction; for a member of very many workspaces, some memberships are removed before it. */
export const removalWrites = async (
  table: Pick<Table, 'query' | 'write'>,
  tenant: string,
  { userId, email, version }: MemberRecord,
  now: number,
): Promise<Write[]> => {
  const { items } = await table.query({ pk: personPk(tenant, userId), prefix: EDGE_PREFIX });
  const places = items.map(edges.read);
  // Owned workspaces come last, so that they can still be listed if an earlier write fails.
  const sorted = places.toSorted((a, b) => b.role - a.role);
  const early = sorted.slice(0, Math.max(0, sorted.length - PLACES_AT_ONCE));
  for (let from = 0; from < early.length; from += PLACES_AT_ONCE)
    await table.write(...early.slice(from, from + PLACES_AT_ONCE).map(removeEdge(tenant)));
  return [
    { remove: memberKey(tenant, userId), if: { version } },
    { remove: avatarKey(tenant, userId) },
    { remove: emailKey(email) },
    { add: usageKey(tenant), field: 'members' satisfies UsageField, by: -1 },
    leftBehind(tenant, userId, places, now),
    ...sorted.slice(early.length).map(removeEdge(tenant)),
  ];
};
