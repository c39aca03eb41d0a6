// Stores members of an organization: one row per person, read on every request.
import * as z from 'zod';
import { LanguageCode, RoleNumber } from '#shared/model/codes.ts';
import { ROLES, type Role, STATUS } from '#shared/model/enums.ts';
import { key, pk } from './keys.ts';
import { nameOrder } from './name-order.ts';
import { personPlaces } from './person-places.ts';
import { store, type Versioned } from './record.ts';

const Record = z.object({
  userId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: RoleNumber,
  status: z.union([z.literal(1), z.literal(2)]),
  language: LanguageCode.optional(),
  joinedAt: z.string(),
  isCustomSignup: z.boolean(),
  /** Its flags replace those of the role while the custom role exists. */
  customRoleId: z.string().optional(),
  /** Signs in with an authenticator app. */
  mfa: z.boolean().optional(),
  tourSeen: z.boolean().optional(),
  /** Sign-ins before this moment are void: signed out, password changed, deactivated. */
  sessionsEndedAt: z.string().optional(),
  /** The sign-in that signed out: it ends even if it began within the same second. */
  endedSession: z.string().optional(),
  /** The sign-in that changed the password and continued when the others were ended. */
  keptSession: z.object({ id: z.string(), endedAt: z.string() }).optional(),
  lastActivity: z.string().optional(),
});
export type MemberRecord = Versioned<z.infer<typeof Record>>;

export const personPk = (tenant: string, userId: string) => pk(tenant, 'PERSON', userId);
export const MEMBER_SK = 'MEMBER';
export const memberKey = (tenant: string, userId: string) => key(personPk(tenant, userId), MEMBER_SK);
/** A small picture as a data URL in a separate row, because the membership is read on every request. */
export const avatarKey = (tenant: string, userId: string) => key(personPk(tenant, userId), 'AVATAR');
/** All members and open invitations: by email; by name in `gsi2`; admins only in `gsi3`. */
export const peoplePk = (tenant: string) => pk(tenant, 'MEMBERS');
/** An invited person has no name yet. */
export const personOrder = (name: string, email: string) => `${nameOrder(name || email)}#${email}`;
export const ADMIN_ROLES: readonly Role[] = [ROLES.superAdmin, ROLES.owner, ROLES.admin, ROLES.adminNotCreator];

export const members = store<z.infer<typeof Record>>({
  schema: Record,
  key: (tenant, member) => memberKey(tenant, member.userId),
  gsi1: (tenant, member) => ({ pk: peoplePk(tenant), sk: `${member.email}#${member.userId}` }),
  gsi2: (tenant, member) => ({ pk: peoplePk(tenant), sk: personOrder(nameOf(member), member.email) }),
  gsi3: (tenant, member) =>
    ADMIN_ROLES.includes(member.role)
      ? { pk: peoplePk(tenant), sk: personOrder(nameOf(member), member.email) }
      : undefined,
  ...personPlaces((member) => ({
    isAdmin: ADMIN_ROLES.includes(member.role),
    email: member.email,
    role: member.role,
    status: member.status === STATUS.active ? 'active' : 'deactivated',
    lastActivity: member.lastActivity ?? '',
    order: personOrder(nameOf(member), member.email),
  })),
});

export const nameOf = (member: { readonly firstName: string; readonly lastName: string }) =>
  /[가-힣\u3040-\u30ff\u4e00-\u9fff]/.test(member.lastName)
    ? `${member.lastName}${member.firstName}`
    : `${member.firstName} ${member.lastName}`;
