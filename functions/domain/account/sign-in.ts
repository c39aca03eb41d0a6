// Signs in: the response is the same whether the password, email, organization code, status or portal is wrong.
import { AppError } from '#shared/contract/errors.ts';
import { ROLES, STATUS } from '#shared/model/enums.ts';
import { needsMfa } from '#shared/policy/policy.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Identity, TokenVerifier } from '../../ports/identity.ts';
import { type Table, type Write, WriteConflict } from '../../ports/table.ts';
import { customRoles, customRolesKey } from '../../store/custom-roles.ts';
import { avatarKey, type MemberRecord, memberKey, members } from '../../store/members.ts';
import { normalCode } from '../../store/organisation-codes.ts';
import { organisationKey, organisations } from '../../store/organisations.ts';
import { avatarIn, type Whose } from './avatar.ts';
import type { Known } from './user.ts';

export type Portal = 'admin' | 'user';

type Entry = { readonly email: string; readonly portal: Portal; readonly organizationCode?: string | undefined };
type Entered = Known & { readonly avatar: string | undefined };

/**
 * Checks that this account may enter by this portal. Throws wrongCredentials, or organisationSuspended if it otherwise
 * may.
 */
export const enter = async (table: Pick<Table, 'getMany'>, who: Whose, entry: Entry): Promise<Entered> => {
  const { tenant, userId } = who;
  const [memberItem, organisationItem, rolesItem, avatarItem] = await table.getMany([
    memberKey(tenant, userId),
    organisationKey(tenant),
    customRolesKey(tenant),
    avatarKey(tenant, userId),
  ]);
  const member = memberItem && members.read(memberItem);
  const organisation = organisationItem && organisations.read(organisationItem);
  const isStaff = member?.role === ROLES.superAdmin;
  const rightDoor = isStaff === (entry.portal === 'admin');
  const code = entry.organizationCode;
  const rightCode = !code || isStaff || normalCode(code) === normalCode(organisation?.code ?? '');
  const isRight = rightDoor && rightCode && member?.email === entry.email && member.status === STATUS.active;
  if (!member || !organisation || !isRight) throw new AppError('wrongCredentials');
  if (organisation.status === 'suspended') throw new AppError('organisationSuspended');
  return {
    member,
    organisation,
    customRoles: rolesItem && customRoles.read(rolesItem),
    avatar: avatarIn(avatarItem),
  };
};

type Credentials = { readonly email: string; readonly password: string; readonly code?: string | undefined };

/** Opens a session with the identity provider and returns whose it is. */
export const openSession = async (
  { identity, tokens }: { readonly identity: Pick<Identity, 'signIn'>; readonly tokens: TokenVerifier },
  credentials: Credentials,
) => {
  const session = await identity.signIn(credentials);
  if (session === 'codeNeeded') throw new AppError('mfaCodeNeeded');
  if (session === 'codeWrong') throw new AppError('mfaWrong');
  const who = session && (await tokens.verify(session.accessToken));
  if (!who) throw new AppError('wrongCredentials');
  return { who, session };
};

/** If the stage requires an authenticator app, asks the provider on every sign-in: its owner can remove it there. */
export const mfaOf = async (
  identity: Pick<Identity, 'hasAuthenticator'>,
  { role, email, mfa }: MemberRecord,
  requiresMfa: boolean,
): Promise<boolean> => (requiresMfa && needsMfa(role) ? identity.hasAuthenticator(email) : (mfa ?? false));

/**
 * Writes the audit row, and the time of the last visit to the member's row. That alone does not change the row's
 * version, so a concurrent change wins.
 */
export const noteEntry = async (
  { table, clock }: { readonly table: Pick<Table, 'write'>; readonly clock: Clock },
  { tenant, member, mfa }: { readonly tenant: string; readonly member: MemberRecord; readonly mfa: boolean },
  audit: Write,
): Promise<MemberRecord> => {
  const { version } = member;
  const isNews = mfa !== (member.mfa ?? false);
  const next = { ...member, mfa, lastActivity: new Date(clock.now()).toISOString() };
  const put = members.row(tenant, next, isNews ? version : version - 1);
  try {
    await table.write(audit, { put, if: { version } });
    return members.read(put);
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    await table.write(audit);
    return member;
  }
};
