// Accepts an invitation: it creates one member, however often the link is used at once and wherever a server dies.
import { AppError } from '#shared/contract/errors.ts';
import { ROLES, STATUS } from '#shared/model/enums.ts';
import type { Clock } from '../../ports/clock.ts';
import { AccountExists, type Identity } from '../../ports/identity.ts';
import { type Table, type Write, WriteConflict } from '../../ports/table.ts';
import { emailHash, emailKey, emails } from '../../store/emails.ts';
import { invitationKey } from '../../store/invitations.ts';
import { PLATFORM } from '../../store/keys.ts';
import { members, nameOf } from '../../store/members.ts';
import { normalCode } from '../../store/organisation-codes.ts';
import { organisations, type UsageField, usageKey } from '../../store/organisations.ts';
import { holdEmail } from './hold-email.ts';
import { movedPlaces, placesOf, sweepPlaces } from './move-places.ts';
import { linkOf, type Offer, readOffer } from './offer.ts';
import { requireNotOwnWords } from './own-words.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly identity: Pick<Identity, 'create' | 'remove'>;
  readonly clock: Clock;
};
export type SignUp = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organizationCode: string;
  readonly invitation: string;
  readonly language?: 'ko' | 'en' | 'ja' | undefined;
};
/** The audit row of a person's sign-up. */
type AuditOf = (who: { readonly tenant: string; readonly userId: string; readonly name: string }) => Write;

/** Nobody else signs up with this address now, and no member has it: an account there is what a dead sign-up left. */
const createAccount = async ({ identity }: Ports, account: Parameters<Identity['create']>[0]): Promise<string> => {
  try {
    return await identity.create(account);
  } catch (error) {
    if (!(error instanceof AccountExists)) throw error;
    await identity.remove(account.email);
    return identity.create(account);
  }
};

const memberOf = ({ invitation }: Offer, given: SignUp, userId: string, joinedAt: string) => ({
  userId,
  email: given.email,
  firstName: given.firstName,
  lastName: given.lastName,
  role: invitation.role,
  status: STATUS.active,
  language: given.language ?? invitation.language,
  joinedAt,
  isCustomSignup: invitation.isOwnRequest,
});

/** An invited organization begins with its owner. */
const begun = ({ tenant, invitation, organisation }: Offer, owner: SignUp): Write[] => {
  if (organisation.status !== 'invited' || invitation.role !== ROLES.owner) return [];
  const next = { ...organisation, status: 'active' as const, admin: nameOf(owner), email: owner.email };
  const { version } = organisation;
  return [{ put: organisations.row(tenant, next, version), if: { version } }];
};

type Joining = {
  readonly userId: string;
  readonly given: SignUp;
  /** Of the row that holds the address. */
  readonly emailVersion: number;
  readonly auditOf: AuditOf;
};

/** The hold comes first: when it is lost, the account belongs to somebody else's sign-up. */
const HOLD = 0;

const join = async ({ table, clock }: Ports, offer: Offer, { userId, given, emailVersion, auditOf }: Joining) => {
  const { tenant, invitation } = offer;
  const person = memberOf(offer, given, userId, new Date(clock.now()).toISOString());
  const places = await placesOf(table, tenant, invitation.id);
  const hash = emailHash(given.email);
  await table.write(
    { put: emails.row(PLATFORM, { hash, tenant, userId }, emailVersion), if: { version: emailVersion } },
    { remove: invitationKey(tenant, invitation.id), if: { version: invitation.version } },
    { put: members.row(tenant, person), if: 'absent' },
    { add: usageKey(tenant), field: 'members' satisfies UsageField, by: 1 },
    auditOf({ tenant, userId, name: nameOf(given) }),
    ...begun(offer, given),
    ...movedPlaces(tenant, places, { userId, name: nameOf(given) }),
  );
  // What did not fit, and what was added in the meantime: without its row an invitation gets no further places.
  await sweepPlaces(table, tenant, invitation.id, { userId, name: nameOf(given) });
};

const readFitting = async (ports: Ports, given: SignUp) => {
  const offer = await readOffer(ports, linkOf(given.invitation), emailKey(given.email));
  const fits = offer.invitation.email === given.email;
  const rightCode = normalCode(given.organizationCode) === normalCode(offer.organisation.code);
  if (!fits) throw new AppError('invitationInvalid');
  // Nothing is given away: who gets here holds the invitation, and hears the same of every other code.
  if (!rightCode) throw new AppError('organisationNotFound');
  return offer;
};

/** Takes back what was written, as far as it is still this sign-up's. */
const giveUp = async ({ table, identity }: Ports, { email }: SignUp, emailVersion: number): Promise<void> => {
  const [item] = await table.getMany([emailKey(email)]);
  if (item?.version !== emailVersion) return;
  await identity.remove(email);
  await table.write({ remove: emailKey(email), if: { version: emailVersion } }).catch(() => undefined);
};

const MAX_ATTEMPTS = 5;

const joinWithRetry = async (ports: Ports, first: Offer, joining: Joining): Promise<void> => {
  let offer = first;
  for (let tries = 1; ; tries += 1) {
    try {
      return await join(ports, offer, joining);
    } catch (error) {
      if (!(error instanceof WriteConflict) || error.at === HOLD || tries === MAX_ATTEMPTS) throw error;
    }
    offer = await readFitting(ports, joining.given);
  }
};

/** Throws invitationInvalid, organisationNotFound, emailExists (to whoever holds the link), conflict while another call accepts it. */
export const acceptInvitation = async (ports: Ports, given: SignUp, auditOf: AuditOf): Promise<void> => {
  const offer = await readFitting(ports, given);
  const { tenant } = offer;
  const { email, password } = given;
  requireNotOwnWords(password, given, offer.organisation);
  const emailVersion = await holdEmail(ports, { tenant, email }, offer.besides[0]);
  try {
    const userId = await createAccount(ports, { email, password, tenant });
    await joinWithRetry(ports, offer, { userId, given, emailVersion, auditOf });
  } catch (error) {
    await giveUp(ports, given, emailVersion);
    throw error instanceof WriteConflict ? new AppError('conflict') : error;
  }
};
