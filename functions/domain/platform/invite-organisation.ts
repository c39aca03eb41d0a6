// Invites an organization: its rows are written at once, and its owner gets an email with a link.
import type { Parsed } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { type Language, ROLES } from '#shared/model/enums.ts';
import type { Organisation } from '#shared/model/organisation.ts';
import { STARTING_CREDITS } from '#shared/model/prices.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Mail } from '../../ports/mail.ts';
import { type Table, type Write, WriteConflict } from '../../ports/table.ts';
import { openCreditsWrites } from '../../store/credits.ts';
import { personOfEmail } from '../../store/emails.ts';
import { PLATFORM } from '../../store/keys.ts';
import { nameOf } from '../../store/members.ts';
import { organisationCodes } from '../../store/organisation-codes.ts';
import { type OrganisationRecord, organisations, usage } from '../../store/organisations.ts';
import type { Caller } from '../caller.ts';
import { newOrganisationId } from '../ids.ts';
import { makeInvitation } from '../invitations/invitation.ts';
import { sendInvitation } from '../invitations/send-invitation.ts';
import { codesFor } from './code.ts';
import { domainOf } from './domain-of.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly mail: Mail;
  readonly clock: Clock;
  readonly random: Random;
};
export type From = { readonly app: string; readonly language: Language };
type Wanted = Parsed<'platform.invite', 'body'>;

/** Reserves the first free code; its write comes first. */
const withCode = async (
  table: Pick<Table, 'write'>,
  tenant: string,
  codes: readonly string[],
  writesFor: (code: string) => readonly Write[],
): Promise<string> => {
  for (const code of codes) {
    try {
      const taken = organisationCodes.row(PLATFORM, { code, tenant });
      await table.write({ put: taken, if: 'absent' }, ...writesFor(code));
      return code;
    } catch (error) {
      if (!(error instanceof WriteConflict) || error.at !== 0) throw error;
    }
  }
  throw new AppError('conflict');
};

/** Throws emailExists: an account belongs to one organization. */
export const inviteOrganisation = async (
  ports: Ports,
  caller: Caller,
  { name, website, email, credits = STARTING_CREDITS }: Wanted,
  from: From,
): Promise<Organisation> => {
  if (await personOfEmail(ports.table, email)) throw new AppError('emailExists');
  const id = newOrganisationId(ports);
  const now = ports.clock.now();
  const by = { id: caller.userId, name: nameOf(caller.member) };
  const wanted = { tenant: id, email, role: ROLES.owner, invitedBy: by, language: from.language, now };
  const invitation = makeInvitation(wanted);
  const rest = { id, name, website, email, domain: domainOf(website), status: 'invited' as const };
  const record = (code: string): Omit<OrganisationRecord, 'version'> => ({
    ...rest,
    code,
    createdAt: new Date(now).toISOString(),
  });
  const code = await withCode(ports.table, id, codesFor(name, website), (free) => [
    { put: organisations.row(id, record(free)), if: 'absent' },
    { put: usage.row(id, { members: 0, runs: 0, storageBytes: 0, workspaces: 0, folders: 0 }) },
    ...openCreditsWrites(id, { about: `first#${id}`, amount: credits, by }, now),
    { put: invitation.row, if: 'absent' },
  ]);
  await sendInvitation(ports, invitation, { ...from, kind: 'organisationInvitation', tenant: id, organisation: name });
  return { ...record(code), members: 0, runs: 0, storageBytes: 0, credits, version: 1 };
};
