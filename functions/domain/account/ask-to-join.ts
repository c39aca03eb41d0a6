// Handles requests to join by organization code: emails those who may join; the response is the same for everybody.
import { type Language, ROLES } from '#shared/model/enums.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Table } from '../../ports/table.ts';
import { type InvitationRecord, invitationKey, invitations } from '../../store/invitations.ts';
import { tenantOfCode } from '../../store/organisation-codes.ts';
import { type OrganisationRecord, organisationKey, organisations } from '../../store/organisations.ts';
import { onceInWindow } from '../../store/rates.ts';
import { invitationIdOf, isOpen, renewInvitation } from '../invitations/invitation.ts';
import { invite } from '../invitations/invite.ts';
import { sendInvitation } from '../invitations/send-invitation.ts';
import { inConstantTime } from './constant-time.ts';

type Ports = { readonly table: Pick<Table, 'getMany' | 'query' | 'write'>; readonly mail: Mail; readonly clock: Clock };
export type Asking = {
  readonly email: string;
  readonly organizationCode: string;
  readonly app: string;
  readonly language: Language;
};
type At = { readonly tenant: string; readonly organisation: OrganisationRecord };

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** True if the organization is active and its domain matches. Without a domain, members join by invitation only. */
const mayAsk = ({ organisation: { domain, status } }: At, email: string): boolean =>
  status === 'active' && domain !== '' && domain.toLowerCase() === domainOf(email);

/**
 * The previous link stops working, so a stranger can trigger this at most once every fifteen minutes. An open
 * invitation is sent again as it was; an expired one is sent again with the guest role.
 */
const sendAgain = async (ports: Ports, { tenant, organisation }: At, before: InvitationRecord, asking: Asking) => {
  const now = ports.clock.now();
  const fresh = isOpen(before, now)
    ? renewInvitation(tenant, before, { now })
    : renewInvitation(tenant, { ...before, isOwnRequest: true }, { now, role: ROLES.guest });
  await ports.table.write(
    { put: fresh.row, if: { version: before.version } },
    onceInWindow(`again\n${tenant}\n${before.id}`, now),
  );
  const kind = organisation.status === 'invited' ? 'organisationInvitation' : 'invitation';
  const { app, language } = asking;
  await sendInvitation(ports, fresh, { kind, tenant, organisation: organisation.name, app, language });
};

const answer = async (ports: Ports, asking: Asking): Promise<void> => {
  const { email, app, language } = asking;
  const tenant = await tenantOfCode(ports.table, asking.organizationCode);
  if (!tenant) return;
  const [organisationItem, item] = await ports.table.getMany([
    organisationKey(tenant),
    invitationKey(tenant, invitationIdOf(tenant, email)),
  ]);
  if (!organisationItem) return;
  const at = { tenant, organisation: organisations.read(organisationItem) };
  const before = item && invitations.read(item);
  // A person who awaits approval cannot bypass it by asking to join.
  if (at.organisation.status === 'suspended' || before?.awaitsApproval) return;
  if (before && isOpen(before, ports.clock.now())) return sendAgain(ports, at, before, asking);
  if (!mayAsk(at, email)) return;
  if (before) return sendAgain(ports, at, before, asking);
  const by = { id: '', name: email };
  const inviter = { tenant, by, organisation: at.organisation.name, app, language };
  await invite(ports, inviter, { email, role: ROLES.guest, isOwnRequest: true });
};

export const askToJoin = (ports: Ports, asking: Asking): Promise<void> =>
  inConstantTime(ports.clock, () => answer(ports, asking));
