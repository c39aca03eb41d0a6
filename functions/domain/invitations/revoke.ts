// Revokes an invitation: removes its row and workspace memberships, so that its link opens nothing.
import type { Table, Write } from '../../ports/table.ts';
import { type InvitationRecord, invitationKey } from '../../store/invitations.ts';
import { personPk } from '../../store/members.ts';
import { EDGE_PREFIX } from '../../store/workspaces.ts';

/** Throws WriteConflict if the invitation was accepted or resent meanwhile. */
export const revokeInvitation = async (
  table: Pick<Table, 'query' | 'write'>,
  tenant: string,
  { id, version }: Pick<InvitationRecord, 'id' | 'version'>,
): Promise<void> => {
  const { items } = await table.query({ pk: personPk(tenant, id), prefix: EDGE_PREFIX });
  // Places beyond the transaction limit are removed afterwards; without the invitation's row they grant nothing.
  const [now, later] = [items.slice(0, 90), items.slice(90)];
  await table.write(
    { remove: invitationKey(tenant, id), if: { version } },
    ...now.map(({ pk, sk }): Write => ({ remove: { pk, sk } })),
  );
  for (let i = 0; i < later.length; i += 100)
    await table.write(...later.slice(i, i + 100).map(({ pk, sk }): Write => ({ remove: { pk, sk } })));
};
