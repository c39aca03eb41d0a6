// Accepts an invitation: creates exactly one member, even if the link is used twice at once or a server dies midway.
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
/** Builds the audit row of a sign-up. */
type AuditOf = (who: { readonly tenant: string; readonly userId: string; readonly name: string }) => Write;

/**
 * Called while the address is held and has no member, so an existing account is left over from an interrupted sign-up.
 */
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

/** Activates an invited organization when its owner joins. */
const begun = ({ tenant, invitation, organisation }: Offer, owner: SignUp): Write[] => {
  if (organisation.status !== 'invited' || invitation.role !== ROLES.owner) return [];
  const next = { ...organisation, status: 'active' as const, admin: nameOf(owner), email: owner.email };
  const { version } = organisation;
  return [{ put: organisations.row(tenant, next, version), if: { version } }];
};

type Joining = {
  readonly userId: string;
  readonly given: SignUp;
  /** Version of the row that holds the address. */
  readonly emailVersion: number;
  readonly auditOf: AuditOf;
};

/** The hold is written first: if it was lost, the account belongs to another sign-up. */
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
  // Moves places that did not fit or were added meanwhile. Once the invitation's row is gone, it gets no new places.
  await sweepPlaces(table, tenant, invitation.id, { userId, name: nameOf(given) });
};

const readFitting = async (ports: Ports, given: SignUp) => {
  const offer = await readOffer(ports, linkOf(given.invitation), emailKey(given.email));
  const fits = offer.invitation.email === given.email;
  const rightCode = normalCode(given.organizationCode) === normalCode(offer.organisation.code);
  if (!fits) throw new AppError('invitationInvalid');
  // This reveals nothing: the caller already holds the invitation, and every wrong code fails the same way.
  if (!rightCode) throw new AppError('organisationNotFound');
  return offer;
};

/** Deletes what this sign-up wrote, unless another sign-up has taken the address since. */
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

/**
 * Throws invitationInvalid, organisationNotFound, emailExists (only the holder of the link sees it), or conflict while
 * another call accepts the invitation.
 */
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
