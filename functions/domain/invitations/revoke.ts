// Revokes an invitation: its row and workspace memberships are removed, so that its link opens nothing.
import type { Table, Write } from '../../ports/table.ts';
import { type InvitationRecord, invitationKey } from '../../store/invitations.ts';
import { personPk } from '../../store/members.ts';
import { EDGE_PREFIX } from '../../store/projects.ts';

/** Throws WriteConflict when it was accepted or sent again meanwhile. */
export const revokeInvitation = async (
  table: Pick<Table, 'query' | 'write'>,
  tenant: string,
  { id, version }: Pick<InvitationRecord, 'id' | 'version'>,
): Promise<void> => {
  const { items } = await table.query({ pk: personPk(tenant, id), prefix: EDGE_PREFIX });
  // Without its row an invitation is nobody: places that did not fit into the transaction are swept after it.
  const [now, later] = [items.slice(0, 90), items.slice(90)];
  await table.write(
    { remove: invitationKey(tenant, id), if: { version } },
    ...now.map(({ pk, sk }): Write => ({ remove: { pk, sk } })),
  );
  for (let i = 0; i < later.length; i += 100)
    await table.write(...later.slice(i, i + 100).map(({ pk, sk }): Write => ({ remove: { pk, sk } })));
};
