// Resends an invitation with a new secret for seven more days; the previous link stops working.
import type { Language } from '#shared/model/enums.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Table } from '../../ports/table.ts';
import type { InvitationRecord } from '../../store/invitations.ts';
import { renewInvitation } from './invitation.ts';
import { type InvitationKind, sendInvitation } from './send-invitation.ts';

type Ports = { readonly table: Pick<Table, 'write'>; readonly mail: Mail; readonly clock: Clock };
type To = {
  readonly tenant: string;
  readonly organisation: string;
  readonly app: string;
  readonly language: Language;
  readonly kind?: InvitationKind;
};

/** Throws WriteConflict if the invitation was accepted, revoked or resent meanwhile. */
export const resendInvitation = async (ports: Ports, before: InvitationRecord, to: To): Promise<InvitationRecord> => {
  const fresh = renewInvitation(to.tenant, before, { now: ports.clock.now() });
  await ports.table.write({ put: fresh.row, if: { version: before.version } });
  await sendInvitation(ports, fresh, { kind: 'invitation', ...to });
  return fresh.record;
};
