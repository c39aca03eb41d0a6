// A member's row as the client sees the person.
import type { User } from '#shared/model/user.ts';
import type { MemberRecord } from '../../store/members.ts';

export const userOf = (member: MemberRecord, orgName: string): User => ({
  id: member.userId,
  firstName: member.firstName,
  lastName: member.lastName,
  email: member.email,
  role: member.role,
  joinedAt: member.joinedAt,
  orgName,
  isCustomSignup: member.isCustomSignup,
  ...(member.avatar ? { avatar: member.avatar } : {}),
  ...(member.language ? { language: member.language } : {}),
});
