// Changes an organization: name, website, suspension, and the owner's invitation while it is open.
import type { Parsed } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { ROLES } from '#shared/model/enums.ts';
import type { Organisation } from '#shared/model/organisation.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Table, Write } from '../../ports/table.ts';
import { invitationKey, invitations } from '../../store/invitations.ts';
import { PLATFORM } from '../../store/keys.ts';
import { nameOf } from '../../store/members.ts';
import { type OrganisationRecord, organisationKey, organisations } from '../../store/organisations.ts';
import type { Caller } from '../caller.ts';
import { invitationIdOf, type Made, makeInvitation, renewInvitation } from '../invitations/invitation.ts';
import { sendInvitation } from '../invitations/send-invitation.ts';
import { edit } from '../workspaces/edit.ts';
import { domainOf } from './domain-of.ts';
import type { From } from './invite-organisation.ts';
import { organisationView } from './view.ts';

type Ports = { readonly table: Pick<Table, 'getMany' | 'write'>; readonly mail: Mail; readonly clock: Clock };
type Wanted = Parsed<'platform.update', 'body'>;

/** An organization without an owner is resumed as invited. */
const statusOf = ({ status, admin }: OrganisationRecord, wanted: Wanted['status']): OrganisationRecord['status'] => {
  if (wanted === 'active') return admin === undefined ? 'invited' : 'active';
  return wanted ?? status;
};

const changed = (row: OrganisationRecord, { name, website, email, status }: Wanted): OrganisationRecord => ({
  ...row,
  name: name ?? row.name,
  email: email ?? row.email,
  status: statusOf(row, status),
  ...(website === undefined ? {} : { website, domain: domainOf(website) }),
});

/** The platform itself cannot be suspended; the address can change only while the owner's invitation is open. */
const requirePossible = (row: OrganisationRecord, { status, email, inviteAgain }: Wanted): void => {
  if (row.id === PLATFORM && status === 'suspended') throw new AppError('badInput', { field: 'status' });
  const isOwned = row.admin !== undefined || row.id === PLATFORM;
  if (isOwned && email !== undefined && email !== row.email) throw new AppError('badInput', { field: 'email' });
  if (isOwned && inviteAgain) throw new AppError('badInput', { field: 'inviteAgain' });
};

type Invitation = { readonly made: Made; readonly writes: readonly Write[] };

/** Returns a fresh invitation for the owner if one is requested or the address has changed. */
const invitationFor = async (
  { table, clock }: Ports,
  caller: Caller,
  { before, next, isAgain }: { before: OrganisationRecord; next: OrganisationRecord; isAgain: boolean },
  { language }: From,
): Promise<Invitation | undefined> => {
  if (!isAgain && before.email === next.email) return undefined;
  const tenant = before.id;
  const now = clock.now();
  const was = invitationKey(tenant, invitationIdOf(tenant, before.email));
  const [item] = await table.getMany([was]);
  if (item && before.email === next.email) {
    const row = invitations.read(item);
    const made = renewInvitation(tenant, row, { now, language });
    return { made, writes: [{ put: made.row, if: { version: row.version } }] };
  }
  const invitedBy = { id: caller.userId, name: nameOf(caller.member) };
  const made = makeInvitation({ tenant, email: next.email, role: ROLES.owner, invitedBy, language, now });
  const moved: Write[] = before.email === next.email ? [] : [{ remove: was }];
  return { made, writes: [{ put: made.row, if: 'absent' }, ...moved] };
};

export const updateOrganisation = async (
  ports: Ports,
  caller: Caller,
  organisation: OrganisationRecord,
  wanted: Wanted,
  from: From,
): Promise<Organisation> => {
  const { id } = organisation;
  let sent: Made | undefined;
  const next = await edit({
    current: organisation,
    version: wanted.version,
    view: (row) => row,
    reread: async () => {
      const [item] = await ports.table.getMany([organisationKey(id)]);
      return item && organisations.read(item);
    },
    write: async (row) => {
      requirePossible(row, wanted);
      const put = organisations.row(id, changed(row, wanted), row.version);
      const after = organisations.read(put);
      const isAgain = wanted.inviteAgain === true;
      const invitation = await invitationFor(ports, caller, { before: row, next: after, isAgain }, from);
      await ports.table.write({ put, if: { version: row.version } }, ...(invitation?.writes ?? []));
      sent = invitation?.made;
      return after;
    },
  });
  if (sent)
    await sendInvitation(ports, sent, { ...from, kind: 'organisationInvitation', tenant: id, organisation: next.name });
  return organisationView(ports.table, next);
};
