// The permission table as rows: actions and flags of each of the six roles, from shared/policy alone.
import { FLAGS, type Flag, ROLES, type Role, STATUS } from '#shared/model/enums.ts';
import { ROLE_FLAGS } from '#shared/policy/flags.ts';
import { type Action, can } from '#shared/policy/policy.ts';

/** The roles from the widest permissions to the narrowest. */
export const SHOWN_ROLES: readonly Role[] = [
  ROLES.superAdmin,
  ROLES.owner,
  ROLES.admin,
  ROLES.adminNotCreator,
  ROLES.member,
  ROLES.guest,
];

const SHOWN_ACTIONS = [
  'project.create',
  'project.manage',
  'people.read',
  'people.write',
  'file.read',
  'file.write',
  'search.read',
  'search.ask',
  'export',
  'staff.read',
  'staff.write',
  'role.write',
  'tag.write',
  'credits.read',
  'audit.read',
  'platform.manage',
] as const satisfies readonly Action[];
export type ShownAction = (typeof SHOWN_ACTIONS)[number];

export type MatrixRow<Id> = { readonly id: Id; readonly holds: readonly boolean[] };

export const ACTION_ROWS: readonly MatrixRow<ShownAction>[] = SHOWN_ACTIONS.map((id) => ({
  id,
  holds: SHOWN_ROLES.map((role) => can({ userId: '', role, status: STATUS.active }, id)),
}));

export const FLAG_ROWS: readonly MatrixRow<Flag>[] = FLAGS.map((id) => ({
  id,
  holds: SHOWN_ROLES.map((role) => ROLE_FLAGS[role].includes(id)),
}));

/** The flags that a custom role may have: all but the platform's own. */
export type OfferedFlag = Exclude<Flag, 'SuperAdmin'>;
export const isOffered = (flag: Flag): flag is OfferedFlag => flag !== 'SuperAdmin';
export const OFFERED_FLAGS: readonly OfferedFlag[] = FLAGS.filter(isOffered);
