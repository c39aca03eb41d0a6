// Converts a member's row to the user that the client sees.
import type { User } from '#shared/model/user.ts';
import { flagsOf, needsMfa } from '#shared/policy/policy.ts';
import type { Caller } from '../caller.ts';

/** The rows read for a member. */
export type Known = Pick<Caller, 'member' | 'organisation' | 'customRoles'>;

type Besides = { readonly avatar?: string | undefined; readonly requiresMfa: boolean };

export const userOf = ({ member, organisation, customRoles }: Known, { avatar, requiresMfa }: Besides): User => {
  const { userId, role, status, mfa = false } = member;
  const customRole = customRoles?.roles.find(({ id }) => id === member.customRoleId);
  return {
    id: userId,
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email,
    role,
    joinedAt: member.joinedAt,
    orgName: organisation.name,
    isCustomSignup: member.isCustomSignup,
    flags: [...flagsOf({ userId, role, status, customFlags: customRole?.flags })],
    mfa,
    mfaNeeded: requiresMfa && needsMfa(role) && !mfa,
    version: member.version,
    ...(avatar ? { avatar } : {}),
    ...(customRole ? { customRole: customRole.name } : {}),
    ...(member.tourSeen ? { tourSeen: true } : {}),
    ...(member.language ? { language: member.language } : {}),
  };
};
