// Invites one or many people to the organization, and reports the outcome for each address.
import type { Parsed } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Invited, Person } from '#shared/model/people.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Table } from '../../ports/table.ts';
import { nameOf } from '../../store/members.ts';
import type { Caller, PersonRecord } from '../caller.ts';
import { invite } from '../invitations/invite.ts';
import { refusesOutsider } from '../invitations/outsiders.ts';
import { resendInvitation } from '../invitations/resend-invitation.ts';
import { personView } from '../people/view.ts';
import { requireReach } from './owners.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly mail: Mail;
  readonly clock: Clock;
};
type From = { readonly app: string; readonly language: Language };

const AT_ONCE = 10;

const addressesOf = ({ email, emails = [] }: Parsed<'organisation.invite', 'body'>): string[] => {
  const all = [...new Set([...(email ? [email] : []), ...emails])];
  if (all.length === 0) throw new AppError('badInput', { field: 'email' });
  return all;
};

export const invitePeople = async (
  ports: Ports,
  caller: Caller,
  wanted: Parsed<'organisation.invite', 'body'>,
  from: From,
): Promise<Invited> => {
  requireReach(caller, wanted.role);
  const { tenant, userId, member, organisation } = caller;
  const inviter = { ...from, tenant, by: { id: userId, name: nameOf(member) }, organisation: organisation.name };
  const all = addressesOf(wanted);
  const emails: Invited['emails'] = [];
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const some = all.slice(at, at + AT_ONCE).map(async (email) => {
      const isRefused = refusesOutsider(organisation, email);
      const { outcome } = await invite(ports, inviter, { email, role: wanted.role, isRefused });
      return { email, outcome };
    });
    emails.push(...(await Promise.all(some)));
  }
  return { emails };
};

export const sendAgain = async (
  ports: Ports,
  caller: Caller,
  person: PersonRecord | undefined,
  from: From,
): Promise<Person> => {
  if (person?.kind !== 'invitation') throw new AppError('notFound');
  requireReach(caller, person.invitation.role);
  const to = { ...from, tenant: caller.tenant, organisation: caller.organisation.name };
  const invitation = await resendInvitation(ports, person.invitation, to);
  return personView({ kind: 'invitation', invitation }, undefined);
};
