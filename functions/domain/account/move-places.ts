// Moves the workspace memberships of an invitation to the member who accepted it.
import type { Table, Write } from '../../ports/table.ts';
import { personPk } from '../../store/members.ts';
import { EDGE_PREFIX, type Edge, edgeKey, edges } from '../../store/workspaces.ts';

/** Each place takes two writes; together with the member's own they stay below the transaction limit of 100. */
const AT_ONCE = 40;

type Person = { readonly userId: string; readonly name: string };

export const placesOf = async (table: Pick<Table, 'query'>, tenant: string, id: string): Promise<Edge[]> => {
  const { items } = await table.query({ pk: personPk(tenant, id), prefix: EDGE_PREFIX, limit: AT_ONCE });
  return items.map(edges.read);
};

/** The transaction fails if a place was changed or removed meanwhile. */
export const movedPlaces = (tenant: string, places: readonly Edge[], person: Person): Write[] =>
  places.flatMap(({ version, ...place }) => [
    { remove: edgeKey(tenant, place.userId, place.projectId), if: { version } },
    { put: edges.row(tenant, { ...place, ...person }) },
  ]);

export const sweepPlaces = async (
  table: Pick<Table, 'query' | 'write'>,
  tenant: string,
  id: string,
  person: Person,
): Promise<void> => {
  for (;;) {
    const places = await placesOf(table, tenant, id);
    if (places.length === 0) return;
    await table.write(...movedPlaces(tenant, places, person));
  }
};
