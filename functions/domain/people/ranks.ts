// Ranks roles within a workspace: a member of higher rank cannot be changed.
import { ROLES, type Role } from '#shared/model/enums.ts';
import { type Actor, roleIn, type WorkspaceStanding } from '#shared/policy/policy.ts';

const { superAdmin, owner, admin, adminNotCreator, member, guest } = ROLES;

/** Platform staff have no rank in a workspace. */
const RANKS: Readonly<Record<Role, number>> = {
  [superAdmin]: 0,
  [guest]: 0,
  [member]: 1,
  [adminNotCreator]: 2,
  [admin]: 2,
  [owner]: 3,
};

export const rankOf = (role: Role): number => RANKS[role];

export const isAbove = (role: Role, caller: Actor, standing: WorkspaceStanding | undefined): boolean =>
  rankOf(role) > rankOf(roleIn(caller, standing));

/** The lower of two roles. */
export const lower = (a: Role, b: Role): Role => (rankOf(a) <= rankOf(b) ? a : b);
